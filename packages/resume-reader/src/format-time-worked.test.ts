import { expect, test } from 'vitest'
import { formatTimeWorked } from './format-time-worked.ts'

test.each([
  [0, 'none'],
  [1, '1 month'],
  [8, '8 months'],
  [12, '1 year'],
  [27, '2 years 3 months'],
])('%d months read as %s', (months, words) => {
  expect(formatTimeWorked(months)).toBe(words)
})
