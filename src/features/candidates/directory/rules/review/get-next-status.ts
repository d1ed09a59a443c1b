import { needsReason } from '../archive-reasons.ts'
import { toStatusKey } from '../statuses.ts'

/** The status after the current one in the order of `choices`; the second of them where the current one is none. Null where only leaving is left. */
export const getNextStatus = (choices: readonly string[], current: string): string | null => {
  const at = choices.findIndex((choice) => toStatusKey(choice) === toStatusKey(current))
  const next = choices[at < 0 ? 1 : at + 1]
  return next === undefined || needsReason(next) ? null : next
}
