import { expect, test } from 'vitest'
import { clockOf, hoursInWords, minutesOf } from './clock.ts'

test.each([
  [0, '00:00'],
  [575, '09:35'],
  [1200, '20:00'],
])('%i minutes after midnight stand in the field as %s, and come back', (minutes, clock) => {
  expect(clockOf(minutes)).toBe(clock)
  expect(minutesOf(clock)).toBe(minutes)
})

test('hours are read in words; the same twice is a closed day', () => {
  expect(hoursInWords({ opens: 540, closes: 1200 })).toBe('9:00 AM – 8:00 PM')
  expect(hoursInWords({ opens: 0, closes: 720 })).toBe('12:00 AM – 12:00 PM')
  expect(hoursInWords({ opens: 600, closes: 600 })).toBe('Closed')
  expect(minutesOf('')).toBeNull()
})
