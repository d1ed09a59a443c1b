import type { CriterionScore } from './score-rubric.ts'

/** The most words of a rationale: a short paragraph. */
const mostWords = 60
const mostNames = 3

/** Shortens a list of names: “Chaining, PECS, Shaping and 4 more.” */
const shorten = (words: string): string => {
  const names = words.replace(/\.$/, '').split(', ')
  return names.length <= mostNames + 1
    ? words
    : `${names.slice(0, mostNames).join(', ')} and ${names.length - mostNames} more.`
}

/** Lowers the first letter of a name within a sentence. */
export const lowerFirst = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`

/** Joins words as a sentence does: “A”, “A and B”, “A, B, and C”. A word with “and” of its own takes a comma after it. */
export const joinNames = (words: readonly string[]): string => {
  const comma = words.length > 2 || words.some((word) => word.includes(' and ')) ? ',' : ''
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}${comma} and ${words.at(-1)}`
}

const listNames = (head: string, criteria: readonly CriterionScore[]): string[] =>
  criteria.length === 0 ? [] : [`${head}: ${joinNames(criteria.map(({ name }) => lowerFirst(name)))}.`]

const countWords = (text: string): number => text.split(/\s+/).length

/**
 * Writes a score’s reasons as a short paragraph: `head`, what was found, then what wasn’t. At most 60 words; found parts
 * with the fewest points give way.
 */
export const writeRationale = (head: string, criteria: readonly CriterionScore[]): string => {
  const found = criteria.filter(({ verdict }) => verdict === 'Found')
  const rest = [
    ...listNames(
      'Not found',
      criteria.filter(({ verdict }) => verdict === 'Missing'),
    ),
    ...listNames(
      'Unclear',
      criteria.filter(({ verdict }) => verdict === 'Unclear'),
    ),
  ]
  const strongest = found.toSorted((a, b) => b.points - a.points)
  const write = (shown: readonly CriterionScore[]) =>
    [
      head,
      ...found.filter((one) => shown.includes(one)).map(({ name, words }) => `${name}: ${shorten(words)}`),
      ...rest,
    ].join(' ')
  const fits = strongest
    .map((_, at) => strongest.slice(0, strongest.length - at))
    .find((shown) => countWords(write(shown)) <= mostWords)
  return write(fits ?? [])
}
