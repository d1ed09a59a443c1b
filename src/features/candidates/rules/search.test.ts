import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likePattern, matchesSearch, type Searched, searchPatterns, searchText } from './search.ts'

const siobhan: Searched = {
  full_name: 'Siobhán Hernández Ruiz',
  email_address: 'SIOBHAN_1@example.test',
  phone_number: '(808) 555-0180',
  city: 'Coeur d’Alene',
  state: 'HI',
}
const nobody: Searched = { full_name: null, email_address: null, phone_number: null, city: null, state: null }

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

test('the stored text is six lines in lower case, the last one the digits of the phone', () => {
  expect(searchText(siobhan)).toBe(
    'siobhán hernández ruiz\nsiobhan_1@example.test\n(808) 555-0180\ncoeur d’alene\nhi\n8085550180',
  )
})

test('%, _ and \\ are looked up as themselves', () => {
  expect(likePattern('100%_\\')).toBe('%100\\%\\_\\\\%\n%')
  expect(searchPatterns('808-555')).toEqual(['%808-555%\n%', '%\n%\n%\n%\n%\n%808555%'])
  expect(likePattern('808555')).toBe('%808555%')
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

test('the patterns on the stored text find exactly whom the rule finds', () => {
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
      const found = searchPatterns(wanted).some((pattern) => isLike(searchText(one), pattern))
      expect(found).toBe(matchesSearch(one, wanted))
    }),
    { numRuns: 1000 },
  )
})
