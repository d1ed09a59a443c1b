import { anyTag, findUnknownTags, type Tag, tags } from './tags.ts'

/** Words that are there where a tag was meant, where they begin, and the tag. */
export type TagProblem = { found: string; at: number; meant: Tag }

const opened = /([{｛]{1,9})([^{}｛｝]{1,60})([}｝]{0,9})/g
const closed = /[}｝]{1,9}/g
const otherBrackets =
  /[[<]{1,2}[^\S\n]?(?:candidate|user)[^\S\n]{1,3}(?:full|first)(?:[^\S\n]name)?[^\S\n]?[\]>]{1,2}/gi

const keepLetters = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '')
const names: { name: string; tag: Tag }[] = [
  ...tags.flatMap((tag) => ['', 'name'].map((end) => ({ name: keepLetters(tag) + end, tag }))),
  { name: 'organisation', tag: '{{Organization}}' },
]
/** Other products' names for the tags; known only between two braces. */
const otherNames = new Map<string, Tag>([
  ['firstname', '{{Candidate First}}'],
  ['fullname', '{{Candidate Full}}'],
  ['candidatename', '{{Candidate Full}}'],
])
const longest = 60

/** Whether one letter added, left out, changed or swapped with the next makes `a` of `b`. */
const isNear = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - from && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [x, y] = [a.slice(from, a.length - end), b.slice(from, b.length - end)]
  return Math.max(x.length, y.length) <= 1 || (x.length === 2 && x[0] === y[1] && x[1] === y[0])
}

const meantBy = (words: string): Tag | undefined => {
  const letters = words.length > longest ? '' : keepLetters(words)
  if (letters.length < 5) return undefined
  return (names.find(({ name }) => name === letters) ?? names.find(({ name }) => isNear(name, letters)))?.tag
}

const word = /\p{L}+/gu
const wordsIn = (text: string) =>
  [...text.matchAll(word)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))

type MeantTag = { words: string; meant: Tag } | undefined
const firstMeant = (parts: string[]): MeantTag => {
  for (const words of parts) {
    const meant = meantBy(words)
    if (meant) return { words, meant }
  }
  return undefined
}
/** The tag that words behind an opening brace begin with: three words of it, else two, else one. */
const beginning = (text: string): MeantTag => {
  const near = text.slice(0, longest)
  const found = /^\s{0,2}\p{L}/u.test(near) ? wordsIn(near).slice(0, 3) : []
  return firstMeant(found.map(({ to }) => near.slice(0, to)).toReversed())
}
/** The tag that words before a closing brace end with. */
const ending = (text: string): MeantTag => {
  const near = text.slice(-longest)
  const found = /\p{L}\s{0,2}$/u.test(near) ? wordsIn(near).slice(-3) : []
  return firstMeant(found.map(({ from }) => near.slice(from)))
}

const problemAt = (problem: MeantTag, found: string, at: number): TagProblem[] =>
  problem ? [{ found, at, meant: problem.meant }] : []

/** Words that begin with a brace, in a part that holds no whole pair of double braces. */
const openedIn = (part: string): TagProblem[] =>
  [...part.matchAll(opened)].flatMap(({ 0: all, 1: open = '', 2: words = '', 3: close = '', index }) => {
    const other = otherNames.get(keepLetters(words))
    const whole = close === '' ? undefined : (meantBy(words) ?? other)
    if (whole) return [{ found: all, at: index, meant: whole }]
    const begins = close === '' || open.length > close.length ? beginning(words) : undefined
    return problemAt(begins, open + begins?.words, index)
  })

/** Words that end with a brace that nothing opened. */
const closedIn = (part: string): TagProblem[] =>
  [...part.matchAll(closed)].flatMap(({ 0: close, index }) => {
    const before = part.slice(Math.max(0, index - longest), index)
    const ends = /[{}｛｝]/.test(before) ? undefined : ending(before)
    // "our organization}" may be a slip of a bracket; two braces are none.
    if (close.length === 1 && ends?.meant === '{{Organization}}') return []
    return problemAt(ends, ends?.words + close, index - (ends?.words.length ?? 0))
  })

const bracketsIn = (part: string): TagProblem[] =>
  [...part.matchAll(otherBrackets)].flatMap(({ 0: found, index }) => {
    const meant = meantBy(found)
    return meant ? [{ found, at: index, meant }] : []
  })

/** Braces too many around a tag that is filled: they would stay. None of those that belong to other words in braces. */
const tooManyBraces = (before: string, tag: string, after: string): TagProblem[] => {
  const [left = '', right = ''] = [/\{{0,9}$/.exec(before)?.[0], /^\}{0,9}/.exec(after)?.[0]]
  const isStray = left !== '' ? right !== '' || !after.includes('}') : right !== '' && !before.includes('{')
  const [meant] = tags.filter((one) => one === tag)
  return meant && isStray ? [{ found: left + tag + right, at: -left.length, meant }] : []
}

/**
 * Returns every place where a tag was meant but is missing, in the order of the text: unknown words in double braces,
 * and broken tags.
 */
export const findTagProblems = (text: string): TagProblem[] => {
  const pairs = [...text.matchAll(anyTag)].map(({ 0: tag, index }) => ({ tag, from: index, to: index + tag.length }))
  const parts = [...pairs, { from: text.length, tag: '' }].map(({ from }, n) => {
    const start = pairs[n - 1]?.to ?? 0
    return { start, words: text.slice(start, from) }
  })
  const inParts = parts.flatMap(({ start, words }) =>
    [...openedIn(words), ...closedIn(words), ...bracketsIn(words)].map((one) => ({ ...one, at: one.at + start })),
  )
  const unknown = new Map(findUnknownTags(text).map(({ tag, suggestion }) => [tag, suggestion]))
  const inPairs = pairs.flatMap(({ tag, from }, n) => {
    const suggestion = unknown.get(tag)
    if (suggestion) return [{ found: tag, at: from, meant: suggestion }]
    const many = tooManyBraces(parts[n]?.words ?? '', tag, parts[n + 1]?.words ?? '')
    return many.map((one) => ({ ...one, at: one.at + from }))
  })
  return [...inParts, ...inPairs].toSorted((a, b) => a.at - b.at)
}

/** The sentence that names the first such place and the tag that was meant, or null. */
export const describeTagProblems = (text: string): string | null => {
  const [first] = findTagProblems(text)
  return first ? `${first.found} isn’t a tag. Did you mean ${first.meant}?` : null
}

/** Returns the text with the meant tag at each place that has the same words as the first problem. */
export const fixTag = (text: string): string => {
  const problems = findTagProblems(text)
  const same = problems.filter(({ found }) => found === problems[0]?.found)
  const ends = same.map(({ found, at: from }) => from + found.length)
  return (
    same.map(({ at: from, meant }, n) => text.slice(ends[n - 1] ?? 0, from) + meant).join('') +
    text.slice(ends.at(-1) ?? 0)
  )
}
