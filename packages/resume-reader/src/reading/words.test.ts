import { expect, test } from 'vitest'
import { foldLine, foldWord, isBulleted, quoteAt, splitWords, stem } from './words.ts'

test('words are letters, digits and marks of any script, with the signs between them', () => {
  expect(splitWords('Año 2021: naïve co\u00adop, ', 7)).toEqual([
    { text: 'ano', raw: 'Año', line: 7, start: 0, end: 3, gap: '' },
    { text: '2021', raw: '2021', line: 7, start: 4, end: 8, gap: ' ' },
    { text: 'naive', raw: 'naïve', line: 7, start: 10, end: 15, gap: ': ' },
    { text: 'coop', raw: 'co\u00adop', line: 7, start: 16, end: 21, gap: ' ' },
  ])
  expect(splitWords('e\u0301l \u200b a\u200bb').map(({ text }) => text)).toEqual(['el', 'ab'])
  expect(splitWords('one')[0]?.line).toBe(0)
  expect(splitWords('-- ,')).toEqual([])
})

test('a line is read up to two thousand characters', () => {
  expect(splitWords(`${' '.repeat(1_999)}ab`).map(({ text }) => text)).toEqual(['a'])
  expect(foldLine(`${' '.repeat(1_999)}AB`)).toBe(`${' '.repeat(1_999)}a`)
  expect(foldWord('A'.repeat(2_001))).toHaveLength(2_000)
})

test('a word is folded without accents, ligatures and invisible signs', () => {
  expect(foldWord('Ｆiné\u200d ﬁn')).toBe('fine fin')
  expect(foldWord('ÑANDÚ')).toBe('nandu')
})

test.each([
  ['behaviour', 'behavior'],
  ['behavioural', 'behavior'],
  ['behavioral', 'behavior'],
  ['behaviours', 'behavior'],
  ['programme', 'program'],
  ['programmes', 'program'],
  ['centre', 'center'],
  ['generalisation', 'generalization'],
  ['skills', 'skill'],
  ['cats', 'cat'],
  ['its', 'its'],
  ['class', 'class'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['isle', 'isle'],
  ['uses', 'use'],
  ['issues', 'issue'],
  ['skill', 'skill'],
])('%s is compared as %s', (word, compared) => expect(stem(word)).toBe(compared))

test('a line is folded sign by sign, as long as it was', () => {
  expect(foldLine('A‐B‑C‒D–E—F−G')).toBe('a-b-c-d-e-f-g')
  expect(foldLine('‘a’ ‛b ʼc ´d `e')).toBe("'a' 'b 'c 'd 'e")
  expect(foldLine('“a” «b»')).toBe('"a" "b"')
  expect(foldLine('a\u00a0b\u2003c\u3000d')).toBe('a b c d')
  expect(foldLine('áàäâã éèëê íìïî óòöôõ úùüû ñ')).toBe('aaaaa eeee iiii ooooo uuuu n')
  expect(foldLine('ÁÉÍÓÚÑ')).toBe('aeioun')
  expect(foldLine('xyz çx')).toBe('xyz çx')
  // A letter whose small form is two signs keeps its place, and the others are made small all the same.
  expect(foldLine('İ ABC')).toBe('İ abc')
})

test.each([
  ['• a', true],
  ['  •a', true],
  ['▪a', true],
  ['*a', true],
  ['✓a', true],
  ['- a', true],
  ['– a', true],
  ['> a', true],
  ['-a', false],
  ['a - b', false],
  ['o  a', true],
  ['o a', false],
  ['e  a', false],
  ['1. a', true],
  ['12) a', true],
  ['(3) a', true],
  ['123. a', false],
  ['1.a', false],
  ['1, a', false],
  ['a. b', false],
  ['word', false],
  ['a • b', false],
  ['x1. a', false],
  [`${' '.repeat(40)}• a`, true],
  [`${' '.repeat(41)}• a`, false],
])('%j begins with a bullet: %s', (text, bulleted) => expect(isBulleted(text)).toBe(bulleted))

const quoted = (text: string, start: number, end = start) =>
  quoteAt({ text, page: 1, box: null, heading: false }, start, end)
test('a quote is the cell around a place, without blanks, and 240 characters at most', () => {
  expect(quoted('one\t two words \tthree', 6)).toBe('two words')
  expect(quoted('one\ttwo', 0)).toBe('one')
  expect(quoted('one\ttwo', 5)).toBe('two')
  expect(quoted('one two', 4, 7)).toBe('one two')
  const long = `${'a'.repeat(300)}b${'c'.repeat(300)}`
  expect(quoted(long, 300)).toBe(`${'a'.repeat(160)}b${'c'.repeat(79)}`)
  expect(quoted(long, 100)).toBe('a'.repeat(240))
  expect(quoted(long, 300, 500)).toBe(`${'a'.repeat(160)}b${'c'.repeat(199)}`)
  expect(quoted(`${'a'.repeat(1_990)}${'b'.repeat(300)}`, 1_950)).toBe(`${'a'.repeat(200)}${'b'.repeat(10)}`)
})
