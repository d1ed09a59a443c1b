import { expect, test } from 'vitest'
import { cutAtRanges, findPhrases } from './find-phrases.ts'

const words = (text: string, phrases: string[]) =>
  findPhrases(text, phrases).map(({ start, end }) => text.slice(start, end))

test('finds a phrase over blanks, ends of lines, capitals and ligatures, each time it occurs', () => {
  expect(words('Collected  ABC\n data daily. collected abc data', ['Collected ABC data'])).toEqual([
    'Collected  ABC\n data',
    'collected abc data',
  ])
  expect(words('an oﬃce of ours', ['office'])).toEqual(['oﬃce'])
  expect(words('sup\u00adport', ['support'])).toEqual(['sup\u00adport'])
  expect(words('née 😀 Ana', ['😀 ana'])).toEqual(['😀 Ana'])
  expect(words('nothing', ['', ' ', 'other', 'nothing at all'])).toEqual([])
})

test('a short phrase is not found inside of other words', () => {
  expect(words('a data base; cababa; ABA, (aba) R B T', ['ABA', 'RBT'])).toEqual(['ABA', 'aba', 'R B T'])
  expect(words('RBT-24-3487345', ['RBT-24-348734'])).toEqual([])
  expect(words('2018 - 2020; 12018 - 2020', ['2018 - 2020'])).toEqual(['2018 - 2020'])
  expect(words('C++ and more', ['C++'])).toEqual(['C++'])
})

test('phrases that overlap or touch are one, in order', () => {
  expect(findPhrases('one two three four', ['three', 'one two', 'two three'])).toEqual([{ start: 0, end: 13 }])
  expect(findPhrases('b a', ['a', 'b'])).toEqual([
    { start: 0, end: 1 },
    { start: 2, end: 3 },
  ])
})

test('the pieces of a text are the whole text, and no more', () => {
  const text = 'one two three'
  const pieces = cutAtRanges(text, findPhrases(text, ['two']))
  expect(pieces).toEqual([
    { at: 0, text: 'one ', isMarked: false },
    { at: 4, text: 'two', isMarked: true },
    { at: 7, text: ' three', isMarked: false },
  ])
  expect(cutAtRanges(text, [{ start: 0, end: 13 }])).toEqual([{ at: 0, text, isMarked: true }])
  expect(cutAtRanges('', [])).toEqual([])
})
