/** How a call can end. A wrong number is only noted: the record keeps its number until someone corrects it. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer', 'wrong-number'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** The outcomes as people say them. */
export const callWords: Record<CallOutcome, string> = {
  reached: 'Reached',
  voicemail: 'Left a voicemail',
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
}

/** The most characters of what is noted about a call. */
export const longestCallNote = 1_000

/** A clock may be a minute ahead of ours. */
const ahead = 60_000
/** No call is older; a year that was mistyped is. */
const oldest = Date.parse('2000-01-01T00:00:00Z')

/** Why a call cannot have been at this moment (ISO 8601), or null. */
export const findCallTimeProblem = (at: string, now: Date): string | null => {
  const moment = Date.parse(at)
  if (Number.isNaN(moment) || moment < oldest) return 'Enter when the call was.'
  return moment > now.getTime() + ahead ? 'The call is in the future. Log it afterwards.' : null
}
