/** Filter of the list that the dashboard and the digest open for interviews that need a time. */
export const interviewTimeQuery = { interviewTime: 'Not set' } as const
