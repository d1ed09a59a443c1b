import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { enroll } from '../enroll.ts'
import { selectNotAskedLately, selectQuietPeople } from './select-quiet-people.ts'

const mostAtOnce = 200

/** Selects the next people for *Still interested?*, newest first. */
export const toAsk = async (tx: Tx, organizationId: string, waitMinutes: number, now: Date) =>
  await tx.rows(
    z.object({ id: z.string() }),
    sql`select c.id from all_candidates c
        join automations a on a.organization_id = c.organization_id and a.preset = 're_engage' and a.is_on
        where ${await selectQuietPeople(tx, { organizationId, at: now, waitMinutes })} and ${selectNotAskedLately(tx, now)}
          and (cardinality(a.location_ids) = 0 or c.location_id = any(a.location_ids))
        order by c.received_at desc, c.id desc limit ${mostAtOnce}`,
  )

/**
 * Begins *Still interested?* for up to 200 people of an organization who were quiet for the set wait. Returns their
 * number.
 */
export const enrollInactive = async (tx: Tx, organizationId: string, now: Date) => {
  const found = await tx.one(
    z.object({ waitMinutes: z.number() }),
    sql`select (v.settings ->> 'waitMinutes')::int as "waitMinutes" from automations a
        join automation_versions v on v.organization_id = a.organization_id and v.preset = a.preset and v.version = a.version
        where ${tenantCondition(tx, 'a')} and a.organization_id = ${organizationId} and a.preset = 're_engage' and a.is_on`,
  )
  if (!found) return 0
  const people = await toAsk(tx, organizationId, found.waitMinutes, now)
  return await enroll(tx, { preset: 're_engage', candidateIds: people.map(({ id }) => id), now })
}
