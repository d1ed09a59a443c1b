import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { addDays, type Day, getDayRange, listDayStarts, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { adminGetAllCandidates, getCandidateStats } from '../contract/directory.ts'
import { candidateQuery } from '../shapes/directory.ts'
import { loadCandidatePage } from './finding/find-candidates.ts'

const stats = z.object({
  total: z.number(),
  initial_inquiry: z.number(),
  in_process: z.number(),
  hired: z.number(),
  interviewed: z.number(),
})

/** Candidates by the stage that their status stands for, from the maintained counters; what is no status of its own goes by its label. */
const loadStats = async (tx: Tx, organizationId: string | null) =>
  await tx.one(
    stats,
    sql`select coalesce(sum(n), 0)::int as total,
          coalesce(sum(n) filter (where status = 'initial inquiry'), 0)::int as initial_inquiry,
          coalesce(sum(n) filter (where stage = 'in_process'), 0)::int as in_process,
          coalesce(sum(n) filter (where status = 'hired'), 0)::int as hired,
          coalesce(sum(n) filter (where stage = 'interviewed'), 0)::int as interviewed
        from (select k.status, sum(k.n) as n, coalesce(max(p.stage), app.status_stage(k.status)) as stage
          from (select organization_id, status, sum(n) as n from candidate_counts
            ${organizationId ? sql`where organization_id = ${organizationId}` : sql``} group by 1, 2) k
          left join lateral (select min(stage) as stage from pipeline_statuses
            where organization_id = k.organization_id and app.fold_case(app.trimmed(status_label)) = k.status) p on true
          group by k.organization_id, k.status) counted`,
  )

const none = { total: 0, initial_inquiry: 0, in_process: 0, hired: 0, interviewed: 0 }

/** Null or the platform's own organization means all, for platform staff; for clinic staff it means their own. */
export const getCandidateStatsRoute = query(getCandidateStats, async ({ input, tx, actor, settings }) => {
  const wanted = input.org_id === settings.platformOrganizationId ? null : input.org_id
  if (wanted && !(await tx.one(z.object({ id: z.string() }), sql`select id from organizations where id = ${wanted}`)))
    throw new UserError('not-found', 'Organization not found')
  return (await loadStats(tx, actor.isPlatform ? wanted : actor.organizationId)) ?? none
})

/** Counts candidates whose date_submitted_ts is in the viewer's today and yesterday. */
export const countReceived = async (tx: Tx, timeZone: string, now: Date) => {
  const today = getDayRange(toLocalDay(now, timeZone), timeZone)
  const yesterday = getDayRange(addDays(toLocalDay(now, timeZone), -1), timeZone)
  const found = await tx.one(
    z.object({ today: z.number(), yesterday: z.number() }),
    sql`select count(*) filter (where received_at >= ${today.from.toISOString()}::timestamptz)::int as today,
          count(*) filter (where received_at < ${today.from.toISOString()}::timestamptz)::int as yesterday
        from all_candidates where ${tenantCondition(tx)}
          and received_at >= ${yesterday.from.toISOString()}::timestamptz
          and received_at < ${today.until.toISOString()}::timestamptz
          and date_submitted_ts is not null`,
  )
  return found ?? { today: 0, yesterday: 0 }
}

const perDay = z.object({ day: z.number(), received: z.number() })

/**
 * Counts candidates received on each of these successive days, by the viewer's clock and date_submitted_ts. A day is found by
 * its start: the local date of each row takes longer.
 */
export const countReceivedByDay = async (tx: Tx, days: readonly Day[], timeZone: string): Promise<number[]> => {
  const starts = listDayStarts(days, timeZone)
  const rows = await tx.rows(
    perDay,
    sql`select width_bucket(received_at, ${sql.param(starts)}::timestamptz[]) as day, count(*)::int as received
        from all_candidates where ${tenantCondition(tx)} and received_at >= ${starts[0]}::timestamptz
          and received_at < ${starts.at(-1)}::timestamptz and date_submitted_ts is not null group by 1`,
    'prepared',
  )
  const byDay = new Map(rows.map(({ day, received }) => [day, received]))
  return days.map((_, at) => byDay.get(at + 1) ?? 0)
}

const mostRows = 1_000

/** Platform staff's counts and today's list over all organizations (section 7). */
export const adminGetAllCandidatesRoute = query(adminGetAllCandidates, async ({ input, tx, now, settings }) => {
  const asked = candidateQuery.parse({ scope: 'today', timeZone: input.timeZone })
  const received = await countReceived(tx, input.timeZone, now)
  const all = (await loadStats(tx, null)) ?? none
  return rawJson({
    counts: { ...received, hired: all.hired, total: all.total },
    data: await loadCandidatePage(tx, asked, 1, { now, excellentFrom: settings.excellentFrom }, mostRows),
  })
})
