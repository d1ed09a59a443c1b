import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listPageNumbers, pageSize, pluralize } from './count.ts'

test('a page holds 25', () => expect(pageSize).toBe(25))

test.each([
  [1, 1, [1]],
  [1, 0, []],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, '…', 9]],
  [3, 9, [1, 2, 3, 4, '…', 9]],
  [4, 9, [1, '…', 3, 4, 5, '…', 9]],
  [9, 9, [1, '…', 8, 9]],
  [99, 9, [1, '…', 8, 9]],
])('page %i of %i is offered among %j', (current, total, shown) =>
  expect(listPageNumbers(current, total)).toEqual(shown),
)

test('a pager always shows first, current and last, in order and at most seven entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), (total, seed) => {
      const current = (seed % total) + 1
      const shown = listPageNumbers(current, total)
      const numbers = shown.filter((page) => page !== '…')
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(numbers).toEqual([...numbers].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, current, total]))
    }),
  )
})

test('a pager of nothing offers nothing, at the end of ten the tenth is last', () => {
  expect(listPageNumbers(3, -2)).toEqual([])
  expect(listPageNumbers(10, 10)).toEqual([1, '…', 9, 10])
  expect(listPageNumbers(2, 11)).toEqual([1, 2, 3, '…', 11])
})

test('one is one, more are several', () => {
  expect([pluralize(1, 'report'), pluralize(0, 'report'), pluralize(2_000, 'report')]).toEqual([
    '1 report',
    '0 reports',
    '2,000 reports',
  ])
  expect(pluralize(2, 'person', 'people')).toBe('2 people')
})
