import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { type Day, listDayStarts } from '../../../../rules/day.ts'

/** Half open; without a bound it is open on that side. */
export type HiredRange = { from: Date | null; until: Date | null }

/** Condition: a hire `k` of the view `candidate_hires` is in the range. */
export const selectHiredIn = ({ from, until }: HiredRange): SQL =>
  sql.join(
    [
      ...(from ? [sql`k.at >= ${from.toISOString()}::timestamptz`] : []),
      ...(until ? [sql`k.at < ${until.toISOString()}::timestamptz`] : []),
      ...(from || until ? [] : [sql`true`]),
    ],
    sql` and `,
  )

const hired = z.object({ organization_id: z.string(), people: z.number() })

/** How many each of these organizations hired since an instant (ISO); one without hires is not among them. */
export const countHiresSince = async (
  tx: Tx,
  organizationIds: readonly string[],
  since: string,
): Promise<Map<string, number>> => {
  const rows = await tx.rows(
    hired,
    sql`select k.organization_id, count(distinct k.candidate_id)::int as people from candidate_hires k
        where k.organization_id = any(${sql.param([...organizationIds])}::uuid[]) and k.at >= ${since}::timestamptz group by 1`,
  )
  return new Map(rows.map((row) => [row.organization_id, row.people]))
}

const hiredOn = z.object({ day: z.number(), people: z.number() })

/** Counts those hired on each of these successive days, by the viewer's clock; a day is found by its start, as `countReceivedByDay` does. */
export const countHiresByDay = async (tx: Tx, days: readonly Day[], timeZone: string): Promise<number[]> => {
  const starts = listDayStarts(days, timeZone)
  const rows = await tx.rows(
    hiredOn,
    sql`select width_bucket(k.at, ${sql.param(starts)}::timestamptz[]) as day, count(distinct k.candidate_id)::int as people
        from candidate_hires k where ${tenantCondition(tx, 'k')} and k.at >= ${starts[0]}::timestamptz group by 1`,
    'prepared',
  )
  const byDay = new Map(rows.map(({ day, people }) => [day, people]))
  return days.map((_, at) => byDay.get(at + 1) ?? 0)
}
