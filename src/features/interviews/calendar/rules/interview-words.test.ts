import { expect, test } from 'vitest'
import { showSoon } from './interview-words.ts'

const now = new Date('2026-11-25T15:00:00Z')

test.each([
  ['2026-11-29T21:30:00Z', 'Sun 4:30 PM'],
  ['2026-11-25T16:00:00Z', 'Wed 11:00 AM'],
  ['2026-12-02T15:00:00Z', 'Dec 2, 10:00 AM'],
])('%s is told as %s', (at, words) => {
  expect(showSoon(new Date(at), now, 'America/New_York')).toBe(words)
})
