import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { getActor, loadNames } from '../../directory/server/public.ts'
import { movedTables } from './merged.ts'

const standing = z.object({
  at: z.string(),
  by: z.nullable(z.string()),
  notes: z.number(),
  texts: z.number(),
  interviews: z.number(),
  documents: z.number(),
})

const counted = (table: string): SQL => sql`coalesce(jsonb_array_length(m.written -> ${table}), 0)`

/** Reads the stored changes of the merge of the other record. Null for a merge from before they were stored. */
export const loadActiveMerge = async (tx: Tx, organizationId: string, otherId: string) => {
  const found = await tx.one(
    standing,
    sql`select m.merged_at as at, m.merged_by as by, ${counted(movedTables.notes)} as notes, ${counted(movedTables.texts)} as texts,
          ${counted(movedTables.interviews)} as interviews, ${counted(movedTables.documents)} as documents
        from candidate_merges m join all_candidates c on c.organization_id = m.organization_id and c.id = m.other_id and c.merged_into = m.kept_id
        where m.organization_id = ${organizationId} and m.other_id = ${otherId}`,
  )
  if (!found) return null
  const { at, by, ...moved } = found
  return { at, by: getActor(by, (await loadNames(tx, [by]))(by)), moved }
}
