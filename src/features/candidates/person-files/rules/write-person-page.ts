import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import {
  formatColumn,
  formatEventName,
  formatPersonValue,
  formatZonedInstant,
  type Reading,
} from './format-person-value.ts'
import type { LeftOut, PersonFile, Section } from './person-file.ts'
import { writeFacts, writeHtmlPage, writeTable, writeText } from './write-html.ts'

const writeRow = (table: string, row: Section['rows'][number], reading: Reading): string => {
  const facts = Object.entries(row).map(([column, value]): [string, string | null] =>
    table === 'events' && column === 'name' && typeof value === 'string'
      ? ['What', formatEventName(value)]
      : [formatColumn(column), formatPersonValue(value, reading)],
  )
  return `<article>${writeFacts(facts)}</article>`
}

const toAnchor = (group: string) => group.toLowerCase().replace(/[^a-z]+/g, '-')

const writeGroup = (group: string, sections: readonly Section[], reading: Reading): string[] => [
  `<h2 id="${toAnchor(group)}">${escapeHtml(group)}</h2>`,
  ...sections.flatMap(({ table, title, rows }) => [
    `<h3>${escapeHtml(title)} (${rows.length})</h3>`,
    ...rows.map((row) => writeRow(table, row, reading)),
  ]),
]

const describeColumns = ({ title, columns }: LeftOut): string =>
  columns === 'all' ? title : `${title}: ${columns.map((column) => formatColumn(column).toLowerCase()).join(', ')}`

/** Writes everything on file about a person as a document to read and print; empty values and bare ids are in the JSON only. */
export const writePersonPage = (file: PersonFile): string => {
  const { organization, person, time_zone: timeZone, names, sections, files, left_out: leftOut } = file
  const reading = { names, timeZone }
  const filled = sections.filter(({ rows }) => rows.length > 0)
  const groups = [...Map.groupBy(filled, ({ group }) => group)]
  const links = [...groups.map(([group]) => group), 'Files', 'Left out']
  const title = `Everything on file about ${person}`
  return writeHtmlPage(title, [
    `<h1>${escapeHtml(title)}</h1>`,
    writeText(
      `${organization} has this on file. ${file.made_by} requested it on ${formatZonedInstant(file.made_at, timeZone)}.`,
    ),
    writeText(
      'Times are in the time zone of the organization. The same data is in the JSON file next to this page.',
      true,
    ),
    ...(file.records.length > 1
      ? [writeText(`${file.records.length} records of this person were merged, and are all included.`)]
      : []),
    `<ul>${links.map((group) => `<li><a href="#${toAnchor(group)}">${escapeHtml(group)}</a></li>`).join('')}</ul>`,
    ...groups.flatMap(([group, list]) => writeGroup(group, list, reading)),
    '<h2 id="files">Files</h2>',
    files.length === 0
      ? writeText('No files.')
      : writeTable(
          ['File', 'From'],
          files.map(({ name, from, missing }) => [missing === null ? name : `${name} (${missing})`, from]),
        ),
    '<h2 id="left-out">Left out</h2>',
    writeText('Tokens of links, hashes, and the names under which we store files are never included.'),
    writeTable(
      ['What', 'Why'],
      leftOut.map((each) => [describeColumns(each), each.because]),
    ),
  ])
}
