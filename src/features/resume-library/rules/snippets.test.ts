import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resumeWords, snippetsOf } from './snippets.ts'

const resume = 'Ana García\nPhone: (512) 555-0101\nThree years as a nanny in Austin\nNanny: two children'

test('lines with the words are shown, the words marked', () => {
  expect(snippetsOf(resume, ['nanny'])).toEqual([
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

test('nobody is found by a contact line, and every word must stand elsewhere', () => {
  expect(snippetsOf(resume, ['512'])).toBeNull()
  expect(snippetsOf(resume, ['nanny', '512'])).toBeNull()
})

test('a long line is cut around the first hit', () => {
  const [parts = []] = snippetsOf(`${'a '.repeat(200)}autism${' b'.repeat(200)}`, ['autism']) ?? []
  const text = parts.map((part) => part.text).join('')
  expect(text.length).toBeLessThan(200)
  expect([text.startsWith('…'), text.endsWith('…')]).toEqual([true, true])
})

test.each([
  ['ab', []],
  ['  ', []],
  ['a b', []],
  ['Nanny  ABA nanny', ['nanny', 'aba']],
])('"%s" looks for %j', (q, words) => {
  expect(resumeWords(q)).toEqual(words)
})

test('what is marked is one of the words, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const hits = (snippetsOf(`${text} nanny aba`, ['nanny', 'aba']) ?? []).flat().filter((part) => part.hit)
      expect(hits.filter((part) => !/^(nanny|aba)+$/i.test(part.text))).toEqual([])
    }),
  )
})
