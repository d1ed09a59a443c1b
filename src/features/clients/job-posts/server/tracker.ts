import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { addDays, type Day, startOfDay, toLocalDay } from '../../../../rules/day.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import { type TrackedPost, type TrackerQuery, trackedJobPosts } from '../contract/job-posts.ts'
import { findPostPosition } from '../rules/create-post-filter.ts'
import { getAlertState } from '../rules/get-alert-state.ts'
import { employments, payPeriods } from '../rules/post-offer.ts'
import { countPostStates } from './count-post-states.ts'

const sparkDays = 14
const stored = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  location_id: nullableText,
  location: nullableText,
  position: nullableText,
  job_start_date: nullableText,
  cost_per_lead: z.nullable(z.number()),
  active: z.boolean(),
  note: nullableText,
  description: nullableText,
  pay_low: z.nullable(z.number()),
  pay_high: z.nullable(z.number()),
  pay_per: z.nullable(z.enum(payPeriods)),
  hours: nullableText,
  employment: z.nullable(z.enum(employments)),
  offers_times: z.boolean(),
  sharing: z.number(),
  history: z.array(z.object({ job_start_date: nullableText, until: z.string() })),
})
type StoredRow = z.infer<typeof stored>

const matching = (tx: Tx, asked: TrackerQuery, today: Day): SQL => {
  const parts = [tenantCondition(tx, 'p')]
  if (asked.active !== 'all') parts.push(sql`p.active = ${asked.active === 'active'}`)
  if (asked.organization.length) parts.push(sql`p.organization_id = any(${sql.param(asked.organization)}::uuid[])`)
  if (asked.state.length)
    parts.push(
      sql`app.alert_state(p.start_day, p.cost_per_lead, ${today}::date) = any(${sql.param(asked.state)}::text[])`,
    )
  if (asked.q.trim())
    parts.push(
      sql`(o.name ilike ${toLikePattern(asked.q)} or coalesce(l.name, p.location) ilike ${toLikePattern(asked.q)} or p.note ilike ${toLikePattern(asked.q)})`,
    )
  return sql.join(parts, sql` and `)
}

const named = sql`join organizations o on o.id = p.organization_id
  left join locations l on l.organization_id = p.organization_id and l.id = p.location_id`
/** Names are only looked up where they are searched. */
const selectTracker = (asked: TrackerQuery): SQL => sql`job_post_tracker p ${asked.q.trim() ? named : sql``}`
const orderOn = (today: Day): SQL =>
  sql`array_position(array['Alert', 'Warning', 'Good'], app.alert_state(p.start_day, p.cost_per_lead, ${today}::date)), p.start_day, p.id`

/** The posts of a filter, Alert first, then Warning, the oldest start first; without how they fare. */
const matchingPosts = async (
  tx: Tx,
  asked: TrackerQuery,
  today: Day,
  limit: number,
  offset: number,
): Promise<StoredRow[]> =>
  await tx.rows(
    stored,
    sql`with page as materialized (
          select p.id from ${selectTracker(asked)} where ${matching(tx, asked, today)} order by ${orderOn(today)} limit ${limit} offset ${offset}
        )
        select p.id, p.organization_id, o.name as organization, p.location_id, coalesce(l.name, p.location) as location, p.position, p.job_start_date,
          p.cost_per_lead, p.active, p.note, p.description, p.pay_low, p.pay_high, p.pay_per, p.hours, p.employment,
          p.offers_times_by is not null as offers_times,
          (select count(*)::int from job_post_tracker s where s.organization_id = p.organization_id and s.location_id = p.location_id
            and coalesce(s.position, 'RBT') = coalesce(p.position, 'RBT') and s.active and p.active) as sharing, p.post_history as history
        from page join job_post_tracker p on ${tenantCondition(tx, 'p')} and p.id = page.id ${named} order by ${orderOn(today)}`,
  )

const faring = z.object({
  id: z.string(),
  candidates: z.number(),
  qualified: z.number(),
  hired: z.number(),
  spark: z.array(z.number()),
})

