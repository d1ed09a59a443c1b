import { expect, test } from 'vitest'
import { describePlace } from './describe-place.ts'
import { reviewQuery, undecidedQuery } from './review-query.ts'

test.each([
  [1, 29, { ...reviewQuery }, 'New candidate 1 of 29'],
  [1, 29, { dateRange: reviewQuery.dateRange, status: ['Initial Inquiry', 'Hired'] }, 'Candidate 1 of 29'],
  [1, 412, { ...undecidedQuery }, 'Undecided candidate 1 of 412'],
  [1, 412, { dateRange: '', status: ['Initial Inquiry'] }, 'Undecided candidate 1 of 412'],
  [2, 12, { dateRange: 'Today', status: [] }, 'Candidate 2 of 12 today'],
  [3, 1_824, {}, 'Candidate 3 of 1,824'],
])('%d of %d says what it counts', (at, all, query, words) => {
  expect(describePlace(at, all, query)).toBe(words)
})
