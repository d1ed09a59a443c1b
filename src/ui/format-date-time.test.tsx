import { expect, test } from 'vitest'
import { formatDateTime, formatLocalMoment } from './format-date-time.ts'

test('a moment is read in the viewer’s words, with the year when it is another one', () => {
  const year = new Date().getFullYear()
  expect(formatDateTime(new Date(year, 2, 4, 15, 5).toISOString())).toMatch(/^Mar 4, 3:05\sPM$/)
  expect(formatDateTime(new Date(2019, 2, 4, 15, 5).toISOString())).toMatch(/^Mar 4, 2019, 3:05\sPM$/)
})

test('a field of date and time shows the viewer’s own clock', () => {
  expect(formatLocalMoment(new Date(2026, 0, 9, 7, 3))).toBe('2026-01-09T07:03')
})
