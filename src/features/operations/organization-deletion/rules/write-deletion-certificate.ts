import { formatCount } from '../../../../rules/words/format-count.ts'
import { getTitle, sortSections } from '../../../candidates/person-files/rules/person-file.ts'
import {
  writeFacts,
  writeHtmlPage,
  writeIssuer,
  writeTable,
  writeText,
} from '../../../candidates/person-files/rules/write-html.ts'
import { writeHead } from '../../erasures/rules/write-certificate-page.ts'
import { keptReasons } from './kept-tables.ts'

/** A certificate of a deleted organization; times are formatted. */
export type DeletionCertificate = {
  id: string
  name: string
  organizationId: string
  requestedBy: string
  requestedAt: string
  finishedAt: string
  erased: Readonly<Record<string, number>>
  kept: Readonly<Record<string, number>>
  storedFiles: number
  head: string | null
}

/** Names that fit a whole organization better than those of one person's file. */
const ownNames: Readonly<Record<string, string>> = {
  all_candidates: 'Candidates',
  events: 'Activity',
  organizations: 'The organization',
  reinforce_users: 'People who signed in',
  organization_deletions: 'Certificates',
}

/** Names a table for readers: 'Candidates', 'Job codes'. */
const nameTable = (table: string): string => {
  const { title } = getTitle(table)
  return ownNames[table] ?? `${title.charAt(0).toUpperCase()}${title.slice(1)}`
}

const listRows = (counts: Readonly<Record<string, number>>) =>
  sortSections(Object.entries(counts).map(([table, rows]) => ({ table, rows })))

/** Writes the certificate of a deleted organization as a page to print. It names no candidate and no one who worked there. */
export const writeDeletionCertificate = (certificate: DeletionCertificate): string =>
  writeHtmlPage('Certificate of deletion', [
    writeIssuer(),
    '<h1>Certificate of deletion</h1>',
    writeText('All data and files of one organization were permanently deleted.'),
    writeFacts([
      ['Organization', certificate.name],
      ['Deleted', certificate.finishedAt],
      ['Requested', certificate.requestedAt],
      ['Requested by', certificate.requestedBy],
      ['Carried out by', 'Reinforce, automatically'],
      ['Stored files', formatCount(certificate.storedFiles)],
      ['Certificate number', certificate.id],
      ['Organization number', certificate.organizationId],
    ]),
    '<h2>Deleted</h2>',
    writeTable(
      ['Data', 'Rows'],
      listRows(certificate.erased).map(({ table, rows }) => [nameTable(table), formatCount(rows)]),
      [1],
    ),
    writeText('Before it ended, the deletion counted every table above again: no row was left.'),
    '<h2>Kept</h2>',
    writeTable(
      ['Data', 'Rows', 'Reason'],
      listRows(certificate.kept).map(({ table, rows }) => [
        nameTable(table),
        formatCount(rows),
        keptReasons.get(table) ?? '',
      ]),
      [1],
    ),
    writeText('Invoices and performance reports of the service stay in its own books, without an organization.'),
    '<h2>Confirm the record</h2>',
    ...writeHead(certificate.head),
    writeText('Backups made before the deletion expire on their own schedule.', true),
  ])
