import {
  advertTriggers,
  backwardTriggers,
  forwardTriggers,
  freshStarts,
  planEnds,
  pseudoTriggers,
  terminators,
} from '../vocabulary/context-words.ts'
import type { Clause } from './clauses.ts'
import { compilePhrases } from './phrases.ts'
import type { Word } from './words.ts'

/** How a word is meant: claimed, or denied, planned, of someone else, or copied from a job post. */
export type Meaning = 'claimed' | 'negated' | 'planned' | 'other' | 'advert'

const listed = <T extends string>(words: string[], value: T) => words.map((word) => [word, value] as const)
// The analyst's work is not your own.
const subjects = [
  'the bcba',
  'a bcba',
  'my bcba',
  'our bcba',
  'the bcbas',
  'the analyst',
  'the behavior analyst',
  'the supervisor',
  'my supervisor',
  'la bcba',
  'el bcba',
]
const verbs =
  'wrote writes conducts conducted did does completes completed runs ran handles handled administers administered designs designed creates created leads led provides provided updates updated hace escribe realiza'.split(
    ' ',
  )
const forward = compilePhrases<'negated' | 'short' | 'planned' | 'other' | 'pseudo'>([
  ...listed(pseudoTriggers, 'pseudo'),
  ...listed(forwardTriggers.negated, 'negated'),
  ...listed(forwardTriggers.short, 'short'),
  ...listed(forwardTriggers.planned, 'planned'),
  ...listed(forwardTriggers.other, 'other'),
  ...listed(
    subjects.flatMap((subject) => verbs.map((verb) => `${subject} ${verb}`)),
    'other',
  ),
])
const backward = compilePhrases<'negated' | 'planned' | 'other'>([
  ...listed(backwardTriggers.negated, 'negated'),
  ...listed(backwardTriggers.planned, 'planned'),
  ...listed(backwardTriggers.other, 'other'),
])
const adverts = compilePhrases(listed(advertTriggers, 'advert'))
const [turns, ends, starts] = [new Set(terminators), new Set(planEnds), new Set(freshStarts)]
const moment =
  /^(?:for|on|in|this|next|early|late|the|month|week|year|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|para|en|proximo|proxima|mes|\d{1,4}(?:st|nd|rd|th)?)$/
const longReach = 40
const shortReach = 4
const gaining =
  /^(?:gain|gaining|get|getting|obtain|obtaining|more|acquire|acquiring|build|new|obtener|adquirir|ganar|mas|hands|aba|professional|clinical)$/
const notFresh =
  /^(?:based|need|advanced|related|certified|trained|licensed|registered|aided|unrelated|limited|structured|focused|involved|selected|shared|applied)$/

const isFresh = (word: Word | undefined): boolean =>
  word !== undefined && (starts.has(word.text) || (/[a-z]{2}ed$/.test(word.text) && !notFresh.test(word.text)))

/** The end of the scope of a trigger before the word at `from`. */
const scopeEnd = (words: Word[], from: number, kind: 'negated' | 'short' | 'planned' | 'other'): number => {
  const reach = from + (kind === 'short' ? shortReach : longReach)
  let at = from
  for (; at < words.length && at < reach; at += 1) {
    const word = words[at]
    if (!word) break
    if (turns.has(word.text) && at > from) break
    const [previous = ''] = [words[at - 1]?.text]
    if (
      kind === 'planned' &&
      ends.has(word.text) &&
      at > from &&
      !gaining.test(previous) &&
      !/^(?:be|get|being|getting|become)$/.test(previous)
    )
      break
    if (at === from && word.gap.includes(')')) break
    if (at === from) continue
    const comma = /[,():–—]|\s-\s/.test(word.gap)
    if (kind === 'short' && comma) break
    if (/[)]/.test(word.gap) && kind !== 'other') break
    if (comma && isFresh(word)) break
    if (kind === 'other' && word.text === 'i') break
    if ((word.text === 'and' || word.text === 'y') && isFresh(words[at + 1])) break
  }
  return at
}

/**
 * The first of the words before a trigger at `from` that it refers to: the last comma, unless a colon or dash is right
 * before it.
 */
const scopeStart = (words: Word[], from: number): number => {
  let at = from
  while (at > 0 && at > from - longReach) {
    if (at < from && /[,(]/.test(words[at]?.gap ?? '')) break
    at -= 1
  }
  return at
}

const isNumberSign = (words: Word[], at: number): boolean => {
  const next = words[at + 1]
  return (
    words[at]?.text === 'no' &&
    next !== undefined &&
    (/^\d/.test(next.text) || (/[.#:]/.test(next.gap) && next.text === 'rbt'))
  )
}

const lastWord = /^(?:required|preferred|requerido|requerida|preferible|desired)$/

const isAdvert = ({ words, section }: Clause): boolean => {
  if (section === 'advert') return true
  const read = words.slice(0, 200)
  if (adverts.all(read).length > 0) return true
  const [first, last] = [read[0], read.at(-1)]
  if (last && lastWord.test(last.text) && read.length > 1)
    return !/^(?:as|when|if|all|and)$/.test(read.at(-2)?.text ?? '')
  return first !== undefined && lastWord.test(first.text) && /:/.test(read[1]?.gap ?? '')
}

const rank: Record<Meaning, number> = { claimed: 0, planned: 1, negated: 2, other: 3, advert: 4 }

/** How each word of a clause is meant, by its place. */
export const readMeanings = (clause: Clause): Meaning[] => {
  const { words } = clause
  const meanings: Meaning[] = words.map(() => (clause.section === 'references' ? 'other' : 'claimed'))
  if (isAdvert(clause)) return meanings.map(() => 'advert')
  const mark = (from: number, to: number, meaning: Meaning) => {
    for (let at = from; at < to; at += 1) {
      const before = meanings[at]
      if (before && rank[meaning] > rank[before]) meanings[at] = meaning
    }
  }
  for (const { value, from, to } of forward.all(words)) {
    if (value === 'pseudo' || isNumberSign(words, from)) continue
    mark(to, scopeEnd(words, to, value), value === 'short' ? 'negated' : value)
  }
  for (const { value, from, to } of backward.all(words)) {
    // “CPR class booked for next month”
    const later = value === 'planned' ? words.slice(to, to + 5) : []
    const when = later.findIndex(({ text }) => !moment.test(text))
    const next = words[to + (when < 0 ? later.length : when)]
    if (next && !/[,;()]/.test(next.gap)) continue
    const isBound =
      /[:(–—-]/.test(words[from]?.gap ?? '') ||
      to - from > 1 ||
      /^(?:pending|planned|expected|upcoming|scheduled|pendiente)$/.test(words[from]?.text ?? '')
    if (isBound) mark(scopeStart(words, from), from, value)
  }
  return meanings
}
