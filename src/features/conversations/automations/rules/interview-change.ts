/** Values in an event of a changed interview: its hour and interviewer before and after, if the event has them. */
export type InterviewEvent = {
  name: string
  before: { when?: string | null | undefined; interviewer?: string | null | undefined } | null
  after: { when?: string | null | undefined; interviewer?: string | null | undefined } | null
}

const another = (one: string | null | undefined, other: string | null | undefined) => (one ?? null) !== (other ?? null)

/**
 * Describes the change of a planned interview that kept its hour, from its newest events first. Null if the hour
 * changed, or may have.
 */
export const findChangeOfSameHour = (events: readonly InterviewEvent[]): string | null => {
  if (events.length === 0) return null
  const isMoved = ({ name, before, after }: InterviewEvent) =>
    name === 'interview.rescheduled' && (before === null || another(before.when, after?.when))
  if (events.some(isMoved)) return null
  const passed = events.find(({ before, after }) => after !== null && another(before?.interviewer, after.interviewer))
  if (passed?.after?.interviewer) return `the interview is now with ${passed.after.interviewer}, at the same time`
  if (passed) return 'the interview has no interviewer now, at the same time'
  return 'the interview changed, at the same time'
}
