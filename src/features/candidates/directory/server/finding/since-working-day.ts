import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { listRecentWorkingDays, mostDaysOff } from '../../../../../rules/calendar/working-days.ts'
import { addDays, type Day, msPerDay, toLocalDay } from '../../../../../rules/day.ts'

/** The beginning of each organization's last working day, by its own zone and days off. */
const beginnings = (tx: Tx, now: Date): SQL => {
  // The days reach into tomorrow, so that they hold in every zone.
  const latest = addDays(toLocalDay(now, 'UTC'), 1)
  const at = sql`${now.toISOString()}::timestamptz`
  const today = sql`(${at} at time zone o.time_zone)::date`
  return sql`select o.id as organization_id, (coalesce((
        select max(d.day) from unnest(${sql.param(listRecentWorkingDays(latest))}::date[]) as d (day)
        where d.day < ${today} and not coalesce(t.hours->'daysOff', '[]'::jsonb) ? to_char(d.day, 'YYYY-MM-DD')
      ), ${today} - ${sql.raw(String(mostDaysOff))})::timestamp at time zone o.time_zone) as since
    from organizations o left join organization_texting t on ${tenantCondition(tx, 't')} and t.organization_id = o.id
    where ${tx.scope.crossTenant ? sql`true` : sql`o.id = ${tx.scope.organizationId}`}`
}

/** Loads the last working day of the viewer's organization. Null for those who see all, since each has its own. */
export const loadLastWorkingDay = async (tx: Tx, now: Date): Promise<Day | null> => {
  if (tx.scope.crossTenant) return null
  const found = await tx.one(
    z.object({ day: z.string() }),
    sql`select to_char(b.since at time zone o.time_zone, 'YYYY-MM-DD') as day
        from (${beginnings(tx, now)}) b join organizations o on o.id = b.organization_id
        where o.id = ${tx.scope.organizationId}`,
  )
  return found?.day ?? null
}

/** A candidate `c` who was received since the last day on which their organization worked. */
export const selectSinceWorkingDay = (tx: Tx, now: Date): SQL => {
  const received = sql`c.date_submitted_ts is not null and c.received_at <= ${now.toISOString()}::timestamptz`
  if (!tx.scope.crossTenant)
    return sql`c.received_at >= (select b.since from (${beginnings(tx, now)}) b) and ${received}`
  // The offset keeps the beginnings a list of its own: they are worked out for each organization, not for each candidate.
  const earliest = new Date(now.getTime() - (mostDaysOff + 2) * msPerDay)
  return sql`c.received_at >= ${earliest.toISOString()}::timestamptz and ${received}
    and exists (select from (${beginnings(tx, now)} offset 0) b where b.organization_id = c.organization_id and c.received_at >= b.since)`
}
