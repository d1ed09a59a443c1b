export const interviewTypes = ['Phone', 'Video', 'In person'] as const
export type InterviewType = (typeof interviewTypes)[number]

export const interviewStatuses = ['Scheduled', 'Confirmed', 'Completed', 'No-show', 'Cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]
