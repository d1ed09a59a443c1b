import { addDays, type Day, dayIn } from '../../../rules/day.ts'
import { foldCase } from '../../../rules/fold-case.ts'
import { type CandidateType, candidateType } from './candidate-type.ts'
import { type FitInput, fitLabel, fitScore } from './fit-score.ts'
import { positionOf } from './position.ts'

export const dateRanges = ['Today', 'Yesterday', 'Last 7 Days', 'Last 30 Days', 'Last 90 Days'] as const
export type DateRange = (typeof dateRanges)[number]
export const experienceChoices = ['RBT Experience', 'No Experience'] as const
export type ExperienceChoice = (typeof experienceChoices)[number]

/** What a list of candidates is narrowed to; a dimension that is missing or empty narrows nothing. */
export type CandidateFilter = {
  score?: string[] | undefined
  status?: string[] | undefined
  position?: string[] | undefined
  type?: CandidateType[] | undefined
  location?: string[] | undefined
  organization?: string[] | undefined
  dateRange?: DateRange | undefined
  /** Received on this day or later. */
  since?: Day | undefined
  experience?: ExperienceChoice | undefined
}
export type Filtered = FitInput & {
  video_introduction: string | null
  location_id: string | null
  organization_id: string | null
  date_submitted_ts: Date | string | null
}
export type FilterContext = { today: Day; timeZone: string; excellentFrom?: number }

const firstDayBack: Record<DateRange, number> = {
  Today: 0,
  Yesterday: 1,
  'Last 7 Days': 6,
  'Last 30 Days': 29,
  'Last 90 Days': 89,
}

/** The days of a range, `until` exclusive. "Last 7 Days" is today and the six days before. */
export const dateRangeDays = (range: DateRange, today: Day): { from: Day; until: Day } => ({
  from: addDays(today, -firstDayBack[range]),
  until: range === 'Yesterday' ? today : addDays(today, 1),
})

const isAmong = (choices: readonly string[] | undefined, value: string | null): boolean =>
  !choices?.length || (value !== null && choices.includes(value))

/** What two statuses are compared by; the database stores it as `status_key`. */
export const statusKey = (status: string): string => foldCase(status.trim())

const isStatusAmong = (choices: readonly string[] | undefined, status: string | null): boolean =>
  !choices?.length || choices.some((choice) => statusKey(choice) === statusKey(status ?? ''))

const isWithin = (range: DateRange, received: Date | string | null, { today, timeZone }: FilterContext): boolean => {
  const instant = new Date(received ?? Number.NaN)
  if (Number.isNaN(instant.getTime())) return false
  const { from, until } = dateRangeDays(range, today)
  const day = dayIn(instant, timeZone)
  return from <= day && day < until
}

const isSince = (since: Day, received: Date | string | null, timeZone: string): boolean => {
  const instant = new Date(received ?? Number.NaN)
  return !Number.isNaN(instant.getTime()) && dayIn(instant, timeZone) >= since
}

/** Whether a candidate passes every dimension of the filter (section 9); `today` is the viewer's calendar day. */
export const matchesFilter = (candidate: Filtered, filter: CandidateFilter, context: FilterContext): boolean => {
  const position = positionOf(candidate.position)
  return (
    isAmong(filter.score, fitLabel(fitScore(candidate), context.excellentFrom)) &&
    isStatusAmong(filter.status, candidate.status) &&
    isAmong(filter.position, position.ok ? position.position : candidate.position) &&
    isAmong(filter.type, candidateType(candidate.video_introduction)) &&
    isAmong(filter.location, candidate.location_id) &&
    isAmong(filter.organization, candidate.organization_id) &&
    (!filter.experience || (filter.experience === 'RBT Experience') === (candidate.current_rbt === true)) &&
    (!filter.dateRange || isWithin(filter.dateRange, candidate.date_submitted_ts, context)) &&
    (!filter.since || isSince(filter.since, candidate.date_submitted_ts, context.timeZone))
  )
}
