import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { notTexted } from '../../contract/review.ts'

/**
 * Lists people without a text. A failed or canceled text does not count as one; any other does, even while it waits.
 */
export const notTextedRoute = query(notTexted, async ({ input, tx }) => {
  const found = await tx.rows(
    z.object({ id: z.string(), status: z.string() }),
    sql`select c.id, c.status from all_candidates c where ${tenantCondition(tx, 'c')} and c.id = any(${sql.param(input.ids)}::uuid[])
          and not exists (select from text_messages m where m.organization_id = c.organization_id and m.candidate_id = c.id
            and m.message_direction = 'outbound' and m.message_status not in ('failed', 'undelivered', 'canceled'))`,
  )
  const people = new Map(found.map((one) => [one.id, one]))
  return { people: [...new Set(input.ids)].flatMap((id) => people.get(id) ?? []) }
})
