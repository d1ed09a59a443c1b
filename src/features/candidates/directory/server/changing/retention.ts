import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEventsFor } from '../../../../../platform/server/events.ts'

/** Archived or terminated, received and last touched before the organization's months; `c` is all_candidates. */
const isPast = (months: SQL, now: Date): SQL => {
  const before = sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`
  return sql`c.erasure_due_on is null and not app.is_held(c.organization_id, c.id) and c.fit_sort < 0 and c.received_at < ${before}
    and not exists (select from events f where f.organization_id = c.organization_id and f.about = c.id and f.at >= ${before})`
}

/** How many of an organization's candidates a retention of so many months would mark today. */
export const countPastRetention = async (tx: Tx, organizationId: string, months: number, now: Date) => {
  const found = await tx.one(
    z.object({ due: z.number() }),
    sql`select count(*)::int as due from all_candidates c where c.organization_id = ${organizationId} and ${isPast(sql`${months}::int`, now)}`,
  )
  return found?.due ?? 0
}

/** Marks those past their organization's retention for deletion on a day (YYYY-MM-DD), `most` of all organizations at a time. */
export const markPastRetention = async (tx: Tx, { on, now, most }: { on: string; now: Date; most: number }) => {
  const touched = await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`with due as (
          select c.id, c.organization_id, o.retention_months from all_candidates c join organizations o on o.id = c.organization_id
          where o.retention_months is not null and ${isPast(sql`o.retention_months`, now)} limit ${most}
        ), marked as (
          update all_candidates c set erasure_due_on = ${on}::date, erase_reason = 'Kept for ' || due.retention_months || ' months'
          from due where c.organization_id = due.organization_id and c.id = due.id returning c.id, c.organization_id, c.erase_reason
        ), ${recordEventsFor('marked', {
          name: 'candidate.retentionEnded',
          who: null,
          after: sql`jsonb_build_object('erasure_due_on', ${on}::text, 'reason', erase_reason)`,
        })}
        select distinct organization_id from given`,
  )
  await notifyChange(
    tx,
    touched.map((each) => each.organization_id),
    ['candidates'],
  )
}
