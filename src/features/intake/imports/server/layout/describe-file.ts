import type { Tx } from '../../../../../platform/server/database.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { generalStatuses } from '../../../../candidates/directory/rules/statuses.ts'
import { proposeColumns } from '../../rules/columns/propose-columns.ts'
import { findHeaderProblem } from '../../rules/headers.ts'
import { type ImportChoices, listFolderChoices, toHeaderMap } from '../../rules/mapping.ts'
import {
  type FileSheet,
  findTable,
  getTableRows,
  listPossibleHeadings,
  proposePlace,
} from '../../rules/table/file-tables.ts'
import type { TablePlace } from '../../rules/table/propose-table.ts'
import type { CsvRow } from '../read-csv.ts'
import { type ImportLookup, loadImportLookup } from '../read-file.ts'
import { countKnownValues, readFirstRows } from './import-table.ts'
import { findRememberedLayout } from './layouts.ts'

/** `rows`: the first of each sheet, where they were read already. */
export type ImportFile = { bytes: Uint8Array; sheets: FileSheet[]; remarks: string[]; rows?: readonly CsvRow[] }

/** The choices of a person so far; null: as it is proposed. `header` counts from 0 in its sheet. */
type LayoutChoices = { place: TablePlace | null; choices: ImportChoices | null }

const shownRows = 12
const shownCells = 8
const shownLength = 60
const samplesEach = 3

const pickSamples = (rows: readonly (readonly string[])[], column: number): string[] => {
  const values = rows.map((cells) => (cells[column] ?? '').trim().slice(0, shownLength)).filter((value) => value !== '')
  return [...new Set(values)].slice(0, samplesEach)
}

/** The table of a file, its columns and what they are taken for: as the organization chose before for such headings, or by rule. */
export const proposeFor = async (
  tx: Tx,
  organizationId: string,
  { sheets, bytes, rows: given }: Pick<ImportFile, 'bytes' | 'sheets' | 'rows'>,
  wanted: TablePlace | null,
  meanings: ImportLookup,
) => {
  const possible = listPossibleHeadings(sheets).filter(
    ({ place }) => wanted === null || (place.sheet === wanted.sheet && place.header === wanted.header),
  )
  const known = await findRememberedLayout(tx, organizationId, possible)
  const place = wanted ?? known?.one.place ?? proposePlace(sheets)
  const found = findTable(sheets, place)
  if (!found)
    throw wanted ? UserError.at('header_row', 'The sheet has no such row.') : UserError.at('file', 'The file is empty.')
  const rows =
    given === undefined
      ? await readFirstRows(bytes, found.table)
      : getTableRows(given, found.table)
          .slice(1)
          .map(({ cells }) => cells)
  const isClinic = (text: string) => meanings.locations.has(text.trim().toLowerCase())
  const { format, uses } = proposeColumns(found.headers, rows, isClinic)
  const choices: ImportChoices & { notes: readonly number[] } = known ? known.layout : listFolderChoices(uses)
  return { ...found, place, rows: found.rows, samples: rows, format, choices, isRemembered: known !== null }
}

/** Describes a file and its proposed uses, with a question for each word that means something of ours. */
export const describeFile = async (
  tx: Tx,
  organizationId: string,
  file: ImportFile,
  { place: wanted, choices }: LayoutChoices,
) => {
  const meanings = await loadImportLookup(tx, organizationId)
  const proposed = await proposeFor(tx, organizationId, file, wanted, meanings)
  const { table, headers, rows, firstRows, place, samples, format, isRemembered } = proposed
  const chosen = choices ?? proposed.choices
  const notes = [...(chosen.notes ?? [])]
  const made = toHeaderMap(chosen, headers)
  const map = made.ok ? made.map : { fields: {}, unknown: [], headings: headers }
  const { questions, longer } = await countKnownValues(file.bytes, table, map)
  const values = chosen.values ?? {}
  const remarks =
    longer === 0
      ? file.remarks
      : [
          ...file.remarks,
          `${longer} ${longer === 1 ? 'row is' : 'rows are'} longer than the headings. The rest goes into a note.`,
        ]
  return {
    sheets: file.sheets.map((sheet) => ({ name: sheet.name, rows: sheet.rows })),
    sheet: place.sheet,
    header_row: place.header + 1,
    first_rows: firstRows
      .slice(0, shownRows)
      .map((cells) => cells.slice(0, shownCells).map((cell) => cell.slice(0, shownLength))),
    format,
    remembered: isRemembered,
    headers: headers.map((header) => header.slice(0, 300)),
    samples: headers.map((_, column) => pickSamples(samples, column)),
    mapping: chosen.mapping,
    notes,
    values: made.ok ? questions(meanings, values) : [],
    statuses: [...new Set([...generalStatuses.slice(0, 1), ...meanings.statuses.values()])],
    locations: [...meanings.locations].map(([name, id]) => ({ id, name: meanings.locationNames.get(id) ?? name })),
    rows,
    remarks,
    problem: made.ok ? findHeaderProblem(made.map) : made.problem,
    table,
  }
}
