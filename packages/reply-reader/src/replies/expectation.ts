import type { QuestionTopic } from './question-topics.ts'

/** What a reply answers: the times that were offered, an interview that stands, a question about the work, or nothing in particular. */
export type Expectation =
  | { kind: 'offer'; times: readonly Date[] }
  | { kind: 'interview'; at: Date }
  | { kind: 'question'; topic: QuestionTopic }
  | { kind: 'none' }
