import { addDays, countDaysBetween, type Day } from '../../../../rules/day.ts'

/** So many days ahead a document counts as expiring. */
const expiresWithin = 30
/** So many days a document stays in the trash before it is deleted for good. */
export const trashDays = 30

export type Expiry = { state: 'expired' | 'soon' | 'later'; words: string }

/** Whether a document expired, does so soon, or later, in words; it is still valid on its last day. */
export const getExpiry = (expires: Day, today: Day): Expiry => {
  const left = countDaysBetween(today, expires)
  if (left < 0) return { state: 'expired', words: 'Expired' }
  if (left > expiresWithin) return { state: 'later', words: `Expires in ${left} days` }
  return {
    state: 'soon',
    words: left === 0 ? 'Expires today' : left === 1 ? 'Expires tomorrow' : `Expires in ${left} days`,
  }
}

/** The last day that still counts as soon. */
export const getLastSoonDay = (today: Day): Day => addDays(today, expiresWithin)
