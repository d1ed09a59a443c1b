import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'

type Place = { location_id: string | null; position: string | null }

/**
 * Throws if there is an active post for the location and position. Locks the location, so that the second of two
 * requests sees the first.
 */
export const assertNoDuplicate = async (tx: Tx, { location_id, position }: Place, self: string | null) => {
  if (location_id === null) return
  const place = await tx.one(
    z.object({ name: z.string() }),
    sql`select name from locations where ${tenantCondition(tx)} and id = ${location_id} for update`,
  )
  const one = position ?? 'RBT'
  const twin = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from job_post_tracker where ${tenantCondition(tx)} and location_id = ${location_id} and coalesce(position, 'RBT') = ${one} and active
          and id is distinct from ${self}::uuid limit 1`,
  )
  if (twin)
    throw new UserError('conflict', `${place?.name ?? 'This location'} already has an active ${one} post.`, {
      details: { second: twin.id },
    })
}

/** Counts the closed posts among these that would be a second active one, next to an active post or to each other. */
export const countTwins = async (tx: Tx, ids: readonly string[]): Promise<number> => {
  const found = await tx.one(
    z.object({ n: z.number() }),
    sql`select count(*)::int as n from job_post_tracker p
      where ${tenantCondition(tx, 'p')} and p.id = any(${sql.param([...ids])}::uuid[]) and not p.active and exists (
          select from job_post_tracker q where q.organization_id = p.organization_id and q.location_id = p.location_id and q.id <> p.id
            and coalesce(q.position, 'RBT') = coalesce(p.position, 'RBT') and (q.active or q.id = any(${sql.param([...ids])}::uuid[])))`,
  )
  return found?.n ?? 0
}
