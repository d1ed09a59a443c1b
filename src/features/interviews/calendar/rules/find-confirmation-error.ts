import type { InterviewStatus } from './interview-kinds.ts'
import { isOpen, statusWords } from './interview-statuses.ts'

type Vouching = { status: InterviewStatus; interviewer_id: string | null; interview_date: string; now: Date }

/** Explains why an interview can no longer be confirmed by its interviewer. Null if it can. */
export const findConfirmationError = ({ status, interviewer_id, interview_date, now }: Vouching): string | null => {
  if (!isOpen(status)) return `This interview is already ${statusWords[status]}.`
  if (new Date(interview_date) <= now) return 'This interview already started.'
  return interviewer_id === null ? 'This interview has no interviewer. Choose one first.' : null
}
