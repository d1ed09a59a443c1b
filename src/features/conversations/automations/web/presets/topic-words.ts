import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'

/** The knock-out questions, as an Admin chooses among them. */
export const topicWords: Readonly<Record<QuestionTopic, string>> = {
  certified: 'Whether they have an active RBT certification',
  hours: 'Whether they can work on weekdays between 3 and 8 PM',
  transport: 'Whether they can get to clients’ homes',
  adult: 'Whether they are 18 or older',
  start: 'When they could start',
}
