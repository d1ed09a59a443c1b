import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import type { Day } from '../../../../rules/day.ts'
import type { Flow } from './flow.ts'
import type { EnrollmentStatus } from './statuses.ts'

/** Position of an enrollment in its flow: the next or open step, and the questions and offers so far. */
export type Progress = {
  step: number
  asked: 'nothing' | 'question' | 'offer' | 'interview' | 'firstDay'
  /** How often it asked again. */
  nudges: number
  /** Of the offers made, how many, and the times of the newest in the order of its text. */
  offers: number
  offered: readonly string[]
  /** The words of the newest offer as they were sent, without what introduces it; of those before it was kept, missing. */
  said?: string
  /** It asked which of several times was meant. */
  which: boolean
  answers: Readonly<Partial<Record<QuestionTopic, 'yes' | 'no'>>>
  /** Whether the person knows that the texts are automatic. */
  told: boolean
  /** Set if the interviewer is away and the interview is off, with the interviewer whose times are offered instead. */
  away?: { interviewerId: string }
}

export type Enrollment = {
  flow: Flow
  progress: Progress
  status: EnrollmentStatus
  begunAt: Date
  /** Of the interview it is about. */
  startsAt: Date | null
  /** The first day at work and the clinic’s zone, set by staff. */
  firstDay?: { day: Day; timeZone: string } | null
}

/** Progress before the first text. */
export const initialProgress: Progress = {
  step: 0,
  asked: 'nothing',
  nudges: 0,
  offers: 0,
  offered: [],
  which: false,
  answers: {},
  told: false,
}

/** Effect in addition to the text. */
type Effect = { kind: 'book'; at: Date } | { kind: 'move'; at: Date } | { kind: 'cancel' } | { kind: 'confirm' }

/** Result of an event: the new enrollment, its effects, and their receipt in words. */
export type Transition = {
  enrollment: Enrollment
  /** Moment of the next automatic step. Null if there is none. */
  dueAt: Date | null
  text: string | null
  effect: Effect | null
  /** The last action, or the reason for the status. */
  words: string
}
