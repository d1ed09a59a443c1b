import { foldCase } from '../../../../rules/fold-case.ts'
import type { InterviewStatus } from './interview-kinds.ts'

/** Whether an interview is still to come: it takes up the time of both people, and reminders go out for it. */
export const isOpen = (status: InterviewStatus): boolean => status === 'Scheduled' || status === 'Confirmed'

/** Event name of each status. */
export const eventNames: Record<InterviewStatus, string> = {
  Scheduled: 'interview.reopened',
  Confirmed: 'interview.confirmed',
  Completed: 'interview.completed',
  'No-show': 'interview.noShow',
  Cancelled: 'interview.cancelled',
}

/** Each status as it reads in a sentence: “This interview is a no-show.” */
export const statusWords: Record<InterviewStatus, string> = {
  Scheduled: 'scheduled',
  Confirmed: 'confirmed',
  Completed: 'completed',
  'No-show': 'a no-show',
  Cancelled: 'canceled',
}

type Moment = { status: InterviewStatus; startsAt: Date; now: Date }

/**
 * Explains why an interview cannot get a status now. Null if it can. A final result needs a past start; any status may
 * be reopened.
 */
export const findStatusProblem = (to: InterviewStatus, { status, startsAt, now }: Moment): string | null => {
  if (to === status) return `This interview is already ${statusWords[status]}.`
  if ((to === 'Completed' || to === 'No-show') && status === 'Cancelled') return 'This interview was canceled.'
  if ((to === 'Completed' || to === 'No-show') && startsAt > now) return 'This interview hasn’t started yet.'
  if (to === 'Cancelled' && !isOpen(status)) return 'This interview is over, so you can’t cancel it.'
  return null
}

/** Lists the statuses that an interview can get now, in the order of a menu. */
export const listPossibleStatuses = (moment: Moment): InterviewStatus[] =>
  (isOpen(moment.status)
    ? (['Confirmed', 'Completed', 'No-show', 'Cancelled'] as const)
    : (['Scheduled'] as const)
  ).filter((to) => findStatusProblem(to, moment) === null)

/** Whether a candidate with this pipeline status is no longer to be interviewed: archived, terminated, canceled. */
export const isPastInterviews = (pipelineStatus: string): boolean =>
  /archived|terminated|cancell?ed/i.test(pipelineStatus)

/** Whether to offer an interview with a candidate of this pipeline status: neither past interviews nor hired. */
export const canOfferInterview = (pipelineStatus: string): boolean =>
  !isPastInterviews(pipelineStatus) && foldCase(pipelineStatus.trim()) !== 'hired'

/** The pipeline status that scheduling offers, and that a booking by link sets. */
export const interviewScheduled = 'Interview Scheduled'

const plain = (label: string) => label.trim().toLowerCase()
const before = new Set(['initial inquiry', 'reviewed by clinic'])

/** Whether moving a candidate to Interview Scheduled is worth an offer: their organization has it, and they have not come as far yet. */
export const shouldOfferMove = (pipelineStatus: string, ownStatuses: readonly string[]): boolean => {
  const own = ownStatuses.map(plain)
  if (!own.includes(plain(interviewScheduled))) return false
  const status = plain(pipelineStatus)
  if (before.has(status)) return true
  const at = own.indexOf(status)
  return at >= 0 && at < own.indexOf(plain(interviewScheduled))
}

/** The clinic's own label of Interview Scheduled when moving the candidate there is worth an offer, else null. */
export const moveOffered = (pipelineStatus: string, ownStatuses: readonly string[]): string | null => {
  if (!shouldOfferMove(pipelineStatus, ownStatuses)) return null
  return ownStatuses.find((label) => plain(label) === plain(interviewScheduled))?.trim() ?? null
}

/** Matches a clinic's own labels that end a candidacy or let it rest, at any place in the list. */
const endWords = [
  'archived',
  'terminated',
  'cancell?ed',
  'hire',
  'uninterested',
  'reject',
  'declin',
  'withdr',
  'unqualified',
  'disqualified',
  'refus',
  'lost',
  'closed',
  'inactive',
  'no.?show',
  'no (response|reply)',
  'unrespons',
  'on hold',
  'duplicate',
  'ghost',
  String.raw`\bnot\b`,
]
const ends = new RegExp(endWords.join('|'), 'i')

/** Returns the statuses before an interview in which a candidacy continues, including those of every organization. */
export const listEarlyStatuses = (ownStatuses: readonly string[]): string[] => {
  const scheduled = ownStatuses.findIndex((label) => plain(label) === plain(interviewScheduled))
  const all = ['Initial Inquiry', ...ownStatuses.filter((label, at) => at < scheduled || before.has(plain(label)))]
  return all.filter((label) => !ends.test(label))
}

/**
 * The clinic's own label of Interview Scheduled when a booking by link moves the candidate there, else null: only forward, only
 * where the clinic has it, and never out of a status that ends a candidacy or lets it rest.
 */
export const findStatusAfterBooking = (pipelineStatus: string, ownStatuses: readonly string[]): string | null => {
  return ends.test(pipelineStatus) ? null : moveOffered(pipelineStatus, ownStatuses)
}

type HeldInterview = { status: InterviewStatus; interview_date: string }

/** Whether a status of Interview Scheduled lacks an interview: none is open, and the last one did not take place. */
export const isInterviewTimeMissing = (pipelineStatus: string, interviews: readonly HeldInterview[]): boolean => {
  if (plain(pipelineStatus) !== plain(interviewScheduled) || interviews.some(({ status }) => isOpen(status)))
    return false
  const last = interviews
    .filter(({ status }) => status !== 'Cancelled')
    .toSorted((a, b) => a.interview_date.localeCompare(b.interview_date))
    .at(-1)
  return last?.status !== 'Completed'
}
