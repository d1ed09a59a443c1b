import { createTagger, type TaggedWords } from '../../frames/tag-words.ts'
import { isSlip } from '../opt-out-slips.ts'
import lists from './stop-words.json' with { type: 'json' }

/** Words that are known through one slip of the finger, and words of their own that look like a slip. */
const { apart, mistyped, ...named } = lists
const ownWords = new Set(apart.words)

const slips = new Map<string, string>()
const correct = (word: string, isKnown: (word: string) => boolean): string => {
  if (word.length < 6 || isKnown(word) || ownWords.has(word)) return word
  const found = slips.get(word) ?? mistyped.words.find((often) => isSlip(word, often)) ?? word
  if (slips.size < 5_000) slips.set(word, found)
  return found
}

const tag = createTagger(named, correct)

/** Tags the words of a text with the lists of `stop-words.json`. */
export const tagStopWords = (text: string): TaggedWords => tag(text)
