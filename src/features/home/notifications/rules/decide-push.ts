import type { PushKind } from './push-kinds.ts'

/** Minutes after midnight; the same twice: none. */
export type QuietHours = { from: number; until: number }

/** Returns the minutes after midnight that clocks show there. */
export const toLocalMinutes = (at: Date, timeZone: string): number => {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const parts = shown.formatToParts(at)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0)
  return read('hour') * 60 + read('minute')
}

/** Whether it is quiet at that moment where the person is; hours may go past midnight. */
export const isQuiet = (at: Date, { from, until }: QuietHours, timeZone: string): boolean => {
  const minutes = toLocalMinutes(at, timeZone)
  return from <= until ? minutes >= from && minutes < until : minutes >= from || minutes < until
}

type PushState = {
  kind: PushKind | 'test'
  hidden: readonly string[]
  quiet: QuietHours
  timeZone: string
  /** The account is open and still of this organization. */
  isActive: boolean
  isSignedOut: boolean
  /** Whether the browser still accepts messages of our key. */
  hasCurrentKey: boolean
  /** Whether the notification is still true: the reply unread, the interview at that time. */
  isCurrent: boolean
  expiresAt: Date
  now: Date
}

/** Explains why a notification isn't sent now, or null to send it. One that quiet hours stop isn't sent later: the bell keeps it. */
export const explainSkippedPush = (push: PushState): string | null => {
  if (!push.isActive) return 'The account is closed.'
  if (push.isSignedOut) return 'The person signed out on this device.'
  if (!push.hasCurrentKey) return 'The device must be turned on again.'
  if (push.expiresAt <= push.now) return 'It was too late.'
  if (push.kind === 'test') return null
  if (push.hidden.includes(push.kind)) return 'The person doesn’t want this kind.'
  if (isQuiet(push.now, push.quiet, push.timeZone)) return 'Quiet hours.'
  return push.isCurrent ? null : 'It was no longer true.'
}

/** Minutes until the next try after so many. */
const waits = [1, 2, 5, 15]
/** Returns when a notification is tried again after so many tries, or null if that was the last or would be too late. */
export const getNextPushTry = (tries: number, expiresAt: Date, now: Date): Date | null => {
  const wait = waits[tries - 1]
  if (wait === undefined) return null
  const next = new Date(now.getTime() + wait * 60_000)
  return next < expiresAt ? next : null
}
