import { formatDay, toLocalDay } from '../../../../rules/day.ts'
import { toStatusKey } from '../../../candidates/directory/rules/statuses.ts'
import type { InterviewStatus } from '../../../interviews/calendar/rules/interview-kinds.ts'
import { interviewScheduled, isOpen, isPastInterviews } from '../../../interviews/calendar/rules/interview-statuses.ts'
import {
  formatInOtherZone,
  formatInterviewType,
  showMoment,
} from '../../../interviews/calendar/rules/interview-words.ts'

/**
 * Consents, texts, and bookings so far. Moments are ISO; `interview` is the next one that is not over, else the newest
 * that was not canceled.
 */
type Standing = {
  status: string
  phone: string | null
  textConsent: 'given' | 'refused' | 'unknown' | 'declined'
  optedOut: boolean
  contact: { waitsSince: string | null; wroteAt: string | null; textedAt: string | null; isTextComing: boolean }
  interview: {
    at: string
    isOver: boolean
    status: InterviewStatus
    type: 'Phone' | 'Video' | 'In person'
    interviewer: string | null
  } | null
  followUp: { on: string; note: string | null } | null
}

export type NextStep = {
  /** Null if an interview needs a time, and there is no more to say. */
  say: string | null
  /** A button that does it: a dialog of the candidate's page, or one of its tabs. */
  act:
    | { label: string; dialog: 'text' | 'interview' | 'status' | 'edit' | 'follow-up' }
    | { label: string; tab: 'messages' | 'interviews' }
    | null
}

/** `theirs`: the zone of the candidate, where it is known, and `name` their first name. */
type Clock = { now: Date; timeZone: string; theirs?: string | null | undefined; name?: string }

const formatLocalDay = (at: string, { timeZone }: Clock) => formatDay(toLocalDay(new Date(at), timeZone))
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the step for a coming interview, or for one that leaves something to do. */
const byInterview = ({ interview, status }: Standing, clock: Clock): NextStep | null => {
  const expected = toStatusKey(status) === toStatusKey(interviewScheduled)
  if (interview && isOpen(interview.status) && !interview.isOver) {
    const who = interview.interviewer ? ` with ${interview.interviewer}` : ', no one assigned yet'
    const at = new Date(interview.at)
    const there = clock.theirs ? formatInOtherZone(at, clock.theirs, clock.timeZone) : null
    const theirClock = there ? ` · ${there} for ${clock.name ?? 'the candidate'}` : ''
    return {
      say: `${sentence(formatInterviewType(interview.type))} on ${showMoment(at, clock.timeZone)}${theirClock}${who}.`,
      act: { label: 'See Interview', tab: 'interviews' },
    }
  }
  if (interview && isOpen(interview.status))
    return {
      say: `The interview on ${formatLocalDay(interview.at, clock)} has no result.`,
      act: { label: 'Record Result', tab: 'interviews' },
    }
  if (!expected) return null
  if (interview?.status === 'Completed')
    return {
      say: `Interviewed on ${formatLocalDay(interview.at, clock)}.`,
      act: { label: 'Status', dialog: 'status' },
    }
  return {
    say: interview?.status === 'No-show' ? `Missed the interview on ${formatLocalDay(interview.at, clock)}.` : null,
    act: { label: 'Schedule', dialog: 'interview' },
  }
}

/** By what was texted. */
const byTexts = (known: Standing, clock: Clock): NextStep => {
  const { wroteAt, textedAt, isTextComing } = known.contact
  if (known.optedOut) return { say: 'They opted out of texts. Call or email them.', act: null }
  if (known.textConsent === 'refused') return { say: 'They refused texts. Call or email them.', act: null }
  if (known.textConsent === 'declined')
    return { say: 'They didn’t agree to texts on their application. Call or email them.', act: null }
  if (!known.phone?.trim())
    return { say: 'No phone number, so you can’t text them.', act: { label: 'Add Phone Number', dialog: 'edit' } }
  if (isTextComing) return { say: 'A text is about to be sent.', act: { label: 'See Text', tab: 'messages' } }
  const messages = { label: 'Open Messages', tab: 'messages' } as const
  if (wroteAt && (!textedAt || wroteAt >= textedAt))
    return { say: `They wrote last, on ${formatLocalDay(wroteAt, clock)}.`, act: messages }
  if (!textedAt) return { say: 'Not texted yet.', act: { label: 'Text', dialog: 'text' } }
  const answered = wroteAt ? 'Last texted' : 'Texted'
  return { say: `${answered} on ${formatLocalDay(textedAt, clock)} – no answer yet.`, act: messages }
}

/**
 * What to do next about a candidate, in one sentence that is true of the data, with the button that does it. The first of: they wait
 * for an answer, their way here is over, a follow-up is due, an interview, they were hired, texts.
 */
export const decideNextStep = (known: Standing, clock: Clock): NextStep => {
  const { waitsSince } = known.contact
  if (waitsSince && !known.optedOut)
    return {
      say: `They’ve been waiting for your reply since ${showMoment(new Date(waitsSince), clock.timeZone)}.`,
      act: { label: 'Answer', tab: 'messages' },
    }
  if (isPastInterviews(known.status)) return { say: `${known.status.trim()} – nothing to do.`, act: null }
  const { followUp } = known
  if (followUp && followUp.on <= toLocalDay(clock.now, clock.timeZone))
    return {
      say: `Follow-up due ${formatDay(followUp.on)}${followUp.note?.trim() ? `: ${followUp.note.trim()}` : '.'}`,
      act: { label: 'Set Another Day', dialog: 'follow-up' },
    }
  const booked = byInterview(known, clock)
  if (booked) return booked
  if (toStatusKey(known.status) === toStatusKey('Hired')) return { say: 'Hired – nothing to do.', act: null }
  return byTexts(known, clock)
}
