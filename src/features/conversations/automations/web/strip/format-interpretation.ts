import { personRule } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { readingName } from '../../rules/reading-name.ts'

/** Formats the reading of a reply and its rule: "Read as: a yes, by the rule “agrees”." Null if there was no reply. */
export const formatInterpretation = ({
  reading,
  rule,
}: {
  reading: string | null
  rule: string | null
}): string | null => {
  if (reading === null) return rule === null ? null : `By the rule “${rule}”.`
  if (rule === personRule) return `Read as: ${readingName(reading)}, by a person.`
  return `Read as: ${readingName(reading)}${rule === null ? '' : `, by the rule “${rule}”`}.`
}
