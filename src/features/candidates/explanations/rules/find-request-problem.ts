/** Requests that a candidate may make: to correct wrong data, or for a person to review their application. */
export const requestKinds = ['correction', 'person'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Days within which an answer is due. Colorado SB 26-189 gives 30 for an explanation; the same clock runs for everyone. */
export const answerWithin = 30
/** Requests of one candidate that may wait for an answer at a time. */
const mostOpen = 5
/** Characters of a request and of an answer. */
export const longestRequest = 2_000

/**
 * Explains to the candidate why a request is refused with this many open ones, with its field. Null if it can be
 * accepted.
 */
export const findRequestProblem = (
  { kind, words }: { kind: RequestKind; words: string },
  open: number,
): { field: 'words' | null; message: string } | null => {
  if (kind === 'correction' && words.trim() === '')
    return { field: 'words', message: 'Enter what is wrong and what is right.' }
  if (open >= mostOpen)
    return { field: null, message: `You have asked ${mostOpen} times already. Wait for an answer first.` }
  return null
}
