import { foldName, isFirstName, isSurname, splitEntries } from './name-lists.ts'
import * as around from './words-around-names.ts'

const particles = new Set(splitEntries(around.particles))
const titles = new Set(splitEntries(around.titles))
const degrees = new Set(splitEntries(around.degrees))
const suffixes = new Map(
  splitEntries(around.suffixes).map((entry) => {
    const [word = '', generation = ''] = entry.split(' = ')
    return [word, Number(generation)] as const
  }),
)

/** A surname in every form it is written in, the plainest first: cruz, delacruz. */
export type Surname = string[]
/** A name taken apart: the first name, the middle names, the surnames (the last one first), father or son. */
export type ReadName = { first: string; middle: string[]; surnames: Surname[]; generation: number | null }

/** "Garcia, Ana" names the surname first; "Ana Garcia, RBT" does not. */
const inOrder = (text: string): string => {
  const [before = '', after = '', ...rest] = text.split(',')
  const words = foldName(after).trim().split(/\s+/)
  const isSurnameFirst = words[0] !== '' && !words.some((word) => degrees.has(word) || suffixes.has(word))
  return isSurnameFirst && before.trim() !== '' ? `${after} ${before} ${rest.join(' ')}` : text
}

const splitWords = (text: string) => {
  const words = foldName(inOrder(text.slice(0, 200)))
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
  while (words.length > 2 && titles.has(words[0] ?? '')) words.shift()
  let generation: number | null = null
  for (;;) {
    const last = words.at(-1) ?? ''
    const found = suffixes.get(last)
    if (words.length < 2 || (found === undefined && !degrees.has(last))) return { words, generation }
    // A short surname that is a degree, too ("Ana Ma"), stays when nothing else would be left of it.
    if (found === undefined && words.length === 2) return { words, generation }
    generation = found ?? generation
    words.pop()
  }
}

/** de la Cruz as Cruz, and as it is written in one word. */
const withoutParticles = (words: string[]) => {
  const kept: { word: string; glued: string }[] = []
  let open = ''
  for (const [at, word] of words.entries()) {
    if (at > 0 && at < words.length - 1 && particles.has(word)) open += word
    else {
      kept.push({ word, glued: open + word })
      open = ''
    }
  }
  return kept
}

const glues = ['delos', 'delas', 'dela', 'del', 'de', 'mac', 'mc']
const listForms = (word: string, glued: string): Surname => {
  const glue = glues.find((one) => word.startsWith(one) && isSurname(word.slice(one.length)))
  return [...new Set([glue ? word.slice(glue.length) : word, word, glued])]
}

/** Takes a name apart; a single word is a first name. */
export const readName = (text: string): ReadName => {
  const { words, generation } = splitWords(text)
  const [first, ...rest] = withoutParticles(words)
  const last = rest.at(-1)
  const between = rest.slice(0, -1)
  const second = between.filter(({ word }) => word.length > 1 && !isFirstName(word))
  return {
    first: first?.word ?? '',
    middle: between.filter((part) => !second.includes(part)).map(({ word }) => word),
    surnames: last ? [last, ...second.toReversed()].map(({ word, glued }) => listForms(word, glued)) : [],
    generation,
  }
}
