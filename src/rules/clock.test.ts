import { expect, test } from 'vitest'
import { formatClock, formatHours, parseMinutes } from './clock.ts'

test.each([
  [0, '00:00'],
  [575, '09:35'],
  [1200, '20:00'],
])('%i minutes after midnight stand in the field as %s, and come back', (minutes, clock) => {
  expect(formatClock(minutes)).toBe(clock)
  expect(parseMinutes(clock)).toBe(minutes)
})

test('hours are read in words; the same twice is a closed day', () => {
  expect(formatHours({ opens: 540, closes: 1200 })).toBe('9:00 AM – 8:00 PM')
  expect(formatHours({ opens: 0, closes: 720 })).toBe('12:00 AM – 12:00 PM')
  expect(formatHours({ opens: 600, closes: 600 })).toBe('Closed')
  expect(parseMinutes('')).toBeNull()
})
