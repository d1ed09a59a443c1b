import { expect, test } from 'vitest'
import { describeWeek, formatSpan } from './describe-week.ts'

test('counts canceled interviews apart', () => {
  expect(describeWeek(['Scheduled', 'Cancelled', 'Confirmed'], 3)).toBe('2 interviews, 1 canceled')
  expect(describeWeek(['No-show', 'Cancelled'], 2)).toBe('1 interview, 1 canceled')
  expect(describeWeek(['Cancelled'], 1)).toBe('1 canceled')
  expect(describeWeek(['Completed'], 1)).toBe('1 interview')
  expect(describeWeek([], 0)).toBe('0 interviews')
})

test('a week too full to show has its full number', () => {
  expect(describeWeek(['Scheduled', 'Cancelled'], 501)).toBe('501 interviews with canceled ones, the first 2 shown')
})

test('names the year of a week only where it is not this one', () => {
  expect(formatSpan('2026-11-30', '2026-12-06', '2026-11-30')).toBe('Nov 30 – Dec 6')
  expect(formatSpan('2026-11-30', '2026-12-06', '2027-01-04')).toBe('Nov 30 – Dec 6, 2026')
  expect(formatSpan('2026-12-28', '2027-01-03', '2026-12-28')).toBe('Dec 28, 2026 – Jan 3, 2027')
})
