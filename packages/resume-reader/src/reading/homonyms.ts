import { otherBefore, otherBehind, otherTrades } from '../vocabulary/homonyms.ts'
import { fieldWords } from '../vocabulary/teaching-terms.ts'
import { compilePhrases } from './phrases.ts'
import type { Word } from './words.ts'

const list = (words: string[]) => compilePhrases(words.map((word) => [word, 'x'] as const))
const trades = new Map(Object.entries(otherTrades).map(([name, words]) => [name, list(words)] as const))
// “Data” and “client” are words of every trade.
const fields = list(
  fieldWords.filter(
    (word) =>
      !/^(?:data|clients?|skill|session|sessions|play|daily|token|functional|behavior|net|shaping|chaining|extinction|reinforcement|acquisition)$/.test(
        word,
      ),
  ),
)
const reach = 14

/** “AAC: Agile Analysis Certification”, “RBT (Resistance Band Training)”: the words behind, or before, spell the letters otherwise. */
export const isSpelledOtherwise = (words: Word[], at: number, own: (text: string) => boolean): boolean => {
  const letters = words[at]?.text ?? ''
  if (letters.length < 2 || letters.length > 5) return false
  const spells = (from: number) => {
    const spelled = words.slice(from, from + letters.length)
    return (
      spelled.map(({ text }) => text.charAt(0)).join('') === letters && !own(spelled.map(({ text }) => text).join(' '))
    )
  }
  const [next, inBrackets] = [words[at + 1], (words[at]?.gap ?? '').includes('(')]
  return (
    (next !== undefined && /^\s?[:(=–-]\s?\(?$/.test(next.gap) && spells(at + 1)) ||
    (inBrackets && at >= letters.length && spells(at - letters.length))
  )
}

/** “.NET”, “CPR&D”, “#net”: part of another name. */
const isPartOfName = (words: Word[], from: number, to: number): boolean => {
  const [gap, next] = [words[from]?.gap ?? '', words[to]]
  return /(?:^|\s)[.#@]$/.test(gap) || (next !== undefined && next.gap === '&' && next.raw.length === 1)
}

/** Whether the words of a clause that name a term of the vocabulary mean something else there. */
export const isHomonym = (name: string, words: Word[], from: number, to: number): boolean => {
  if (isPartOfName(words, from, to)) return true
  const [first, before, behind] = [words[from], words[from - 1], words[to]]
  // “Handles difficult parents with tact.”
  if (first?.raw.toLowerCase() === 'tact' && to - from === 1)
    return fields.all(words.slice(Math.max(0, from - reach), to + reach)).length === 0
  if (before && otherBefore[name]?.test(before.text) && /^[\s-]*$/.test(first?.gap ?? '')) return true
  if (behind && otherBehind[name]?.test(behind.text) && /^[\s-]*$/.test(behind.gap)) return true
  const around = words.slice(Math.max(0, from - reach), to + reach)
  return (trades.get(name)?.all(around).length ?? 0) > 0 && fields.all(around).length === 0
}
