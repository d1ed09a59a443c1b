import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import type { ImportRecord } from './import-records.ts'
import type { RejectedRow } from './write-rejects.ts'

/** Stores the rows of an import that were rejected or skipped, with why, so that they can be read, fixed, and loaded again. */
export const keepRejects = async (
  tx: Tx,
  one: Pick<ImportRecord, 'id' | 'organization_id'>,
  rejected: RejectedRow[],
) => {
  if (rejected.length === 0) return
  const rows = rejected.map(({ row, cells, reasons }) => ({
    row,
    cells: cells.map((cell) => cell.replaceAll('\0', '').toWellFormed()),
    reasons,
  }))
  await tx.run(
    sql`insert into import_rejects (import_id, organization_id, row, cells, reasons)
        select ${one.id}::uuid, ${one.organization_id}::uuid, row, cells, reasons
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(row int, cells text[], reasons text[])`,
  )
}
