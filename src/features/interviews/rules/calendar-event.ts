import type { CalendarEvent } from '../../../rules/file-formats/calendar-file.ts'
import type { InterviewStatus, InterviewType } from './interview-kinds.ts'

export type Charted = {
  id: string
  startsAt: Date
  minutes: number
  type: InterviewType
  status: InterviewStatus
  sequence: number
  changedAt: Date
  location: string | null
  place: string | null
}

const base = ({ id, startsAt, minutes, status, sequence, changedAt, location, place }: Charted): CalendarEvent => {
  const where = [location, place].filter(Boolean).join(', ')
  return {
    id: `interview-${id}`,
    start: startsAt,
    minutes,
    title: 'Interview',
    ...(where ? { place: where } : {}),
    stamp: changedAt,
    sequence,
    cancelled: status === 'Cancelled',
  }
}

/** An interview in the calendar of the clinic's people. */
export const eventForStaff = (
  interview: Charted & { candidate: string; interviewer: string | null; note: string | null; link: string },
): CalendarEvent => ({
  ...base(interview),
  title: `Interview with ${interview.candidate} (${interview.type})`,
  description: [
    interview.interviewer ? `Interviewer: ${interview.interviewer}` : null,
    `Status: ${interview.status}`,
    interview.note,
    interview.link,
  ]
    .filter(Boolean)
    .join('\n'),
})

/** The same interview in the candidate's calendar: nothing that the clinic wrote for itself. */
export const eventForCandidate = (interview: Charted & { organization: string }): CalendarEvent => ({
  ...base(interview),
  title: `Interview with ${interview.organization} (${interview.type})`,
})
