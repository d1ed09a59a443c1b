import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examples } from '../../../../../tools/examples.ts'
import {
  matchesSearch,
  readRawSearch,
  type SearchSource,
  searchPatterns,
  searchPieces,
  toSearchText,
} from './search.ts'

const siobhan: SearchSource = {
  full_name: 'Siobhán Hernández Ruiz',
  email_address: 'SIOBHAN_1@example.test',
  phone_number: '(808) 555-0180',
  city: 'Coeur d’Alene',
  state: 'HI',
}
const nobody: SearchSource = { full_name: null, email_address: null, phone_number: null, city: null, state: null }

describe('a candidate is found', () => {
  test.each([
    'siobh',
    'HERNÁNDEZ',
    'siobhan_1@',
    '555-01',
    'alene',
    'hi',
    ' ruiz ',
    '',
    '8085550180',
    '808.555',
    '+1 808 555 0180',
    '180',
    '18085550180',
  ])('by %j', (query) => expect(matchesSearch(siobhan, query)).toBe(true))
  test.each(['siobhan ruiz', 'texas', '85', '808-555-0181', 'x 808', '%', '0180\nhi', '2808'])('not by %j', (query) =>
    expect(matchesSearch(siobhan, query)).toBe(false),
  )
})

test('a search never reaches from one field into the next', () => {
  expect(matchesSearch({ ...nobody, full_name: 'Mo', email_address: 'x@y.z' }, 'mo\nx')).toBe(false)
  expect(matchesSearch({ ...nobody, full_name: 'Mo\nLee' }, 'mo lee')).toBe(true)
})

test('nothing but an empty search finds a candidate without any field', () => {
  expect(matchesSearch(nobody, '')).toBe(true)
  expect(matchesSearch(nobody, '0')).toBe(false)
})

test('the stored text is six folded lines, all readings of the name in the first, in the last one the digits of the phone', () => {
  const lines = [
    'siobhan hernandez ruiz',
    'siobhan_1@example.test',
    '(808) 555 0180',
    'coeur dalene',
    'hi',
    '8085550180',
  ]
  expect(toSearchText(siobhan)).toBe(lines.join('\n'))
  expect(toSearchText({ ...nobody, full_name: "O'Neil (2)" })).toBe('oneil (2)\u001foneil \u001fo neil (2)\n\n\n\n\n')
})

test('the stored text of each pattern match holds its letters, signs included', () => {
  expect(searchPieces('100%_\\')[0]).toEqual({ literal: '100%_\\', pattern: '%100\\%\\_\\\\%\n%' })
  expect(searchPieces('808-555').map(({ literal }) => literal)).toEqual(['808 555', '808555'])
  for (const query of ['siob', 'Hernández-R', '808-555', 'coeur d’a', '0180', 'IOBHAN_1@'])
    expect(
      searchPieces(query).some(({ literal }) => toSearchText(siobhan).includes(literal)),
      query,
    ).toBe(true)
})

test('%, _ and \\ are looked up as themselves', () => {
  expect(searchPatterns('100%_\\')[0]).toBe('%100\\%\\_\\\\%\n%')
  expect(searchPatterns('808-555')).toEqual(['%808 555%\n%', '%\n%\n%\n%\n%\n%808555%'])
  expect(searchPatterns('808555')).toEqual(['%808555%'])
  expect(searchPatterns('ana')).toEqual(['%ana%\n%'])
  expect(searchPatterns('1-80')).toEqual(['%1 80%\n%', '%\n%\n%\n%\n%\n%180%'])
})

test('only the 1 before a whole number is left out, and twenty digits are kept of one', () => {
  expect(searchPatterns('215125550100')).toEqual(['%215125550100%'])
  expect(searchPatterns('151255501002')).toEqual(['%151255501002%'])
  expect(searchPatterns('15125550100')).toEqual(['%15125550100%\n%', '%\n%\n%\n%\n%\n%5125550100%'])
  expect(toSearchText({ ...nobody, phone_number: '5'.repeat(30) }).split('\n')[5]).toBe('5'.repeat(20))
})

test('one way to read a search is enough', () => {
  expect(
    ['O Neil', 'ONeil', 'O’Neil'].filter((full_name) => matchesSearch({ ...nobody, full_name }, "o'neil")),
  ).toEqual(['O Neil', 'ONeil', 'O’Neil'])
})

test('a name is found by what is shown of it and as people type it', () => {
  const full_name = 'Gabriela   D’Angelo-López (2)'
  for (const query of ['Gabriela D’Angelo-López', "d'angelo lopez", 'dangelolopez'])
    expect(matchesSearch({ ...nobody, full_name }, query)).toBe(true)
})

test('signs alone are looked for as they were received', () => {
  expect(readRawSearch(' - ')).toBe('-')
  expect(readRawSearch('a-')).toBeNull()
  expect(readRawSearch('')).toBeNull()
  expect(readRawSearch(' ')).toBeNull()
  expect(matchesSearch(nobody, ' ')).toBe(true)
  const found = ['Mary-Ann', 'Mary Ann', 'O’Neil'].filter((full_name) => matchesSearch({ ...nobody, full_name }, '-'))
  expect(found).toEqual(['Mary-Ann'])
})

test('the longest names leave the stored text short enough for its index', () => {
  const letter = '\u{10ffff}'
  const signs = `${letter}-'(${letter}`.repeat(100)
  const text = toSearchText({
    full_name: signs,
    email_address: signs,
    phone_number: `5${signs}`,
    city: signs,
    state: signs,
  })
  expect(new TextEncoder().encode(text).length).toBeLessThan(2_350)
})

/** LIKE as PostgreSQL reads it. */
const isLike = (text: string, pattern: string): boolean => {
  const source = pattern.replace(/\\(.)|%|_|[$()*+.?[\]^{|}/-]|[\s\S]/g, (sign, taken: string | undefined) => {
    if (taken !== undefined) return taken.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
    if (sign === '%') return '[\\s\\S]*'
    return sign === '_' ? '[\\s\\S]' : sign.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  })
  return new RegExp(`^${source}$`).test(text)
}

test('the patterns on the stored text find exactly the matches of the rule', () => {
  const field = fc.oneof(fc.constant(null), fc.stringMatching(/^[aB1 2%_\\\n().-]{0,6}$/))
  const candidate = fc.record({
    full_name: field,
    email_address: field,
    phone_number: field,
    city: field,
    state: field,
  })
  const query = fc.oneof(fc.stringMatching(/^[Ab12 %_\\\n-]{0,3}$/), fc.stringMatching(/^[12]{1,4}$/))
  fc.assert(
    fc.property(candidate, query, (one, wanted) => {
      fc.pre(wanted.trim() !== '' && readRawSearch(wanted) === null)
      const found = searchPatterns(wanted).some((pattern) => isLike(toSearchText(one), pattern))
      expect(found).toBe(matchesSearch(one, wanted))
    }),
    { numRuns: examples(1000) },
  )
})
