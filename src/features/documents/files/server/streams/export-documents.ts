import { sql } from 'drizzle-orm'
import { stream } from '../../../../../platform/server/stream.ts'
import { csvStart, formatCsvRow } from '../../../../../rules/file-formats/csv.ts'
import { exportDocuments } from '../../contract/files.ts'
import { checkNames, getCheckState } from '../../rules/document-check.ts'
import { findKind } from '../../rules/document-kind.ts'
import { findDocuments } from '../documents.ts'
import { readEntries } from '../entries.ts'

const most = 10_000
const head = [
  'Name',
  'Kind',
  'Folder',
  'Organization',
  'Candidate',
  'Bytes',
  'Version',
  'Added',
  'By',
  'Expires',
  'Check',
]

/** Exports the whole list as it is filtered and ordered. */
export const exportDocumentsRoute = stream(exportDocuments, async ({ input, transact, services, reply }) => {
  const rows = await transact(
    async (tx) => {
      const { all, order } = await findDocuments(tx, input, services.clock())
      return await readEntries(tx, sql`select * from (${all}) a order by ${order} limit ${most}`)
    },
    { readOnly: true },
  )
  const lines = rows.map((row) =>
    formatCsvRow([
      row.name,
      row.kind === 'folders' ? 'Folder' : (findKind(row.mime ?? '')?.label ?? ''),
      row.folder,
      row.organization,
      row.candidate?.name ?? null,
      row.size,
      row.version,
      row.updated_at,
      row.by,
      row.expires_on,
      row.kind === 'folders' ? '' : checkNames[getCheckState(row.check)],
    ]),
  )
  return await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="documents.csv"')
    .send(`${csvStart}${formatCsvRow(head)}${lines.join('')}`)
})
