import type { Range } from '../../../../../rules/day.ts'
import type { Language } from '../../../../../rules/words/language.ts'
import { formatHourFor, formatHourForClinic } from '../../../../interviews/booking/rules/booking-words.ts'
import { pickThreeTimes } from '../../../../interviews/booking/rules/pick-three-times.ts'
import type { InterviewType } from '../../../../interviews/calendar/rules/interview-kinds.ts'
import type { Enrollment } from '../enrollment.ts'
import { shouldNumberTimes } from './should-number-times.ts'
import { getDisclosure, pickWording, type TextKey } from './texts.ts'

/** Data about the people and the clocks at the time of an event. */
export type FlowContext = {
  now: Date
  organization: string
  language: Language
  /** The clinic's zone, and the candidate's where it is known. */
  zone: string
  candidateZone: { timeZone: string; isGuess: boolean } | null
  /** The free times of the interviewer; empty where they are not asked for. */
  free: readonly Date[]
  /** When they wrote that they can. */
  wished?: readonly Range[]
  /** Type of the planned interview. */
  type?: InterviewType | null
  /** Whether their documents are missing or have expired. If unknown, a text asks for them. */
  owesDocuments?: boolean
  /** Whether a registry lists their certification as active. */
  isVerified?: boolean
  /** Why no one but a person may offer them a time, in words. */
  cannotOffer?: string | null
}

const joined = (parts: readonly string[], language: Language): string => {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2) return last
  return `${parts.slice(0, -1).join('; ')} ${language === 'es' ? 'o' : 'or'} ${last}`
}

/** Formats times for a text, on the candidate's clock, with numbers if that saves a misunderstanding. */
const formatTimes = (times: readonly Date[], known: FlowContext): string => {
  const isNumbered = shouldNumberTimes(times, known.candidateZone?.timeZone ?? known.zone)
  return joined(
    times.map((at, index) => `${isNumbered ? `${index + 1}) ` : ''}${formatHourFor(at, { ...known, type: 'Phone' })}`),
    known.language,
  )
}

/** The same as the clinic reads them. */
export const formatTimesForClinic = (times: readonly Date[], known: FlowContext): string =>
  joined(
    times.map((at) => formatHourForClinic(at, known)),
    'en',
  )

/** Three of some times to offer, by what they wrote where they did. */
export const chooseTimesToOffer = (times: readonly Date[], known: FlowContext): Date[] =>
  pickThreeTimes(times, known.candidateZone?.timeZone ?? known.zone, known.wished)

type Values = { times?: readonly Date[]; when?: Date | null }

/** One of the enrollment's texts in the person's language. */
export const renderText = (
  { flow }: Enrollment,
  key: TextKey,
  known: FlowContext,
  { times, when }: Values = {},
): string =>
  pickWording(flow.texts, key, known.language, {
    organization: known.organization,
    ...(times ? { times: formatTimes(times, known), isOne: times.length === 1 } : {}),
    ...(when ? { when: formatHourFor(when, known) } : {}),
  })

/** Adds to a first automatic text that it is automatic, and before it the name of the clinic. */
export const withIntro = ({ flow, progress }: Enrollment, text: string, known: FlowContext): string => {
  if (progress.told) return text
  const greeting =
    flow.preset === 'applicant'
      ? `${pickWording(flow.texts, 'intro', known.language, { organization: known.organization })} `
      : ''
  const asked = flow.preset === 'applicant' ? ` ${text}` : ''
  return flow.preset === 'applicant'
    ? `${greeting}${getDisclosure(known.language)}${asked}`
    : `${text} ${getDisclosure(known.language)}`
}
