import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { loadWaitingRequests } from '../../../candidates/explanations/server/public.ts'
import { loadWaitingNotices } from '../../../conversations/automations/server/public.ts'
import { countWaitingReplies, loadWaitingHandoffs } from '../../../conversations/inbox/server/public.ts'
import { countUnrouted } from '../../../intake/programs/server/public.ts'
import { countUnknownNumbers } from '../../../texting/messages/server/public.ts'

const noOne = { waiting: 0, since: null }

/**
 * Loads open items: their counts, each counted once, and up to `max` of those that are not threads. The dashboard, the
 * bell, and the inbox all show these.
 */
export const loadAttention = async (tx: Tx, actor: Caller, now: Date, max: number) => {
  const [replies, handoffs, notices, requests, numbers, unrouted] = await Promise.all([
    countWaitingReplies(tx, now),
    loadWaitingHandoffs(tx, now, max),
    loadWaitingNotices(tx, now, max),
    loadWaitingRequests(tx, max),
    countUnknownNumbers(tx),
    actor.isPlatform ? countUnrouted(tx) : noOne,
  ])
  const since = [
    replies.since,
    handoffs.rows[0]?.at ?? null,
    notices.rows[0]?.at ?? null,
    requests.since,
    numbers.since,
    unrouted.since,
  ].flatMap((at) => (at === null ? [] : [Date.parse(at)]))
  return {
    counts: {
      replies: replies.waiting,
      handoffs: handoffs.total + notices.total,
      requests: requests.total,
      numbers: numbers.waiting,
      unrouted: unrouted.waiting,
      minutes: since.length === 0 ? null : Math.max(0, Math.round((now.getTime() - Math.min(...since)) / 60_000)),
    },
    handoffs: [
      ...handoffs.rows.map((each) => ({ ...each, kind: 'handoff' as const })),
      ...notices.rows.map((each) => ({ ...each, kind: 'notice' as const, about: '' })),
    ],
    requests: requests.rows,
  }
}
