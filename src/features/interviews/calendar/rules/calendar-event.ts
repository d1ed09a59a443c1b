import type { CalendarEvent } from '../../../../rules/file-formats/write-calendar-file.ts'
import { formatPhone, parseUsNumber } from '../../../../rules/phone/phone.ts'
import type { InterviewStatus, InterviewType } from './interview-kinds.ts'

export type EventInput = {
  id: string
  startsAt: Date
  minutes: number
  type: InterviewType
  status: InterviewStatus
  sequence: number
  changedAt: Date
  location: string | null
  location_city: string | null
  location_state: string | null
  /** The link of a video call, the room, or a note typed for a phone interview. */
  place: string | null
  /** The candidate's number. */
  phone: string | null
}

const isNumber = (text: string | null): text is string => text !== null && parseUsNumber(text).ok

/** The number to call: one that was typed for this interview, else the candidate's; null where neither is one. */
const findNumber = ({ place, phone }: EventInput) => [place, phone].filter(isNumber).map(formatPhone)[0] ?? null

const formatAddress = ({ location, location_city, location_state, place }: EventInput) =>
  [location, location_city === location ? null : location_city, location_state, place].filter(Boolean).join(', ')

/** Where it happens, for the field that calendars lead the way with: a call happens nowhere. */
const formatPlace = (interview: EventInput) =>
  interview.type === 'Phone' ? '' : interview.type === 'Video' ? (interview.place ?? '') : formatAddress(interview)

const base = (interview: EventInput): CalendarEvent => {
  const { id, startsAt, minutes, status, sequence, changedAt } = interview
  const place = formatPlace(interview)
  return {
    id: `interview-${id}`,
    start: startsAt,
    minutes,
    title: 'Interview',
    ...(place ? { place } : {}),
    stamp: changedAt,
    sequence,
    cancelled: status === 'Cancelled',
  }
}

const lines = (...parts: (string | null)[]) => parts.filter(Boolean).join('\n')

const staffWhere = (interview: EventInput): string[] => {
  const { type, place, location } = interview
  if (type !== 'Phone') return type === 'Video' && location ? [`Location: ${location}`] : []
  const number = findNumber(interview)
  return [
    ...(number ? [`Call ${number}`] : []),
    ...(place && !isNumber(place) ? [place] : []),
    ...(location ? [`Location: ${location}`] : []),
  ]
}

const candidateWhere = (interview: EventInput): string | null => {
  const { type, place } = interview
  if (type === 'In person') return null
  if (type === 'Video') return place ? `The link: ${place}` : 'We will send you the link.'
  const number = findNumber(interview)
  return number ? `We will call you at ${number}.` : 'We will call you.'
}

/**
 * Builds the calendar event for clinic staff. A call has the number to call; each kind has only the details it needs.
 */
export const createStaffEvent = (
  interview: EventInput & { candidate: string; interviewer: string | null; note: string | null; link: string },
): CalendarEvent => ({
  ...base(interview),
  title: `Interview with ${interview.candidate} (${interview.type})`,
  description: lines(
    ...staffWhere(interview),
    interview.interviewer ? `Interviewer: ${interview.interviewer}` : null,
    `Status: ${interview.status}`,
    interview.note,
    interview.link,
  ),
})

/** The same interview in the candidate's calendar: who calls, or where; nothing that the clinic wrote for itself. `link`: their own page of it. */
export const createCandidateEvent = (
  interview: EventInput & { organization: string; link: string },
): CalendarEvent => ({
  ...base(interview),
  title: `Interview with ${interview.organization} (${interview.type})`,
  description: lines(
    candidateWhere(interview),
    `${interview.minutes} minutes with ${interview.organization}`,
    interview.link ? `About this interview: ${interview.link}` : null,
  ),
})
