/** What an applicant can be asked by text before a person reads their application. */
export const questionTopics = ['certified', 'hours', 'transport', 'adult', 'start'] as const
export type QuestionTopic = (typeof questionTopics)[number]
