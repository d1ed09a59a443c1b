import { expect, test } from 'vitest'
import { countTurns, listTexts, risen } from './words.mjs'

const source = `
import { a } from './beside.ts'
// Whoever asks is told.
export const text = 'The file could not be read.'
export const pattern = new RegExp(['mail ', 'mail system'].join(''))
export const view = <p>Nobody is here</p>
`

test('reads strings and comments of code, titles of tests, and no import', () => {
  const read = listTexts('src/a.tsx', source)
  expect(read.strings).toEqual(['The file could not be read.', 'Nobody is here'])
  expect(read.comments).toEqual([' Whoever asks is told.'])
  expect(listTexts('src/a.test.ts', `test('nobody is told', () => {})`)).toEqual({
    strings: [],
    comments: [],
    titles: ['nobody is told'],
  })
})

test('counts each turn once a text and names the counts that rose', () => {
  const counts = countTurns([['src/a.tsx', source]])
  expect(counts['could not be']).toEqual({ strings: 1, comments: 0, titles: 0 })
  expect(counts['whoever, whatever, whom']).toEqual({ strings: 0, comments: 1, titles: 0 })
  expect(risen(counts, counts)).toEqual([])
  expect(risen(counts, { ...counts, 'could not be': { strings: 0, comments: 0, titles: 0 } })).toEqual([
    '"could not be" occurs 1 times in strings, 0 are allowed',
  ])
})
