import { expect, test } from 'vitest'
import { getMonday } from '../../../../../rules/day.ts'
import { listWeeks } from './calendar-weeks.ts'

test('weeks begin on Monday, and the outer ones are cut to the days asked for', () => {
  // November 1, 2026 is a Sunday.
  expect(listWeeks('2026-11-01', '2026-11-17')).toEqual([
    { from: '2026-11-01', until: '2026-11-01' },
    { from: '2026-11-02', until: '2026-11-08' },
    { from: '2026-11-09', until: '2026-11-15' },
    { from: '2026-11-16', until: '2026-11-17' },
  ])
  expect(listWeeks('2026-11-18', '2026-11-18')).toEqual([{ from: '2026-11-18', until: '2026-11-18' }])
  expect(['2026-11-15', '2026-11-16', '2026-11-17'].map(getMonday)).toEqual(['2026-11-09', '2026-11-16', '2026-11-16'])
})

test('the weeks of days that are none come to an end', () => {
  expect(listWeeks('2026-11-01', 'zzzz').length).toBeLessThan(600)
})
