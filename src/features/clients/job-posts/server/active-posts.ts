import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { activeJobPosts } from '../contract/job-posts.ts'
import { getAlertState } from '../rules/get-alert-state.ts'

const row = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: z.nullable(z.string()),
  location: z.nullable(z.string()),
  job_start_date: z.nullable(z.string()),
  cost_per_lead: z.nullable(z.number()),
})
const urgency = { Alert: 0, Warning: 1, Good: 2 }

/** Active posts with their state and the reason in words; Alert first, then Warning. */
export const activeJobPostsRoute = query(activeJobPosts, async ({ input, tx, now }) => {
  const today = toLocalDay(now, input.timeZone)
  const rows = await tx.rows(
    row,
    sql`select p.id, p.organization_id, o.name as organization, p.location_id, coalesce(l.name, p.location) as location, p.job_start_date, p.cost_per_lead
        from job_post_tracker p join organizations o on o.id = p.organization_id left join locations l on ${tenantCondition(tx, 'l')} and l.id = p.location_id
        where p.active order by o.name, location, p.id limit 2000`,
  )
  const judged = rows.map((each) => {
    const { state, reason } = getAlertState(each, today)
    return { ...each, state, reason }
  })
  return { rows: judged.toSorted((a, b) => urgency[a.state] - urgency[b.state]) }
})
