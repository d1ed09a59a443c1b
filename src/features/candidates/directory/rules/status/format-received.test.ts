import { expect, test } from 'vitest'
import { formatReceived } from './format-received.ts'

test.each([
  ['2026-11-20T18:00:00Z', 'today'],
  ['2026-11-20T19:00:00Z', 'today'],
  ['2026-11-19T18:00:00Z', '1 d ago'],
  ['2026-11-19T18:00:01Z', 'today'],
  ['2023-11-20T18:00:00Z', '1,096 d ago'],
  ['not a moment', 'today'],
])('who came %s came %s', (at, words) => {
  expect(formatReceived(at, Date.parse('2026-11-20T18:00:00Z'))).toBe(words)
})
