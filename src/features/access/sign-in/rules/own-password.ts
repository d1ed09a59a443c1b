/** Wrong own passwords in a row, wherever one is asked for, after which none is taken for some minutes. */
export const mostWrong = 5
/** So many minutes no password is taken after too many wrong ones. */
export const lockMinutes = 15

/** Clocks of two processes differ by less than so many minutes. */
const aheadMinutes = 1

/** Whether no password is taken at `now`. A lock that lies further ahead than one can was made by a clock that was wrong, and holds no one. */
export const isLocked = (until: Date | null, now: Date): boolean =>
  until !== null && until > now && until.getTime() <= now.getTime() + (lockMinutes + aheadMinutes) * 60_000

/** What the person who is locked out reads. */
export const lockedMessage = `Too many wrong passwords. Actions that need your password are locked for ${lockMinutes} minutes.`

/** How many tries are left, in words. */
export const triesLeft = (left: number): string => `${left} ${left === 1 ? 'try' : 'tries'} left.`
