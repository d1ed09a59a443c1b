import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { getDayRange, toLocalDay } from '../../../../rules/day.ts'
import { countPostStates } from '../../../clients/job-posts/server/public.ts'
import { averageClientsPerMonth } from '../../../money/finance/rules/revenue.ts'
import { loadFirstTouchClock } from '../../../money/finance/server/public.ts'
import { dashboardOverview } from '../contract/dashboard.ts'
import { getTouchDays } from './load-needs.ts'

const leaders = 5
const leader = z.object({
  organization_id: z.string(),
  organization: z.string(),
  location_id: z.nullable(z.string()),
  location: z.string(),
  candidates: z.number(),
})

/** The five locations with the most candidates received today (created_at), and how many were received in all. */
const leaderboard = async (tx: Tx, timeZone: string, now: Date) => {
  const { from, until } = getDayRange(toLocalDay(now, timeZone), timeZone)
  const rows = await tx.rows(
    z.extend(leader, { received: z.number() }),
    sql`with today as (
          select organization_id, location_id, count(*)::int as candidates from all_candidates
          where ${tenantCondition(tx)} and created_at >= ${from.toISOString()}::timestamptz and created_at < ${until.toISOString()}::timestamptz group by 1, 2
        )
        select t.organization_id, o.name as organization, t.location_id, coalesce(l.name, 'No location') as location, t.candidates,
          (select sum(candidates)::int from today) as received
        from today t join organizations o on o.id = t.organization_id
        left join locations l on l.organization_id = t.organization_id and l.id = t.location_id
        order by t.candidates desc, o.name, location, t.location_id limit ${leaders}`,
    'prepared',
  )
  return { leaderboard: rows, receivedToday: rows[0]?.received ?? 0 }
}

const totals = z.object({ activeOrganizations: z.number(), activeLocations: z.number() })
const report = z.object({
  created_date: z.nullable(z.string()),
  stripe_customer_id: z.nullable(z.string()),
  amount: z.number(),
  fee: z.number(),
  month: z.number(),
  year: z.number(),
})
const pair = z.object({ created_date: z.string(), stripe_customer_id: z.nullable(z.string()) })

/** The reports of the viewer's month, and the mean of distinct customers over the calendar months that have reports. */
const loadMoney = async (tx: Tx, timeZone: string, now: Date) => {
  const [year = 0, month = 0] = toLocalDay(now, timeZone).split('-').map(Number)
  const [reports, customers] = await Promise.all([
    tx.rows(
      report,
      sql`select created_date, stripe_customer_id, amount, fee, month, year from performance_reports where year = ${year} and month = ${month}`,
      'prepared',
    ),
    tx.rows(
      pair,
      sql`select distinct to_char(created_date, 'YYYY-MM-01') as created_date, stripe_customer_id from performance_reports
          where created_date is not null and btrim(coalesce(stripe_customer_id, '')) <> ''`,
      'prepared',
    ),
  ])
  const months = new Set(customers.map((each) => each.created_date)).size
  return { averageClientsPerMonth: months ? averageClientsPerMonth(customers) : null, months, reports }
}

/** All of the dashboard that is not a candidate, in one answer. Money is null without the right to see it. */
export const dashboardOverviewRoute = query(dashboardOverview, async ({ input, tx, now, actor, settings }) => {
  const [board, found, posts, firstTouch, money] = await Promise.all([
    leaderboard(tx, input.timeZone, now),
    tx.one(
      totals,
      sql`select (select count(*)::int from organizations where lower(status) = 'active' and id <> ${settings.platformOrganizationId}) as "activeOrganizations",
            (select count(*)::int from locations where ${tenantCondition(tx)} and is_active) as "activeLocations"`,
      'prepared',
    ),
    countPostStates(tx, toLocalDay(now, input.timeZone)),
    loadFirstTouchClock(tx, getTouchDays(input.timeZone, now)),
    actor.rights.includes('money:see') ? loadMoney(tx, input.timeZone, now) : null,
  ])
  return {
    ...(found ?? { activeOrganizations: 0, activeLocations: 0 }),
    activeJobPosts: posts.good + posts.warning + posts.alert,
    jobPostStates: posts,
    firstTouch,
    ...board,
    money,
  }
})
