import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { isUnread, isWaiting, selectWaitsSince } from './thread-state.ts'

const counted = z.object({
  waiting: z.number(),
  unread: z.number(),
  needsPerson: z.number(),
  since: z.nullable(z.string()),
})

/**
 * Threads that wait for an answer and since when the first of them does (ISO), those with something unread, and those where someone
 * must decide whether a text is an opt-out. What is closed or put off waits for no one, except for that decision.
 */
export const countWaitingReplies = async (tx: Tx, now: Date) =>
  (await tx.one(
    counted,
    sql`with waiting as (select ${isUnread(now)} as unread, ${selectWaitsSince(now)} as since from text_recipients t
      where ${tenantCondition(tx, 't')} and ${isWaiting(now)})
        select count(*)::int as waiting, count(*) filter (where unread)::int as unread, min(since) as since,
          (select count(*) from text_recipients t where ${tenantCondition(tx, 't')} and t.opt_out_review_since is not null)::int as "needsPerson" from waiting`,
    'prepared',
  )) ?? { waiting: 0, unread: 0, needsPerson: 0, since: null }
