import { pluralize } from '../../../../rules/words/count.ts'
import { escapeHtml } from '../../../../rules/words/escape-html.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { getTitle, sortSections } from '../../../candidates/person-files/rules/person-file.ts'
import {
  writeFacts,
  writeHtmlPage,
  writeIssuer,
  writeTable,
  writeText,
} from '../../../candidates/person-files/rules/write-html.ts'

/** Why a person was erased: at their request, or by the organization's retention. */
export const erasureCauses = ['request', 'retention'] as const
type ErasureCause = (typeof erasureCauses)[number]

/** A certificate as it is stored; times are formatted, and `kept` has the register's reason for each table. */
export type Certificate = {
  id: string
  organization: string
  erasedId: string
  records: number
  cause: ErasureCause
  requestedBy: string | null
  requestedAt: string | null
  erasedAt: string
  erased: Readonly<Record<string, number>>
  kept: readonly { table: string; rows: number; because: string }[]
  storedFiles: number
  documents: number
  /** Documents that the next purge removes. */
  waiting: number
  digests: readonly string[]
  head: string | null
}

const causes: Record<ErasureCause, string> = {
  request: 'The person asked for it',
  retention: 'The organization’s retention',
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const toRows = (counts: Readonly<Record<string, number>>) =>
  sortSections(Object.entries(counts).map(([table, rows]) => ({ table, rows }))).map(({ table, rows }) => [
    getTitle(table).title,
    formatCount(rows),
  ])

const describeLeft = (waiting: number) =>
  [
    'Right after the deletion, every table above was counted again: no row of this person was left.',
    waiting === 0 ? 'All files are removed.' : `${pluralize(waiting, 'document')} will be removed within the hour.`,
  ].join(' ')

const explainDigests = [
  'These digests of phone and email are made with a key of the server.',
  'An Admin who knows one of them enters it in Settings, Advanced, Deleted candidates, and finds this certificate.',
  'No one can read a phone or an email address from them.',
].join(' ')

/** Writes the head of the organization's record that sealed a deletion, or that it isn't sealed yet. */
export const writeHead = (head: string | null): string[] =>
  head === null
    ? [writeText('The entry of this deletion isn’t sealed yet. Open the certificate again in a few seconds.')]
    : [
        writeText('The organization’s record of activity had this head when it sealed the entry of this deletion:'),
        `<p><code>${escapeHtml(head)}</code></p>`,
        writeText('verify-record --head shows that the record still contains it.', true),
      ]

/** Writes the certificate of an erasure as a page to print. It names no one. */
export const writeCertificatePage = (certificate: Certificate): string => {
  const { id, erasedId, organization, records, cause, requestedBy, requestedAt, erasedAt, digests } = certificate
  return writeHtmlPage('Certificate of erasure', [
    writeIssuer(),
    '<h1>Certificate of erasure</h1>',
    writeText('The records of one person were permanently deleted. This certificate says nothing about who they were.'),
    writeFacts([
      ['Organization', organization],
      ['Deleted', erasedAt],
      ['Reason', causes[cause]],
      ['Requested', requestedAt],
      ['Recorded by', requestedBy],
      ['Carried out by', 'Reinforce, automatically'],
      ['Records', formatCount(records)],
      ['Stored files', formatCount(certificate.storedFiles)],
      ['Documents', formatCount(certificate.documents)],
      ['Certificate number', id],
      ['Record number', erasedId],
    ]),
    '<h2>Deleted</h2>',
    writeTable(['Data', 'Rows'], toRows(certificate.erased), [1]),
    writeText(describeLeft(certificate.waiting)),
    '<h2>Kept</h2>',
    certificate.kept.length === 0
      ? writeText('Nothing.')
      : writeTable(
          ['Data', 'Rows', 'Reason'],
          certificate.kept.map(({ table, rows, because }) => [
            getTitle(table).title,
            formatCount(rows),
            capitalize(because),
          ]),
          [1],
        ),
    writeText('Backups made before the deletion expire on their own schedule. A restore repeats the deletion.', true),
    '<h2>Confirm the person</h2>',
    writeText(explainDigests),
    digests.length === 0
      ? writeText('No phone or email address was on file.')
      : `<ul class="lines">${digests.map((digest) => `<li><span></span><code>${digest}</code></li>`).join('')}</ul>`,
    '<h2>Confirm the record</h2>',
    ...writeHead(certificate.head),
  ])
}
