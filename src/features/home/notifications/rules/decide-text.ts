import { isQuiet, type QuietHours } from './decide-push.ts'

type TextState = {
  /** The account is open, and its number is confirmed and didn't reply STOP. */
  isReachable: boolean
  isWanted: boolean
  /** Whether the notification is still true: the reply unread, the interview at that time. */
  isCurrent: boolean
  quiet: QuietHours
  timeZone: string
  /** Texts that the person may still get today. */
  left: number
  expiresAt: Date
  now: Date
}

/** Whether a notification goes into a text now. One that doesn't is dropped: the bell keeps it. */
export const shouldText = (text: TextState): boolean =>
  text.isReachable &&
  text.isWanted &&
  text.isCurrent &&
  text.left > 0 &&
  text.expiresAt > text.now &&
  !isQuiet(text.now, text.quiet, text.timeZone)
