import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { ofScope } from '../../../platform/server/of-scope.ts'

const clock = z.object({ minutes: z.nullable(z.number()), waiting: z.number() })

/**
 * Median minutes to the first touch of those received since `week`, and how many of those received from `month` until `due` still stand at
 * the first status and were touched by nobody (ISO instants). By the hiring figures, five minutes old at most; who was touched since waits no more.
 */
export const firstTouchClock = async (tx: Tx, { week, month, due }: { week: string; month: string; due: string }) => {
  const found = await tx.one(
    clock,
    sql`select
          (select round(percentile_cont(0.5) within group (order by h.touch)::numeric)::int from candidate_hiring h
            where ${ofScope(tx, 'h')} and h.received_at >= ${week}::timestamptz and h.touch is not null) as minutes,
          (select count(*)::int from candidate_hiring h
            where ${ofScope(tx, 'h')} and h.touch is null and h.status_key = 'initial inquiry'
              and h.received_at >= ${month}::timestamptz and h.received_at <= ${due}::timestamptz
              and not exists (select from candidate_hiring_stale s where s.organization_id = h.organization_id and s.candidate_id = h.candidate_id
                and (exists (select from candidate_status_changes k where k.organization_id = h.organization_id and k.candidate_id = h.candidate_id)
                  or exists (select from text_messages m where m.organization_id = h.organization_id and m.candidate_id = h.candidate_id
                    and m.message_direction = 'outbound' and m.sent_at is not null)))) as waiting`,
  )
  return found ?? { minutes: null, waiting: 0 }
}
