import type { Check } from './checks.ts'

/** The names of the checks that found something broken, in their order. */
export const brokenOf = (checks: readonly Check[]): string[] =>
  checks.filter(({ verdict }) => verdict === 'fail').map(({ name }) => name)

/**
 * What the Admins of the platform should hear, given what they were told last and what is broken now: `broken` when something is that
 * they do not know of, `well` when nothing is any more, else null. What is only partly mended is no news.
 */
export const shouldAlert = (last: readonly string[], broken: readonly string[]): 'broken' | 'well' | null => {
  if (broken.some((name) => !last.includes(name))) return 'broken'
  return last.length > 0 && broken.length === 0 ? 'well' : null
}
