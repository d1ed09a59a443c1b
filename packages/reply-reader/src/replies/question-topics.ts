/** Questions that an applicant can get by text before a person reads their application. */
export const questionTopics = ['certified', 'hours', 'transport', 'adult', 'start'] as const
export type QuestionTopic = (typeof questionTopics)[number]
