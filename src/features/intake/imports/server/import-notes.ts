import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

/** Keeps the words of a file that no field holds, with the candidates they are about. */
export const addImportNotes = async (
  tx: Tx,
  { organizationId, importId, now }: { organizationId: string; importId: string; now: Date },
  notes: readonly { candidate_id: string; body: string }[],
): Promise<void> => {
  if (notes.length === 0) return
  await tx.run(
    sql`insert into import_notes (organization_id, import_id, candidate_id, body, created_at)
        select ${organizationId}::uuid, ${importId}::uuid, candidate_id, body, ${now.toISOString()}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r(candidate_id uuid, body text)`,
  )
}

/** Removes the words that an import brought. */
export const removeImportNotes = async (tx: Tx, importId: string): Promise<void> => {
  await tx.run(sql`delete from import_notes where ${tenantCondition(tx)} and import_id = ${importId}`)
}
