/** How an interview is held. */
export const interviewTypes = ['Phone', 'Video', 'In person'] as const
export type InterviewType = (typeof interviewTypes)[number]

/** Statuses of an interview; the first two are still to come. */
export const interviewStatuses = ['Scheduled', 'Confirmed', 'Completed', 'No-show', 'Cancelled'] as const
/** Those that are still to come. */
export const toCome = ['Scheduled', 'Confirmed'] as const satisfies readonly (typeof interviewStatuses)[number][]
export type InterviewStatus = (typeof interviewStatuses)[number]
