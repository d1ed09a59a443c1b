import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CandidateSort, compareCandidates, isSorted, type SortSource, sortKeys } from './sort.ts'
import { sortChoices, sortLabels } from './sort-choices.ts'

const someone = (id: string, more: Partial<SortSource>): SortSource => ({
  id,
  position: 'RBT',
  status: null,
  certification_number: null,
  current_rbt: null,
  skills_percentage: null,
  experience_percentage: null,
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
  date_submitted_ts: '2026-11-20T12:00:00Z',
  created_at: '2026-11-18T12:00:00Z',
  ...more,
})
const people = [
  someone('a', { skills_percentage: '40' }),
  someone('b', { current_rbt: true, date_submitted_ts: '2026-11-19T12:00:00Z' }),
  someone('c', { skills_percentage: '90' }),
  someone('d', { status: 'Terminated', date_submitted_ts: null }),
  someone('e', { certification_number: 'yes', date_submitted_ts: '2026-11-21T12:00:00Z' }),
]
const order = (sort: CandidateSort) =>
  people
    .toSorted(compareCandidates(sort))
    .map(({ id }) => id)
    .join('')

test.each<[CandidateSort, string]>([
  [{}, 'ecabd'],
  [{ date: 'newest' }, 'ecabd'],
  [{ date: 'oldest' }, 'dbcae'],
  [{ experience: 'experienced' }, 'becad'],
  [{ experience: 'new' }, 'ecadb'],
  [{ score: 'highest' }, 'ebcad'],
  [{ score: 'lowest' }, 'dacbe'],
  [{ date: 'newest', second: 'highest' }, 'ecabd'],
  [{ date: 'newest', score: 'highest' }, 'ecabd'],
  [{ experience: 'new', second: 'highest' }, 'ecadb'],
  [{ score: 'highest', experience: 'experienced', date: 'oldest' }, 'dbcae'],
])('%j orders %s', (sort, expected) => expect(order(sort)).toBe(expected))

test('the keys end in newest and id, both from high to low', () => {
  expect(sortKeys({ score: 'lowest', second: 'experienced' })).toEqual([
    { key: 'score', direction: 'asc' },
    { key: 'experience', direction: 'desc' },
    { key: 'date', direction: 'desc' },
    { key: 'id', direction: 'desc' },
  ])
  expect(sortKeys({ date: 'oldest', second: 'newest' }).map(({ key }) => key)).toEqual(['date', 'id'])
})

test('a person without a date counts as received when the row was created', () => {
  const late = someone('z', { date_submitted_ts: null, created_at: '2026-11-22T12:00:00Z' })
  expect([...people, late].toSorted(compareCandidates({ date: 'newest' }))[0]).toBe(late)
})

test('apply needs a choice', () => {
  expect(isSorted({})).toBe(false)
  expect(isSorted({ second: 'newest' })).toBe(false)
  expect(isSorted({ score: 'lowest' })).toBe(true)
})

test('the order is total and does not depend on the order before', () => {
  const person = fc
    .record({
      id: fc.string({ minLength: 1, maxLength: 2 }),
      current_rbt: fc.constantFrom(true, false, null),
      skills_percentage: fc.constantFrom('40', '90', null),
      date_submitted_ts: fc.constantFrom('2026-11-20T12:00:00Z', '2026-11-18T12:00:00Z', null),
    })
    .map(({ id, ...more }) => someone(id, more))
  const sort: fc.Arbitrary<CandidateSort> = fc.record(
    {
      date: fc.constantFrom(...sortChoices.date),
      experience: fc.constantFrom(...sortChoices.experience),
      score: fc.constantFrom(...sortChoices.score),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.uniqueArray(person, { selector: ({ id }) => id }), sort, (list, by) => {
      const sorted = list.toSorted(compareCandidates(by))
      expect(list.toReversed().toSorted(compareCandidates(by))).toEqual(sorted)
    }),
  )
})

test('each choice has its words and its key, and any of the three is one', () => {
  expect(sortLabels).toEqual({
    newest: 'Newest',
    oldest: 'Oldest',
    experienced: 'Experienced First',
    new: 'New RBTs First',
    highest: 'Highest',
    lowest: 'Lowest',
  })
  expect(sortKeys({ score: 'highest' })[0]).toEqual({ key: 'score', direction: 'desc' })
  expect([isSorted({ date: 'oldest' }), isSorted({ experience: 'new' })]).toEqual([true, true])
})

test('of two equal people the higher id comes first, and no one comes before themselves', () => {
  const [low, high] = [someone('a', {}), someone('b', {})]
  const compare = compareCandidates({})
  expect([compare(low, high), compare(high, low), compare(low, low)].map((order) => Math.sign(order))).toEqual([
    1, -1, 0,
  ])
})
