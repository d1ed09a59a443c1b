import { modelRule, personRule, undoneRule } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { formatReading } from '../../rules/format-reading.ts'

/** Formats the reading of a reply and its rule: "Read as: a yes, by the rule “agrees”." Null if there was no reply. */
export const formatInterpretation = ({
  reading,
  rule,
}: {
  reading: string | null
  rule: string | null
}): string | null => {
  if (reading === null) return rule === null ? null : `By the rule “${rule}”.`
  if (rule === undoneRule) return null
  if (rule === modelRule) return `Read as: ${formatReading(reading)}, by AI.`
  if (rule === personRule) return `Read as: ${formatReading(reading)}, by a person.`
  return `Read as: ${formatReading(reading)}${rule === null ? '' : `, by the rule “${rule}”`}.`
}
