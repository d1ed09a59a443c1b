import type { Tx } from '../../../../../platform/server/database.ts'
import { getNextGroupAt } from '../../rules/decide-email.ts'
import type { EmailKind } from '../../rules/notification-ways.ts'
import { type DueRow, type emailWay, loadDue, postponeDue, type Reader, settleDue } from './due-notifications.ts'

type Sending = {
  now: Date
  /** Whether a notification is sent at all. */
  isSent: (row: DueRow) => boolean
  /** Queues one email or text of a kind; false if it can't. */
  queue: (kind: EmailKind, rows: readonly DueRow[]) => Promise<boolean>
}

/**
 * Sends one person what is due, together for each kind, and marks it. A kind that was sent in the last ten minutes waits; returns when
 * the first of those is due, or null. The caller holds the person's choices locked.
 */
export const sendDueByKind = async (
  tx: Tx,
  way: typeof emailWay,
  who: Reader,
  { now, isSent, queue }: Sending,
): Promise<Date | null> => {
  const rows = await loadDue(tx, way, who, now)
  const waits: Date[] = []
  for (const kind of new Set(rows.map((each) => each.kind))) {
    const due = rows.filter((each) => each.kind === kind)
    const last = due[0]?.last_sent_at ?? null
    const next = getNextGroupAt(last === null ? null : new Date(last), now)
    const told = due.filter(isSent)
    // A reminder can't wait: its interview would begin.
    const mustWait = next !== null && kind !== 'starting'
    const kept = new Set(mustWait ? told.map(({ id }) => id) : [])
    if (mustWait && kept.size > 0) {
      waits.push(next)
      await postponeDue(tx, way, who, [...kept], next)
    }
    const left = !mustWait && told.length > 0 && (await queue(kind, told))
    const sent = new Set(left ? told.map(({ id }) => id) : [])
    await settleDue(tx, way, who, [...sent], { state: 'sent', now })
    const dropped = due.flatMap(({ id }) => (kept.has(id) || sent.has(id) ? [] : [id]))
    await settleDue(tx, way, who, dropped, { state: 'skipped', now })
  }
  return waits.length === 0 ? null : new Date(Math.min(...waits.map(Number)))
}
