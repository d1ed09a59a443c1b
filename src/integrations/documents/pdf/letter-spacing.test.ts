import { expect, test } from 'vitest'
import { assembleLines } from './assemble-lines.ts'
import type { Run } from './run.ts'

const size = 10
const place = (text: string, x: number, width: number): Run => ({ text, x, y: 50, width, size, bold: false })

/** One run a word, as the library reads letters that are set up to 0.6 font sizes apart. */
const placeWordRuns = (words: string[], gap: number, letterGap = 3): Run[] => {
  let x = 50
  return words.map((word) => {
    const run = place(Array.from(word).join(' '), x, word.length * 6 + (word.length - 1) * letterGap)
    x += run.width + gap
    return run
  })
}

/** One run a letter, as it reads letters that are further apart. */
const placeLetterRuns = (words: string[], letterGap: number): Run[] => {
  let x = 50
  return words.flatMap((word) => {
    const runs = Array.from(word, (letter) => {
      const run = place(letter, x, 6)
      x += 6 + letterGap
      return run
    })
    x += letterGap + 2.5
    return runs
  })
}
const read = (runs: Run[]) => assembleLines(runs).map(({ text }) => text)

test.each([
  ['JANE', 'SPACED'],
  ['JUANA', 'NÚÑEZ', 'MÜLLER'],
  ['WORK', 'HISTORY', '2024'],
  ['J', 'SPACED'],
  ['Maria', 'José'],
])('keeps the blanks between letter-spaced words: %s %s', (...words) => {
  for (const gap of [5.5, 9, 14]) expect(read(placeWordRuns(words, gap)), `a gap of ${gap}`).toEqual([words.join(' ')])
  for (const gap of [7, 9, 12])
    expect(read(placeLetterRuns(words, gap)), `letters ${gap} apart`).toEqual([words.join(' ')])
})

test('keeps a letter-spaced word in one piece across two sizes and two runs', () => {
  expect(read([{ ...place('S', 50, 8), size: 13 }, place('U M M A R Y', 61, 50)])).toEqual(['SUMMARY'])
  expect(read([place('S U M M A', 50, 50), place('RY', 103, 14)])).toEqual(['SUMMARY'])
})

test('joins no single letters of other words', () => {
  expect(read([place('A B', 50, 20), place('C of letters', 76, 60)])).toEqual(['A B C of letters'])
  expect(read([place('4 8 0', 50, 24), place('5 5 5', 84, 24)])).toEqual(['4 8 0 5 5 5'])
})
