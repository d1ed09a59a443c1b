import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { addDays, type Day, startOfDay, toLocalDay } from '../../../../rules/day.ts'
import { formatCount } from '../../../../rules/words/format-count.ts'
import { loadWaitingThreads } from '../../../conversations/inbox/server/public.ts'
import { loadSoonExpiring } from '../../../documents/files/server/public.ts'
import { loadRecentJumps } from '../../../intake/apply/server/public.ts'
import { loadBookedByCandidates, loadUnconfirmedSoon } from '../../../interviews/calendar/server/public.ts'
import { loadAttention, loadOrganizationNames } from '../../attention/server/public.ts'
import { notifications } from '../contract/notifications.ts'
import { type NotificationKind, notificationKinds } from '../rules/kinds.ts'

const most = 40
/** Days before its expiry that a document is listed, as on its shelf. */
const toldDaysBefore = 30

type FoundItem = {
  id: string
  organizationId: string
  kind: NotificationKind
  at: string
  name: string
  about: string
  candidateId: string | null
}

const look = z.object({ lookedAt: z.nullable(z.string()), hidden: z.array(z.string()) })

const loadLook = async (tx: Tx, organizationId: string, userId: string) => {
  const found = await tx.one(
    look,
    sql`select case when isfinite(looked_at) then looked_at end as "lookedAt", hidden from notification_seen_markers
        where organization_id = ${organizationId} and user_id = ${userId}`,
  )
  const kept = found?.hidden ?? []
  return {
    lookedAt: found?.lookedAt == null ? Number.NEGATIVE_INFINITY : Date.parse(found.lookedAt),
    hidden: notificationKinds.filter((kind) => kept.includes(kind)),
  }
}

type Waiting = Awaited<ReturnType<typeof loadAttention>>
type NotificationQuery = {
  today: Day
  timeZone: string
  now: Date
  actor: Caller
  waiting: Waiting
  wants: (kind: NotificationKind) => boolean
}

const foundBy = async (
  tx: Tx,
  { today, timeZone, now, actor, waiting, wants }: NotificationQuery,
): Promise<FoundItem[]> => {
  const threads = wants('reply') || wants('decision') ? await loadWaitingThreads(tx, now, most) : []
  const bookings = wants('booking') ? await loadBookedByCandidates(tx, now, most) : []
  const unconfirmed = wants('unconfirmed') ? await loadUnconfirmedSoon(tx, actor, now) : []
  const documents = wants('document') ? await loadSoonExpiring(tx, today, most) : []
  const jumps = wants('applications') ? await loadRecentJumps(tx, actor, most) : []
  return [
    ...jumps.map(({ count, ...each }) => ({
      ...each,
      kind: 'applications' as const,
      name: formatCount(count),
      about: '',
      candidateId: null,
    })),
    ...threads.map(({ needsPerson, ...each }) => ({
      ...each,
      kind: needsPerson ? ('decision' as const) : ('reply' as const),
      about: '',
    })),
    ...bookings.map((each) => ({ ...each, kind: 'booking' as const, about: '' })),
    ...unconfirmed.map((each) => ({ ...each, kind: 'unconfirmed' as const })),
    ...waiting.handoffs.map((each) => ({ ...each, kind: 'handoff' as const })),
    ...waiting.requests.map(({ kind: about, ...each }) => ({ ...each, kind: 'request' as const, about })),
    ...documents.map(({ expires, ...each }) => ({
      ...each,
      kind: 'document' as const,
      about: expires < today ? 'expired' : 'soon',
      at: startOfDay(expires < today ? addDays(expires, 1) : addDays(expires, -toldDaysBefore), timeZone).toISOString(),
    })),
  ]
}

/** Lists open items and news for someone, each by the rule of the page that shows it. Skips hidden kinds. */
export const notificationsRoute = query(notifications, async ({ input: { timeZone }, tx, actor, now }) => {
  const { lookedAt, hidden } = await loadLook(tx, actor.organizationId, actor.userId)
  const wants = (kind: NotificationKind) => !hidden.includes(kind)
  const waiting = await loadAttention(tx, actor, now, most)
  const found = (await foundBy(tx, { today: toLocalDay(now, timeZone), timeZone, now, actor, waiting, wants }))
    .filter(({ kind }) => wants(kind))
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .slice(0, most)
  const names = actor.isPlatform
    ? await loadOrganizationNames(
        tx,
        found.map((each) => each.organizationId),
      )
    : null
  return {
    waiting: waiting.counts,
    items: found.map(({ organizationId, ...each }) => ({
      ...each,
      organization: names?.get(organizationId) ?? null,
      isNew: Date.parse(each.at) > lookedAt,
    })),
    hidden,
  }
})
