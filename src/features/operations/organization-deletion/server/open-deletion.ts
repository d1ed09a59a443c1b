import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'

const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  name: z.string(),
  requested_by: z.string(),
  requested_at: z.string(),
  due_at: z.string(),
  status_before: z.string(),
  closed_accounts: z.array(z.string()),
  has_stopped_texts: z.boolean(),
  started_at: z.nullable(z.string()),
  is_held: z.boolean(),
})
export type OpenDeletion = z.output<typeof stored>

/** Loads deletions that are neither undone nor finished. `lock` waits for anyone else who carries one out or undoes it. */
export const loadOpenDeletions = async (tx: Tx, where: SQL, lock = false): Promise<OpenDeletion[]> =>
  await tx.rows(
    stored,
    sql`select ${selectColumns(stored.shape, 'd', ['is_held'])},
          exists (select from legal_holds h where h.organization_id = d.organization_id and h.ended_at is null) as is_held
        from organization_deletions d where d.undone_at is null and d.finished_at is null and ${where}
        order by d.due_at, d.id limit 50 ${lock ? sql`for update of d` : sql``}`,
  )

/** Returns a scheduled deletion as platform staff see it. */
export const toShownDeletion = ({ id, requested_at, due_at, started_at, is_held }: OpenDeletion) => ({
  id,
  requestedAt: requested_at,
  dueAt: due_at,
  hasStarted: started_at !== null,
  isHeld: is_held,
})
