import before from './homonyms/other-before.json' with { type: 'json' }
import behind from './homonyms/other-behind.json' with { type: 'json' }
import trades from './homonyms/other-trades.json' with { type: 'json' }

const toPatterns = (lists: Record<string, string[]>): Record<string, RegExp> =>
  Object.fromEntries(Object.entries(lists).map(([name, words]) => [name, new RegExp(`^(?:${words.join('|')})$`)]))

/** Words that, near a name of the vocabulary, show another meaning: of another trade or science. */
export const otherTrades: Record<string, string[]> = trades

/** Words right before a name, or a place, that give it another meaning: “with tact”, “call center”. */
export const otherBefore: Record<string, RegExp> = toPatterns(before)

/** Words right behind a name that give it another meaning: “Interdisciplinary Studies”. */
export const otherBehind: Record<string, RegExp> = toPatterns(behind)
