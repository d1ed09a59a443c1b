import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import type { Day } from '../../../../rules/day.ts'
import { getAlertState } from '../rules/get-alert-state.ts'

const post = z.object({
  job_start_date: z.nullable(z.string()),
  cost_per_lead: z.nullable(z.number()),
  posts: z.number(),
})

/** How many active posts (or the given posts `p`) are Good, Warning and Alert on that day; equal posts are judged once. */
export const countPostStates = async (tx: Tx, today: Day, posts?: SQL) => {
  const kinds = await tx.rows(
    post,
    sql`select p.job_start_date, p.cost_per_lead, count(*)::int as posts
      from ${posts ?? sql`job_post_tracker p where ${tenantCondition(tx, 'p')} and p.active`} group by 1, 2`,
    'prepared',
  )
  const counts = { good: 0, warning: 0, alert: 0 }
  const keys = { Good: 'good', Warning: 'warning', Alert: 'alert' } as const
  for (const each of kinds) counts[keys[getAlertState(each, today).state]] += each.posts
  return counts
}
