import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import type { Day } from '../../../rules/day.ts'
import { alertState } from '../rules/alert-state.ts'

const post = z.object({
  job_start_date: z.nullable(z.string()),
  cost_per_lead: z.nullable(z.number()),
  posts: z.number(),
})

/** How many active posts are Good, Warning and Alert on that day, of some organizations or of all; equal posts are judged once. */
export const postStates = async (tx: Tx, today: Day, organizations: readonly string[] = []) => {
  const posts = await tx.rows(
    post,
    sql`select job_start_date, cost_per_lead, count(*)::int as posts from job_post_tracker where active and ${organizations.length === 0 ? sql`true` : sql`organization_id = any(${sql.param([...organizations])}::uuid[])`} group by 1, 2`,
  )
  const counts = { good: 0, warning: 0, alert: 0 }
  const keys = { Good: 'good', Warning: 'warning', Alert: 'alert' } as const
  for (const each of posts) counts[keys[alertState(each, today).state]] += each.posts
  return counts
}
