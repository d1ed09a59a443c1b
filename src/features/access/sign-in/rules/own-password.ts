/** Wrong own passwords in a row, on any form, after which none is accepted for some minutes. */
export const mostWrong = 5
/** So many minutes no password is taken after too many wrong ones. */
export const lockMinutes = 15

/** Clocks of two processes differ by less than so many minutes. */
const aheadMinutes = 1

/**
 * Returns true if no password is accepted at `now`. A lock further ahead than one can be was made by a clock that was
 * wrong, and holds no one.
 */
export const isLocked = (until: Date | null, now: Date): boolean =>
  until !== null && until > now && until.getTime() <= now.getTime() + (lockMinutes + aheadMinutes) * 60_000

/** The message for a person who is locked out. */
export const lockedMessage = `Too many wrong passwords. Actions that need your password are locked for ${lockMinutes} minutes.`

/** How many tries are left, in words. */
export const formatTriesLeft = (left: number): string => `${left} ${left === 1 ? 'try' : 'tries'} left.`
