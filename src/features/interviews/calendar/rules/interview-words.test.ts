import { expect, test } from 'vitest'
import { formatLongDay } from './interview-words.ts'

test('writes a day out, with its year where paper needs one', () => {
  expect(formatLongDay('2026-11-30')).toBe('Monday, November 30')
  expect(formatLongDay('2026-12-06', true)).toBe('Sunday, December 6, 2026')
})
