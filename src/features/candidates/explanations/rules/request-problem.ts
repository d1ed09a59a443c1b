/** What a candidate may ask for: that wrong data is corrected, or that a person looks at their application. */
export const requestKinds = ['correction', 'person'] as const
export type RequestKind = (typeof requestKinds)[number]

/** Days within which an answer is due. Colorado SB 26-189 gives 30 for an explanation; the same clock runs for everyone. */
export const answerWithin = 30
/** Requests of one candidate that may wait for an answer at a time. */
const mostOpen = 5
/** Characters of a request and of an answer. */
export const longestRequest = 2_000

/** Why a request cannot be taken beside so many open ones, as the candidate reads it, with the field it belongs to; null when it can. */
export const requestProblem = (
  { kind, words }: { kind: RequestKind; words: string },
  open: number,
): { field: 'words' | null; message: string } | null => {
  if (kind === 'correction' && words.trim() === '')
    return { field: 'words', message: 'Enter what is wrong and what is right.' }
  if (open >= mostOpen)
    return { field: null, message: `You have asked ${mostOpen} times already. Wait for an answer first.` }
  return null
}
