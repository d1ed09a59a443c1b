import { expect, test } from 'vitest'
import { getExpiry, getLastSoonDay } from './expiry.ts'

test('a document says in words when it expires; on its last day it is still valid', () => {
  const today = '2026-11-20'
  const words = (day: string) => getExpiry(day, today)
  expect(words('2026-12-02')).toEqual({ state: 'soon', words: 'Expires in 12 days' })
  expect(words('2026-11-21')).toEqual({ state: 'soon', words: 'Expires tomorrow' })
  expect(words('2026-11-20')).toEqual({ state: 'soon', words: 'Expires today' })
  expect(words('2026-11-19')).toEqual({ state: 'expired', words: 'Expired' })
  expect(words('2026-12-20').state).toBe('soon')
  expect(words('2026-12-21')).toEqual({ state: 'later', words: 'Expires in 31 days' })
  expect(getLastSoonDay(today)).toBe('2026-12-20')
})
