import { isCertification } from '../../../../../rules/credential/is-certification.ts'
import { addDays, type Day, startOfDay, toLocalDay } from '../../../../../rules/day.ts'
import type { InterviewStatus } from '../../../../interviews/calendar/rules/interview-kinds.ts'
import { isInterviewTimeMissing } from '../../../../interviews/calendar/rules/interview-statuses.ts'
import { slipMinutes } from '../../../../money/finance/rules/hiring.ts'
import { computeFitScore, type FitInput, getFitLabel } from '../compute-fit-score.ts'
import { isExpired } from '../credential/describe-registry-answer.ts'
import { type RegistryStatus } from '../credential/registry-statuses.ts'
import { getRangeDays, sinceWorkingDay } from '../date-ranges.ts'
import { type FilterName, type FilterValues, filterNames, firstTouchDue, isNothing } from '../filters.ts'
import { getCandidateType } from '../get-candidate-type.ts'
import { parsePosition } from '../position.ts'
import { toStatusKey } from '../statuses.ts'

/** What the filters look at. `changes` are those of the status, oldest first. */
export type FilterSource = FitInput & {
  video_introduction: string | null
  location_id: string | null
  organization_id: string | null
  date_submitted_ts: Date | string | null
  job_code?: string | null
  preferred_language?: string | null
  credential_status?: RegistryStatus | null
  credential_number?: string | null
  credential_expires_on?: Day | null
  changes?: readonly { at: string; to: string }[]
  interviews?: readonly { status: InterviewStatus; interview_date: string }[]
  /** A text to them left. */
  texted?: boolean
}
export type FilterContext = {
  today: Day
  timeZone: string
  excellentFrom?: number
  now?: Date
  clinicZone?: string
  asked?: Partial<FilterValues>
}
type Test<Value> = (value: Value, candidate: FilterSource, context: FilterContext) => boolean

const receivedOn = ({ date_submitted_ts }: FilterSource, timeZone: string): Day | null => {
  const instant = new Date(date_submitted_ts ?? Number.NaN)
  return Number.isNaN(instant.getTime()) ? null : toLocalDay(instant, timeZone)
}
const isAmong = (choices: readonly string[], value: string | null): boolean => value !== null && choices.includes(value)

const getRegistryChoice = (one: FilterSource, today: Day) => {
  if (!isCertification(one.certification_number)) return null
  const { credential_status: status = null, credential_number = null, credential_expires_on: expires_on = null } = one
  if (status === null || credential_number !== one.certification_number) return 'Claimed, not verified'
  if (status === 'Not found') return 'Not found'
  return isExpired({ status, expires_on }, today) ? 'Expired' : 'Verified'
}

const wasHired = ({ changes = [] }: FilterSource, { timeZone, asked }: FilterContext): boolean =>
  changes.some(({ at, to }, n) => {
    const left = new Date(changes[n + 1]?.at ?? '9999-12-31').getTime()
    const stayed = left - new Date(at).getTime() >= slipMinutes * 60_000
    const since = asked?.hiredSince ? startOfDay(asked.hiredSince, timeZone) : new Date(0)
    const until = asked?.hiredUntil ? startOfDay(addDays(asked.hiredUntil, 1), timeZone) : new Date('9999-12-31')
    return to === 'hired' && stayed && new Date(at) >= since && new Date(at) < until
  })

const tests: { [Name in FilterName]: Test<FilterValues[Name]> } = {
  score: (labels, one, { excellentFrom }) => isAmong(labels, getFitLabel(computeFitScore(one), excellentFrom)),
  status: (statuses, { status }) => statuses.some((each) => toStatusKey(each) === toStatusKey(status ?? '')),
  position: (positions, one) => {
    const read = parsePosition(one.position)
    return isAmong(positions, read.ok ? read.position : one.position)
  },
  type: (types, { video_introduction }) => isAmong(types, getCandidateType(video_introduction)),
  language: (languages, { preferred_language = null }) => isAmong(languages, preferred_language),
  registry: (choices, one, { today }) => isAmong(choices, getRegistryChoice(one, today)),
  location: (ids, { location_id }) => isAmong(ids, location_id),
  organization: (ids, { organization_id }) => isAmong(ids, organization_id),
  dateRange: (range, one, { today, timeZone, now = new Date(), clinicZone = timeZone }) => {
    if (range === sinceWorkingDay)
      return (
        (receivedOn(one, clinicZone) ?? '') >= getRangeDays(range, toLocalDay(now, clinicZone)).from &&
        new Date(one.date_submitted_ts ?? Number.NaN) <= now
      )
    const day = receivedOn(one, timeZone)
    if (day === null || range === '') return false
    const { from, until } = getRangeDays(range, today)
    return from <= day && day < until
  },
  firstTouch: (wanted, { status, date_submitted_ts, changes = [], texted = false }, { now = new Date() }) => {
    const received = new Date(date_submitted_ts ?? Number.NaN).getTime()
    const isWaiting = toStatusKey(status ?? '') === 'initial inquiry' && changes.length === 0 && !texted
    const since = wanted === 'Not yet' ? Number.POSITIVE_INFINITY : now.getTime() - firstTouchDue
    return isWaiting && received <= since
  },
  interviewTime: (_, { status, interviews = [] }) => isInterviewTimeMissing(status ?? '', interviews),
  since: (first, one, { timeZone }) => (receivedOn(one, timeZone) ?? '') >= first,
  until: (last, one, { timeZone }) => (receivedOn(one, timeZone) ?? '9999') <= last,
  hiredSince: (_, one, context) => wasHired(one, context),
  hiredUntil: (_, one, context) => wasHired(one, context),
  jobCode: (code, { job_code }) => job_code?.toLowerCase() === code.trim().toLowerCase(),
  experience: (wanted, { current_rbt }) => (wanted === 'RBT Experience') === (current_rbt === true),
}

/** Whether a candidate passes every filter (section 9), told without SQL; `today` is the viewer's calendar day. */
export const isFilterMatch = (
  candidate: FilterSource,
  given: Partial<FilterValues>,
  context: FilterContext,
): boolean => {
  const passes = <Name extends FilterName>(name: Name, value: FilterValues[Name]) =>
    isNothing(value) || tests[name](value, candidate, { ...context, asked: given })
  return filterNames.every((name) => passes(name, given[name] ?? ''))
}
