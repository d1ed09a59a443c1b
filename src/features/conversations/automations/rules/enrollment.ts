import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import type { Day } from '../../../../rules/day.ts'
import type { Flow } from './flow.ts'
import type { EnrollmentStatus } from './statuses.ts'

/** Where in its flow a sequence is: the step it will take or whose answer it awaits, and what was asked and said so far. */
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
  /** Whether the person was told that the texts are automatic. */
  told: boolean
  /** Its interview does not take place because the interviewer is away: whose times are offered instead, to be booked again. */
  away?: { interviewerId: string }
}

export type Enrollment = {
  flow: Flow
  progress: Progress
  status: EnrollmentStatus
  begunAt: Date
  /** Of the interview it is about. */
  startsAt: Date | null
  /** The first day at work and the clinic’s zone; staff say when it is. */
  firstDay?: { day: Day; timeZone: string } | null
}

/** Nothing was asked and nothing said. */
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

/** What is done beside the text. */
type Effect = { kind: 'book'; at: Date } | { kind: 'move'; at: Date } | { kind: 'cancel' } | { kind: 'confirm' }

/** What a sequence is after something happened, what it does about it, and the receipt of that in words. */
export type Transition = {
  sequence: Enrollment
  /** When it goes on by itself; null when it does not. */
  dueAt: Date | null
  text: string | null
  effect: Effect | null
  /** What was done, or why it stands or ended as it does. */
  words: string
}
