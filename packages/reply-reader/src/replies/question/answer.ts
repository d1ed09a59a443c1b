import type { ParsedReply } from '../parsed-reply.ts'
import type { ReplyIntent } from '../reply-intent.ts'

/** An answer with the words it rests on: those of a pattern, or the whole reply. */
export const toAnswer = (heard: ParsedReply, answer: 'yes' | 'no', rule: string, pattern: RegExp): ReplyIntent => ({
  act: 'answer',
  answer,
  rule,
  spans: [heard.find(pattern) ?? [0, heard.text.length]],
})

const everywhere = new Map<RegExp, RegExp>()
const toGlobalPattern = (pattern: RegExp): RegExp => {
  const known = everywhere.get(pattern) ?? new RegExp(pattern.source, 'gu')
  everywhere.set(pattern, known)
  return known
}

/** A line with blanks in place of some phrases, as long as it was. */
export const removePhrases = (line: string, phrases: readonly RegExp[]): string =>
  phrases.reduce((rest, pattern) => rest.replace(toGlobalPattern(pattern), (all) => ' '.repeat(all.length)), line)
