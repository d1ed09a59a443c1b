import type { InterviewStatus } from './interview-kinds.ts'
import { isOpen, isPastInterviews } from './interview-statuses.ts'

export type BookedInterview = {
  status: InterviewStatus
  startsAt: Date
  now: Date
  organization: string
  /** Whether the organization still works with the product. */
  isActive: boolean
  candidateStatus: string
}

/** Why a candidate cannot cancel their interview by its link, in words for the candidate, or null. Until it begins they can. */
export const cancelProblem = ({ status, startsAt, now, organization }: BookedInterview): string | null => {
  if (status === 'Cancelled') return `This interview was canceled. Ask ${organization} for a new one.`
  if (isOpen(status) && startsAt > now) return null
  return `This interview has started, so you can no longer change it here. Ask ${organization}.`
}

/** Why a candidate cannot move their interview by its link, in words for the candidate, or null. What they learn of themselves is no more than before. */
export const moveProblem = (booked: BookedInterview): string | null => {
  const { isActive, candidateStatus, organization } = booked
  if (isActive && !isPastInterviews(candidateStatus)) return cancelProblem(booked)
  return cancelProblem(booked) ?? `You can no longer move this interview here. Ask ${organization}.`
}
