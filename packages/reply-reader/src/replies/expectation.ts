import type { QuestionTopic } from './question-topics.ts'

/** Context of a reply: offered times, a planned interview, a missed one, a question about the work, or nothing in particular. */
export type Expectation =
  | { kind: 'offer'; times: readonly Date[] }
  | { kind: 'interview'; at: Date }
  | { kind: 'question'; topic: QuestionTopic }
  | { kind: 'missed' }
  | { kind: 'none' }
