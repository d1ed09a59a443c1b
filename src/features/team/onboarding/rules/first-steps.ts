/** The missing steps of a client before its first candidates, as the words of a list of clients. */
const missingWords = {
  code: 'a job code',
  post: 'a job post',
  colleague: 'a second user',
  hours: 'booking hours',
  template: 'a text template',
} as const

type Steps = Readonly<Record<keyof typeof missingWords, boolean>>

/**
 * Formats the missing steps, in the order in which they are needed: 'a job code, a job post'; blank where nothing is.
 */
export const describeMissing = (steps: Steps): string =>
  Object.entries(missingWords)
    .filter(([step]) => !steps[step as keyof Steps])
    .map(([, words]) => words)
    .join(', ')
