import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { listNewNotes } from '../rules/new-words.ts'

const storedNote = z.object({ candidate_id: z.string(), body: z.string() })

/** The notes of these candidates: those of imports, and those that staff wrote. */
const loadNotes = async (tx: Tx, organizationId: string, ids: readonly string[]) =>
  await tx.rows(
    storedNote,
    sql`select candidate_id, body from import_notes where organization_id = ${organizationId} and candidate_id = any (${sql.param(ids)}::uuid[])
        union all select candidate_id, body from candidate_notes
        where organization_id = ${organizationId} and candidate_id = any (${sql.param(ids)}::uuid[])`,
  )

/** Stores the words of a file that no field holds, with the candidates they are about; what a note says already is not repeated. */
export const addImportNotes = async (
  tx: Tx,
  { organizationId, importId, now }: { organizationId: string; importId: string; now: Date },
  words: readonly { candidate_id: string; words: readonly string[] }[],
): Promise<void> => {
  const people = Map.groupBy(
    words.filter((one) => one.words.length > 0),
    ({ candidate_id }) => candidate_id,
  )
  if (people.size === 0) return
  const known = Map.groupBy(await loadNotes(tx, organizationId, [...people.keys()]), ({ candidate_id }) => candidate_id)
  const notes = [...people].flatMap(([candidate_id, rows]) => {
    const said = (known.get(candidate_id) ?? []).map(({ body }) => body)
    const all = rows.flatMap((row) => row.words)
    // The first is on top of a list that begins with the newest.
    return listNewNotes(all, said).map((body, at) => ({
      candidate_id,
      body,
      created_at: new Date(now.getTime() - at),
    }))
  })
  if (notes.length === 0) return
  await tx.run(
    sql`insert into import_notes (organization_id, import_id, candidate_id, body, created_at)
        select ${organizationId}::uuid, ${importId}::uuid, candidate_id, body, created_at
        from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r(candidate_id uuid, body text, created_at timestamptz)`,
  )
}

/** Removes the words that an import brought. */
export const removeImportNotes = async (tx: Tx, importId: string): Promise<void> => {
  await tx.run(sql`delete from import_notes where ${tenantCondition(tx)} and import_id = ${importId}`)
}
