import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findSnippets, splitSearch } from './snippets.ts'

const resume = 'Ana García\nPhone: (512) 555-0101\nThree years as a nanny in Austin\nNanny: two children'

test('lines with the words are shown, the words marked', () => {
  expect(findSnippets(resume, ['nanny'])).toEqual([
    [
      { text: 'Three years as a ', hit: false },
      { text: 'nanny', hit: true },
      { text: ' in Austin', hit: false },
    ],
    [
      { text: 'Nanny', hit: true },
      { text: ': two children', hit: false },
    ],
  ])
})

test('finds no one by a contact line, and every word must match elsewhere', () => {
  expect(findSnippets(resume, ['512'])).toBeNull()
  expect(findSnippets(resume, ['nanny', '512'])).toBeNull()
})

test('a long line is cut around the first hit', () => {
  const [parts = []] = findSnippets(`${'a '.repeat(200)}autism${' b'.repeat(200)}`, ['autism']) ?? []
  const text = parts.map((part) => part.text).join('')
  expect(text.length).toBeLessThan(200)
  expect([text.startsWith('…'), text.endsWith('…')]).toEqual([true, true])
})

test.each([
  ['ab', []],
  ['  ', []],
  ['a b', []],
  ['Nanny  ABA nanny', ['nanny', 'aba']],
  [' aba ', ['aba']],
  ['one two three four five six seven eight nine', ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']],
])('"%s" looks for %j', (q, words) => {
  expect(splitSearch(q)).toEqual(words)
})

test('marks only the searched words, in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const hits = (findSnippets(`${text} nanny aba`, ['nanny', 'aba']) ?? []).flat().filter((part) => part.hit)
      expect(hits.filter((part) => !/^(nanny|aba)+$/i.test(part.text))).toEqual([])
    }),
  )
})

const marked = (line: string, ...words: string[]) =>
  (findSnippets(line, words)?.[0] ?? []).map(({ text, hit }) => (hit ? `[${text}]` : text)).join('')

test.each([
  ['Works as a nanny', ['nanny'], 'Works as a [nanny]'],
  ['nanny, nanny', ['nanny'], '[nanny], [nanny]'],
  ['aba for a nanny', ['nanny', 'aba'], '[aba] for a [nanny]'],
  ['the nannyaba', ['nanny', 'aba'], 'the [nannyaba]'],
  ['nannies', ['nannies', 'nan'], '[nannies]'],
  ['nan, nannies', ['nan', 'nannies'], '[nan], [nannies]'],
])('in %j, of the words %j, what is marked is %j', (line, words, parts) => {
  expect(marked(line, ...words)).toBe(parts)
})

test('hits too far from the first one are neither shown nor marked', () => {
  expect(marked(`aba${'-'.repeat(117)}aba etc.`, 'aba')).toBe(`[aba]${'-'.repeat(117)}[aba]…`)
  expect(marked(`aba${'-'.repeat(118)}aba etc.`, 'aba')).toBe(`[aba]${'-'.repeat(118)}ab…`)
  expect(marked(`${'-'.repeat(60)}aba`, 'aba')).toBe(`${'-'.repeat(60)}[aba]`)
  expect(marked(`${'-'.repeat(61)}aba`, 'aba')).toBe(`…${'-'.repeat(60)}[aba]`)
})

test('twenty hits of a line are marked, three lines are shown, and a line whose letters change their number is not', () => {
  expect(marked('aba '.repeat(22), 'aba').match(/\[aba\]/g)).toHaveLength(20)
  expect(findSnippets('aba 1\naba 2\naba 3\naba 4', ['aba'])?.map(([, rest]) => rest?.text)).toEqual([' 1', ' 2', ' 3'])
  expect(findSnippets('aba in İzmir\naba', ['aba'])).toEqual([[{ text: 'aba', hit: true }]])
})

test('without words nothing is shown', () => {
  expect(findSnippets(resume, [])).toEqual([])
})
