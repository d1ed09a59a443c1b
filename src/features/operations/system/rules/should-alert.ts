import type { Check } from './checks.ts'

/** The names of the checks that found something broken, in their order. */
export const getFailedNames = (checks: readonly Check[]): string[] =>
  checks.filter(({ verdict }) => verdict === 'fail').map(({ name }) => name)

/**
 * Returns the news for Admins of the platform, from their last notice and the current failures: `broken` when something
 * is that they do not know of, `well` when nothing is, else null. A partial repair is no news.
 */
export const shouldAlert = (last: readonly string[], broken: readonly string[]): 'broken' | 'well' | null => {
  if (broken.some((name) => !last.includes(name))) return 'broken'
  return last.length > 0 && broken.length === 0 ? 'well' : null
}
