/** Minutes between two emails of one kind to one person, and between two texts. */
const minutesBetween = 10

type EmailState = {
  /** The account is open, still of this organization, and has an address. */
  isReachable: boolean
  isWanted: boolean
  /** Whether the notification is still true: the reply unread, the interview at that time. */
  isCurrent: boolean
  /** Whether another email told this person already. */
  isKnown: boolean
  expiresAt: Date
  now: Date
}

/** Whether a notification goes into an email now. One that doesn't is dropped: the bell keeps it. */
export const shouldEmail = (email: EmailState): boolean =>
  email.isReachable && email.isWanted && email.isCurrent && !email.isKnown && email.expiresAt > email.now

/** Returns when the next email or text of a kind may leave after the last one, or null if it may now. */
export const getNextGroupAt = (last: Date | null, now: Date): Date | null => {
  if (last === null) return null
  const next = new Date(last.getTime() + minutesBetween * 60_000)
  return next > now ? next : null
}
