import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { selectWaitsSince } from './thread-state.ts'

const standing = z.object({
  waitsSince: nullableText,
  wroteAt: nullableText,
  textedAt: nullableText,
  isTextComing: z.boolean(),
})

/** State of a candidate's conversation: since when they wait, who wrote when, whether a text is still to go out. */
export const loadThreadStatus = async (tx: Tx, candidateId: string, now: Date) =>
  (await tx.one(
    standing,
    sql`select ${selectWaitsSince(now)} as "waitsSince", t.last_inbound_at as "wroteAt", m.at as "textedAt", coalesce(m.coming, false) as "isTextComing"
        from text_recipients t left join lateral (
          select max(m.sent_at) filter (where m.message_status in ('sent', 'delivered', 'unknown')) as at,
            bool_or(m.message_status in ('held', 'queued', 'sending')) as coming
          from text_messages m where ${tenantCondition(tx, 'm')} and m.recipient_id = t.id and m.message_direction = 'outbound') m on true
        where ${tenantCondition(tx, 't')} and t.candidate_id = ${candidateId}`,
    'prepared',
  )) ?? { waitsSince: null, wroteAt: null, textedAt: null, isTextComing: false }