/** Candidates for each post's place and position received since its start, as the directory counts them, and on each of the last 14 days. */
const loadStats = async (tx: Tx, posts: StoredRow[], today: Day, timeZone: string) => {
  const first = addDays(today, 1 - sparkDays)
  const rows = posts.map((post) => ({
    id: post.id,
    organization_id: post.organization_id,
    location_id: post.location_id,
    position: findPostPosition(post.position),
    since: startAt(post, today, timeZone),
  }))
  return await tx.rows(
    faring,
    sql`with asked as (
          select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
            as r(id uuid, organization_id uuid, location_id uuid, position text, since timestamptz)
        ), days as materialized (
          select p.organization_id, p.location_id, p.position, array_agg(d.n order by d.day) as spark
          from (select distinct organization_id, location_id, position from asked) p
          cross join lateral (
            select day, (select count(*)::int from all_candidates c where c.organization_id = p.organization_id and c.location_id = p.location_id
              and (p.position is null or c.position = p.position) and c.date_submitted_ts is not null
              and c.received_at >= (day::timestamp at time zone ${timeZone})
                and c.received_at < ((day + interval '1 day')::timestamp at time zone ${timeZone})) as n
            from generate_series(${first}::date, ${today}::date, interval '1 day') day
          ) d group by 1, 2, 3
        )
        select r.id, f.candidates, f.qualified, f.hired, days.spark
        from asked r left join days on days.organization_id = r.organization_id and days.location_id is not distinct from r.location_id
          and days.position is not distinct from r.position
        cross join lateral (
          select count(*)::int as candidates, count(*) filter (where c.fit_sort >= 60)::int as qualified,
            count(*) filter (where c.status_key = 'hired')::int as hired
          from all_candidates c where c.organization_id = r.organization_id and c.location_id = r.location_id and c.received_at >= r.since
            and (r.position is null or c.position = r.position) and c.date_submitted_ts is not null
        ) f`,
  )
}

const getSince = (post: StoredRow, today: Day): Day | null => {
  const { day } = getAlertState(post, today)
  return day === null ? null : addDays(today, -day)
}
const startAt = (post: StoredRow, today: Day, timeZone: string) => {
  const since = getSince(post, today)
  return since === null ? null : startOfDay(since, timeZone).toISOString()
}

const judged = (post: StoredRow, today: Day, fares: z.infer<typeof faring> | undefined): TrackedPost => {
  const { state, reason, day } = getAlertState(post, today)
  const { candidates = 0, qualified = 0, hired = 0, spark = [] } = fares ?? {}
  const cost = post.cost_per_lead
  const costPerQualified =
    qualified > 0 && cost !== null && post.sharing < 2 ? Math.round((candidates * cost * 100) / qualified) / 100 : null
  return {
    ...post,
    state,
    reason,
    day,
    since: getSince(post, today),
    candidates,
    qualified,
    hired,
    spark,
    costPerQualified,
  }
}

/** The posts of a filter, in the order of the screen, with how they fare. */
export const loadFullPosts = async (tx: Tx, asked: TrackerQuery, today: Day, limit: number, offset: number) => {
  const posts = await matchingPosts(tx, asked, today, limit, offset)
  const fares = new Map((await loadStats(tx, posts, today, asked.timeZone)).map((each) => [each.id, each]))
  return posts.map((post) => judged(post, today, fares.get(post.id)))
}

/** A page of posts with how they fare. The header counts the active posts of the search and organization; without them they are the dashboard card's. */
export const trackedJobPostsRoute = query(trackedJobPosts, async ({ input, tx, now }) => {
  const today = toLocalDay(now, input.timeZone)
  const ofActive: TrackerQuery = { ...input, state: [], active: 'active' }
  const found = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from ${selectTracker(input)} where ${matching(tx, input, today)}`,
  )
  return {
    rows: await loadFullPosts(tx, input, today, pageSize, (input.page - 1) * pageSize),
    total: found?.total ?? 0,
    counts: await countPostStates(tx, today, sql`${selectTracker(input)} where ${matching(tx, ofActive, today)}`),
  }
})
