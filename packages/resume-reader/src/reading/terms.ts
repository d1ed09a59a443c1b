import { clinicalTerms } from '../vocabulary/clinical-terms.ts'
import { serviceTerms } from '../vocabulary/service-terms.ts'
import { fieldWords, teachingTerms } from '../vocabulary/teaching-terms.ts'
import type { Term } from '../vocabulary/term.ts'
import { assessmentTerms, systemTerms } from '../vocabulary/tool-terms.ts'
import type { Clause } from './clauses.ts'
import { type Meaning, readMeanings } from './context.ts'
import { findPatternedTerms } from './find-patterned-terms.ts'
import { isHomonym, isSpelledOtherwise } from './homonyms.ts'
import { compilePhrases } from './phrases.ts'
import type { Word } from './words.ts'

/** A name of the vocabulary in a clause: how it is meant, and its first and last word. `group` is the list it belongs to. */
export type MeantTerm = {
  name: string
  group: 'skills' | 'assessments' | 'systems'
  meaning: Meaning
  first: Word
  last: Word
  isFieldOnly: boolean
}

type Group = MeantTerm['group']
const terms = [...teachingTerms, ...serviceTerms, ...clinicalTerms].map((term) => ({ term, group: 'skills' as Group }))
terms.push(...assessmentTerms.map((term) => ({ term, group: 'assessments' as Group })))
terms.push(...systemTerms.map((term) => ({ term, group: 'systems' as Group })))

/** Several entries may share words (“feeding”): they are tried in turn. */
const entries = new Map<string, { term: Term; group: Group }[]>()
for (const entry of terms)
  for (const words of entry.term.words.map((one) => one.toLowerCase()))
    entries.set(words, [...(entries.get(words) ?? []), entry])
const phrases = compilePhrases([...entries.keys()].map((words) => [words, words] as const))

const fields = compilePhrases(fieldWords.map((word) => [word, 'field'] as const))
const lists = new Map<string[], ReturnType<typeof compilePhrases>>()
const holds = (list: string[], words: Word[]): boolean => {
  const known = lists.get(list) ?? compilePhrases(list.map((word) => [word, 'x'] as const))
  lists.set(list, known)
  return known.all(words).length > 0
}

const reach = 60
const isShouted = (words: Word[]): boolean => words.length > 4 && words.every(({ raw }) => raw === raw.toUpperCase())

/** Whether the words are alone between the commas of a list. */
const isListed = (words: Word[], from: number, to: number): boolean => {
  const [before, after] = [words[from - 1], words[to]]
  const begins =
    !before ||
    /[,;:/|&(]/.test(words[from]?.gap ?? '') ||
    /^(?:and|or|y|e|in|of|using|with|en|on|via)$/.test(before.text)
  return begins && (!after || /[,;:/|&)]/.test(after.gap) || /^(?:and|or|y|for|to|para)$/.test(after.text))
}

/** Whether the guards of a term allow it at these words of a clause. */
const fits = (term: Term, words: Word[], from: number, to: number): boolean => {
  const matched = words.slice(from, to)
  const around = words.slice(Math.max(0, from - reach), to + reach)
  const others = [...words.slice(Math.max(0, from - reach), from), ...words.slice(to, to + reach)]
  if (isHomonym(term.name, words, from, to)) return false
  if (to - from === 1 && isSpelledOtherwise(words, from, (text) => phrases.isIn(text))) return false
  if (term.capital && !/^\p{Lu}/u.test(matched[0]?.raw ?? '')) return false
  if (term.capitals) {
    if (matched.some(({ raw }) => raw.replace(/s$/, '') !== raw.replace(/s$/, '').toUpperCase())) return false
    if (isShouted(around) && fields.all(others).length === 0) return false
  }
  if (term.notBefore?.includes(words[to]?.text ?? '') && !/[,.;:(]/.test(words[to]?.gap ?? '')) return false
  if (term.notAfter?.includes(words[from - 1]?.text ?? '') && !/[,.;:(]/.test(words[from]?.gap ?? '')) return false
  if (term.unless && holds(term.unless, around)) return false
  if (term.listable && isListed(words, from, to)) return true
  return !term.near || holds(term.near, others)
}

const worst = (meanings: Meaning[]): Meaning => meanings.find((meaning) => meaning !== 'claimed') ?? 'claimed'

/** Returns the names of the vocabulary in a clause, each with its meaning. */
export const findTerms = (clause: Clause): MeantTerm[] => {
  const words = clause.words.slice(0, 4_000)
  const meanings = readMeanings(clause)
  const placed = phrases.all(words).flatMap(({ value, from, to }) => {
    const entry = entries.get(value)?.find(({ term }) => fits(term, words, from, to))
    return entry
      ? [{ name: entry.term.name, group: entry.group, isFieldOnly: entry.term.field === true, from, to }]
      : []
  })
  const patterned = findPatternedTerms(words)
    .filter(({ name, from, to }) => !isHomonym(name, words, from, to))
    .map((one) => ({
      ...one,
      group: 'skills' as Group,
      isFieldOnly: one.name === 'Data Collection' || one.name === 'Staff Training',
    }))
  return [...placed, ...patterned].flatMap(({ name, group, isFieldOnly, from, to }): MeantTerm[] => {
    const [first, last] = [words[from], words[to - 1]]
    const meaning = worst(meanings.slice(from, to))
    return first && last ? [{ name, group, meaning, first, last, isFieldOnly }] : []
  })
}
