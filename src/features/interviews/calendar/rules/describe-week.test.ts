import { expect, test } from 'vitest'
import { describeWeek } from './describe-week.ts'

test('counts canceled interviews apart', () => {
  expect(describeWeek(['Scheduled', 'Cancelled', 'Confirmed'], 3)).toBe('2 interviews (+ 1 canceled)')
  expect(describeWeek(['No-show', 'Cancelled'], 2)).toBe('1 interview (+ 1 canceled)')
  expect(describeWeek(['Cancelled'], 1)).toBe('1 canceled')
  expect(describeWeek(['Completed'], 1)).toBe('1 interview')
  expect(describeWeek([], 0)).toBe('0 interviews')
})

test('a week too full to show has its full number', () => {
  expect(describeWeek(['Scheduled', 'Cancelled'], 501)).toBe('501 interviews with canceled ones, the first 2 shown')
})
