import { isSlip } from '../opt-out-slips.ts'
import lists from './stop-words.json' with { type: 'json' }

/** Words of a text without fillers, and what each may be: for a list of `stop-words.json`, where its words end. */
export type TaggedWords = { words: readonly string[]; ends: readonly ReadonlyMap<string, readonly number[]>[] }

const { fill, apart, mistyped, ...classes } = lists
const fillers = new Set(fill.words)

const classesByWord = new Map<string, string[]>()
const phrasesByFirst = new Map<string, { name: string; words: string[] }[]>()
const add = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value])
for (const [key, { words, phrases }] of Object.entries(classes)) {
  const name = key.toUpperCase()
  for (const word of words) add(classesByWord, word, name)
  for (const phrase of phrases) {
    const [first = '', ...rest] = phrase.split(' ').filter((word) => !fillers.has(word))
    if (rest.length === 0) add(classesByWord, first, name)
    else add(phrasesByFirst, first, { name, words: [first, ...rest] })
  }
}

/** Words that are known through one slip of the finger, and words of their own that look like a slip. */
const oftenMistyped = mistyped.words
const ownWords = new Set(apart.words)

const slips = new Map<string, string>()
const correct = (word: string): string => {
  if (word.length < 6 || classesByWord.has(word) || ownWords.has(word)) return word
  const found = slips.get(word) ?? oftenMistyped.find((often) => isSlip(word, often)) ?? word
  if (slips.size < 5_000) slips.set(word, found)
  return found
}

const most = 120

/** Tags the words of a text with the lists they are in. */
export const tagWords = (text: string): TaggedWords => {
  const words = text
    .split(' ')
    .slice(0, most)
    .map(correct)
    .filter((word) => word !== '' && !fillers.has(word))
  const ends = words.map((word, at) => {
    const found = new Map((classesByWord.get(word) ?? []).map((name) => [name, [at + 1]]))
    for (const phrase of phrasesByFirst.get(word) ?? [])
      if (phrase.words.every((each, index) => words[at + index] === each))
        found.set(phrase.name, [...(found.get(phrase.name) ?? []), at + phrase.words.length])
    return found
  })
  return { words, ends }
}
