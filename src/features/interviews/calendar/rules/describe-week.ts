import { type Day, formatDay } from '../../../../rules/day.ts'
import type { InterviewStatus } from './interview-kinds.ts'

/**
 * Describes the number of interviews in a week: '5 interviews, 1 canceled'. `total` counts those that aren't in
 * `statuses`, too.
 */
export const describeWeek = (statuses: readonly InterviewStatus[], total: number): string => {
  const canceled = statuses.filter((status) => status === 'Cancelled').length
  const held = total - canceled
  const words = `${held} ${held === 1 ? 'interview' : 'interviews'}`
  if (statuses.length < total) return `${total} interviews with canceled ones, the first ${statuses.length} shown`
  return canceled === 0 ? words : held === 0 ? `${canceled} canceled` : `${words}, ${canceled} canceled`
}

const getYear = (day: Day) => day.slice(0, 4)
const format = (day: Day, hasYear: boolean) => (hasYear ? formatDay(day) : formatDay(day).replace(/, .*/, ''))

/** Formats the days of a week: 'Nov 30 – Dec 6', with the year unless it is this one, and both where they differ. */
export const formatSpan = (first: Day, last: Day, today: Day): string => {
  const isOneYear = getYear(first) === getYear(last)
  const isThisYear = isOneYear && getYear(first) === getYear(today)
  return `${format(first, !isOneYear)} – ${format(last, !isThisYear)}`
}
