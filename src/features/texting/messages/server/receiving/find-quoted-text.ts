import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { isReactionToText, type Reaction } from '../../../../../rules/texts/reaction.ts'

const sent = z.object({ id: z.string(), threadId: z.string(), body: z.string() })
const recentDays = 120
const mostPerThread = 200

/** Returns our newest text to this phone that a reaction repeats, in any thread; undefined where it repeats none. */
export const findQuotedText = async (tx: Tx, phone: string, reaction: Reaction, now: Date) => {
  const since = new Date(now.getTime() - recentDays * msPerDay)
  const rows = await tx.rows(
    sent,
    sql`select m.id, t.id as "threadId", m.message as body from text_recipients t cross join lateral (
          select m.id, m.message, m.created_at from text_messages m where m.organization_id = t.organization_id and m.recipient_id = t.id
            and m.message_direction = 'outbound' and m.message_status in ('sending', 'sent', 'delivered', 'unknown')
              and m.created_at > ${since.toISOString()}::timestamptz
          order by m.created_at desc limit ${mostPerThread}) m
        where t.recipient_phone = ${phone} order by m.created_at desc, m.id`,
  )
  return rows.find(({ body }) => isReactionToText(reaction, body))
}
