import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, type Day, startOfDay, toLocalDay } from '../../../../rules/day.ts'
import {
  countHiresByDay,
  countReceivedByDay,
  countToReview,
  loadLastWorkingDay,
} from '../../../candidates/directory/server/public.ts'
import { loadFirstDay } from '../../../team/onboarding/server/public.ts'
import { dashboardToday } from '../contract/dashboard.ts'
import { loadNeeds } from './load-needs.ts'

const shownDays = 14
const made = z.object({ day: z.string(), n: z.number() })
type Since = { since: Date; timeZone: string }

const madeByDay = async (tx: Tx, active: SQL, { since, timeZone }: Since) =>
  await tx.rows(
    made,
    sql`select to_char(created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as n
        from ${active} and created_at >= ${since.toISOString()}::timestamptz group by 1`,
    'prepared',
  )

/** A number for each day, 0 where nothing came. */
const onDays = (days: readonly Day[], rows: readonly z.output<typeof made>[]) => {
  const byDay = new Map(rows.map(({ day, n }) => [day, n]))
  return days.map((day) => byDay.get(day) ?? 0)
}

/** Gets today's open items, each by the rule of the page that shows it, and the arrivals of the last fourteen days. */
export const dashboardTodayRoute = query(dashboardToday, async ({ input: { timeZone }, tx, now, actor, settings }) => {
  const today = toLocalDay(now, timeZone)
  const days = Array.from({ length: shownDays }, (_, at) => addDays(today, at + 1 - shownDays))
  const asked = { since: startOfDay(addDays(today, 1 - shownDays), timeZone), timeZone }
  const isActive = sql`lower(status) = 'active' and id <> ${settings.platformOrganizationId}`
  const [received, hired, organizations, locations, posts, needs, toReview, reviewSince, firstDay] = await Promise.all([
    countReceivedByDay(tx, days, timeZone),
    countHiresByDay(tx, days, timeZone),
    madeByDay(tx, sql`organizations where ${isActive}`, asked),
    madeByDay(tx, sql`locations where ${tenantCondition(tx)} and is_active`, asked),
    madeByDay(tx, sql`job_post_tracker where ${tenantCondition(tx)} and active`, asked),
    loadNeeds(tx, actor, { timeZone, now, settings }),
    countToReview(tx, timeZone, { now, excellentFrom: settings.excellentFrom }),
    loadLastWorkingDay(tx, now),
    loadFirstDay(tx, actor, settings.platformOrganizationId),
  ])
  return {
    toReview,
    reviewSince,
    ...needs,
    firstDay,
    days: {
      received,
      hired,
      organizations: onDays(days, organizations),
      locations: onDays(days, locations),
      posts: onDays(days, posts),
    },
  }
})
