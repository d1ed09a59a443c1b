import { oftenMistyped, ownWords, stopWords, stopWordsAlone } from './opt-out-keywords.ts'

const words = [...stopWords, ...stopWordsAlone]
const single = (word: string) => word.replace(/([a-z])\1/g, '$1')
const bySingle = new Map(words.filter((word) => word.length > 3).map((word) => [single(word), word]))

const swapped = (typed: string, word: string): boolean => {
  const at = Array.from(word).findIndex((letter, index) => letter !== typed[index])
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) === typed
}

/** Whether `typed` is `word` with one letter changed, left out, added, or two neighbours swapped. */
export const isSlip = (typed: string, word: string): boolean => {
  if (typed === word) return false
  let begin = 0
  while (typed[begin] === word[begin]) begin += 1
  let end = 0
  while (end < Math.min(word.length, typed.length) - begin && typed.at(-1 - end) === word.at(-1 - end)) end += 1
  return Math.max(word.length, typed.length) - begin - end <= 1 || swapped(typed, word)
}

/** Corrects doubled letters (`stopp`, `quitt`) and swaps (`stpo`) of stop words, and slips in long words. Returns other words as they are. */
export const correctSlips = (typed: string): string => {
  if (ownWords.has(typed)) return typed
  const known = bySingle.get(single(typed)) ?? oftenMistyped.find((word) => isSlip(typed, word))
  return known ?? (swapped(typed, 'stop') ? 'stop' : typed)
}

/** The stop word that a word standing alone is one slip away from; null for words of their own. Short words slip only if they are “stop”. */
export const findSlippedStopWord = (typed: string): string | null => {
  if (ownWords.has(typed)) return null
  return words.find((word) => (word === 'stop' || word.length > 4) && isSlip(typed, word)) ?? null
}
