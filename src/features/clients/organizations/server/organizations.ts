import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { weekOfHours } from '../../../../platform/shared/week-hours.ts'
import { type Position } from '../../../../rules/credential/positions.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { organizationDetails } from '../contract/organization-details.ts'

const header = z.object({
  id: z.string(),
  name: z.string(),
  status: nullableText,
  subscription_type: nullableText,
  scheduler: z.boolean(),
  scheduler_new: z.boolean(),
  time_zone: z.string(),
  contact_name: nullableText,
  contact_email: nullableText,
  texting_number: nullableText,
  retention_months: z.nullable(z.number()),
  posts: z.object({ good: z.number(), warning: z.number(), alert: z.number() }),
})
const location = z.object({
  id: z.string(),
  name: z.string(),
  city: nullableText,
  state: nullableText,
  time_zone: nullableText,
  is_active: z.boolean(),
  hours: z.nullable(weekOfHours),
  rbt_codes: z.array(z.string()),
  bcba_codes: z.array(z.string()),
  candidates: z.number(),
})

const selectCodes = (position: Position) =>
  sql`array(select j.code from job_codes j where j.location_id = l.id and j.organization_id = l.organization_id
    and j.is_active and j.position = ${position} order by j.created_at, j.code)`

/** One organization with its locations and how many candidates each status holds. Unknown and foreign ids answer alike. */
export const organizationDetailsRoute = query(organizationDetails, async ({ input, tx, now }) => {
  const found = await tx.one(
    header,
    sql`select ${selectColumns(header.shape, 'o', ['posts'])},
          (select json_build_object('good', count(*) filter (where s = 'Good'), 'warning',
            count(*) filter (where s = 'Warning'), 'alert', count(*) filter (where s = 'Alert'))
           from (select app.alert_state(p.start_day, p.cost_per_lead, (${now.toISOString()}::timestamptz at time zone o.time_zone)::date) as s
                 from job_post_tracker p where p.organization_id = o.id and p.active) x) as posts
        from organizations o where id = ${input.id}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  const locations = await tx.rows(
    location,
    sql`select l.id, l.name, l.city, l.state, l.time_zone, l.is_active, l.hours, coalesce(n.candidates, 0) as candidates,
          ${selectCodes('RBT')} as rbt_codes, ${selectCodes('BCBA')} as bcba_codes from locations l
        left join (select location_id, count(*)::int as candidates from all_candidates where organization_id = ${input.id} group by 1) n on n.location_id = l.id
        where l.organization_id = ${input.id} order by l.is_active desc, l.name`,
  )
  const funnel = await tx.rows(
    z.object({ status: z.string(), count: z.number() }),
    sql`select min(status) as status, count(*)::int as count from all_candidates where organization_id = ${input.id} group by status_key order by 2 desc, 1`,
  )
  return { ...found, locations, funnel }
})
