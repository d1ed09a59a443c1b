import { formatClock } from '../../../../../rules/clock.ts'
import { addDays, toLocalDay } from '../../../../../rules/day.ts'
import type { Interview } from '../../contract/interviews.ts'
import type { Arranging, Choices } from './arrangement-fields.tsx'

/** The typed time as the wall clock of a zone shows an instant. */
const typedIn = (at: Date, timeZone: string) => {
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
    .format(at)
    .split(':')
    .map(Number)
  return { day: toLocalDay(at, timeZone), time: formatClock(hour * 60 + minute) }
}

export type TypedInterview = Arranging & { day: string; time: string; days: string }

/** In which zone an hour at a place is meant. */
export const getZoneAt = (choices: Choices, locationId: string) =>
  choices.places.find((place) => place.id === locationId)?.zone ?? choices.organizationZone

const firstHour = (choices: Choices) =>
  choices.next
    ? typedIn(new Date(choices.next), getZoneAt(choices, choices.location_id ?? ''))
    : { day: addDays(toLocalDay(new Date(), choices.organizationZone), 1), time: '10:00' }

/** The only one there is interviews; of several someone chooses. */
export const getOnlyPerson = ({ people: [first, another] }: Choices) => (another === undefined ? (first?.id ?? '') : '')

/**
 * Returns the first values of the form: an interview as it is, or at the hour it was dragged to (`moveTo`); else the
 * next free working hour, or tomorrow at ten.
 */
export const createTyped = (choices: Choices, interview: Interview | null, moveTo?: string): TypedInterview => ({
  type: interview?.type ?? 'Phone',
  minutes: String(interview?.minutes ?? 30),
  location_id: interview ? (interview.location_id ?? '') : (choices.location_id ?? ''),
  interviewer_id: interview ? (interview.interviewer_id ?? '') : getOnlyPerson(choices),
  place: interview?.place ?? '',
  note: interview?.note ?? '',
  reminders: interview?.reminders ?? true,
  days: '7',
  ...(interview ? typedIn(new Date(moveTo ?? interview.interview_date), interview.zone) : firstHour(choices)),
})

/** Everything but the hour, as the server takes it. */
export const parseTypedInterview = ({
  type,
  minutes,
  location_id,
  interviewer_id,
  place,
  note,
  reminders,
}: Arranging) => ({
  type,
  minutes: Number(minutes),
  location_id: location_id || null,
  interviewer_id: interviewer_id || null,
  place,
  note,
  reminders,
})

/** An interview as it is, as the server takes it to bring it back. */
export const toUnchanged = (interview: Interview) => ({
  type: interview.type,
  minutes: interview.minutes,
  location_id: interview.location_id,
  interviewer_id: interview.interviewer_id,
  place: interview.place ?? '',
  note: interview.note ?? '',
  reminders: interview.reminders,
  ...typedIn(new Date(interview.interview_date), interview.zone),
})
