import { showMinutes } from '../../../../rules/words/show-minutes.ts'
/** The stages that a candidate passes, in order; Archived and Terminated are ways out, not stages. */
export const stages = [
  'Initial Inquiry',
  'Reviewed By Clinic',
  'Interview Scheduled',
  'Candidate Assessment',
  'In-Process To Hire',
  'Hired',
] as const

/** A status that was held for less than this is a slip of the hand and was not reached. */
export const slipMinutes = 10

/** How many candidates reached each stage or a later one, from how many got exactly so far (by stage). */
export const countReached = (furthest: readonly number[]): number[] =>
  stages.map((_, at) => furthest.slice(at).reduce((sum, n) => sum + n, 0))

/** Tenths of a percent of a part, rounded half up; null of nothing. */
const tenths = (part: number, whole: number): number | null =>
  whole <= 0 ? null : Math.floor((2000 * part + whole) / (2 * whole))

/** The share in percent with one decimal, rounded half up; null when there is nothing to divide by. */
export const computeShare = (part: number, whole: number): number | null => {
  const found = tenths(part, whole)
  return found === null ? null : found / 10
}

/** '12.5%' or '–'. */
export const showShare = (share: number | null): string =>
  share === null ? '–' : `${share.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`

export type Retention = { days: number; due: number; stayed: number }

/**
 * Explains why retention is unknown. Null if it can be computed: it needs hires with a recorded day, long enough ago,
 * and Terminated in use.
 */
export const getNoRetention = (
  { due }: Retention,
  { hires, terminations }: { hires: number; terminations: number },
): string | null => {
  if (hires === 0) return 'No data: no hires in this period.'
  if (terminations === 0) return 'No data: no one is marked Terminated yet, so retention is unknown.'
  return due === 0 ? 'No data yet: these hires are too recent.' : null
}

/** How a figure of one period differs from another's: '+12', '-3', 'same', and '–' when one is not known. */
export const formatDifference = (now: number | null, then: number | null): string => {
  if (now === null || then === null) return '–'
  const difference = Math.round((now - then) * 10) / 10
  if (difference === 0) return 'same'
  return `${difference > 0 ? '+' : '-'}${Math.abs(difference).toLocaleString('en-US', { maximumFractionDigits: 1 })}`
}

/** How a time of one period differs from another's, both in minutes: '+2 h 5 min', '-45 min', 'same', and '–' when one is not known. */
export const formatMinutesDifference = (now: number | null, then: number | null): string => {
  if (now === null || then === null) return '–'
  const difference = Math.round(now - then)
  return difference === 0 ? 'same' : `${difference > 0 ? '+' : '-'}${showMinutes(Math.abs(difference))}`
}
