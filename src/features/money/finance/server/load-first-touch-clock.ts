import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'

const clock = z.object({ minutes: z.nullable(z.number()), waiting: z.number() })

/**
 * Reads the median minutes to the first touch of those received from `month` on, and how many of those received until
 * `due` are still at the first status without contact (ISO instants). From the hiring figures, five minutes old at
 * most; someone contacted since then waits no more.
 */
export const loadFirstTouchClock = async (tx: Tx, { month, due }: { month: string; due: string }) => {
  const found = await tx.one(
    clock,
    sql`select
          (select round(percentile_cont(0.5) within group (order by h.touch)::numeric)::int from candidate_funnel h
            where ${tenantCondition(tx, 'h')} and h.received_at >= ${month}::timestamptz and h.touch is not null) as minutes,
          (select count(*)::int from candidate_funnel h
            where ${tenantCondition(tx, 'h')} and h.touch is null and h.status_key = 'initial inquiry'
              and h.received_at >= ${month}::timestamptz and h.received_at <= ${due}::timestamptz
              and not exists (select from candidate_funnel_stale s where s.organization_id = h.organization_id and s.candidate_id = h.candidate_id
                and exists (select from candidate_contacts k where k.organization_id = h.organization_id and k.candidate_id = h.candidate_id))) as waiting`,
  )
  return found ?? { minutes: null, waiting: 0 }
}
