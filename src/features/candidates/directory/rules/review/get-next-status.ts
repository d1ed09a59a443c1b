import { requiresReason } from '../archive-reasons.ts'
import { statusKey } from '../statuses.ts'

/** The status after the current one in the order of `choices`; the second of them where the current one is none. Null where only leaving is left. */
export const getNextStatus = (choices: readonly string[], current: string): string | null => {
  const at = choices.findIndex((choice) => statusKey(choice) === statusKey(current))
  const next = choices[at < 0 ? 1 : at + 1]
  return next === undefined || requiresReason(next) ? null : next
}
