import { expect, test } from 'vitest'
import { closed, findNextWindow, isNarrow, organizationDefault, type StateHours, type Where } from './texting-hours.ts'

const hours = (opens: number, closes: number) => ({ opens, closes })
const where: Where = { zones: ['America/New_York'], rules: [], organization: organizationDefault, marginMinutes: 0 }
const next = (from: string, more: Partial<Where> = {}) => {
  const window = findNextWindow({ ...where, ...more }, new Date(from))
  return window && [window.from.toISOString(), window.until.toISOString()]
}

test('the product’s hours: nine to eight, on Sunday from noon', () => {
  const own = { weekdays: hours(540, 1200), saturday: hours(540, 1200), sunday: hours(720, 1200) }
  expect(organizationDefault).toEqual(own)
  expect(isNarrow(own)).toBe(true)
})

test.each([
  ['weekdays', hours(540, 1200), true],
  ['weekdays', hours(539, 1200), false],
  ['weekdays', hours(540, 1201), false],
  ['saturday', hours(600, 1260), false],
  ['sunday', hours(719, 1200), false],
  ['sunday', hours(720, 1199), true],
  ['sunday', hours(1300, 1300), true],
  ['weekdays', hours(300, 200), true],
] as const)('on %s %j is narrow: %s', (days, own, is) => {
  expect(isNarrow({ ...organizationDefault, [days]: own })).toBe(is)
})

test('a window is that of the day, or of the next one on which there is one', () => {
  expect(next('2026-11-20T18:00:00Z')).toEqual(['2026-11-20T14:00:00.000Z', '2026-11-21T01:00:00.000Z'])
  expect(next('2026-11-21T01:00:00Z')).toEqual(['2026-11-21T14:00:00.000Z', '2026-11-22T01:00:00.000Z'])
  expect(next('2026-11-22T02:00:00Z')).toEqual(['2026-11-22T17:00:00.000Z', '2026-11-23T01:00:00.000Z'])
  const mondays = { ...organizationDefault, saturday: closed, sunday: closed }
  expect(next('2026-11-21T02:00:00Z', { organization: mondays })?.[0]).toBe('2026-11-23T14:00:00.000Z')
  const never = { weekdays: closed, saturday: closed, sunday: hours(900, 900) }
  expect(next('2026-11-20T18:00:00Z', { organization: never })).toBeNull()
})

const rule = (weekday: number, opens: number, closes: number): StateHours => ({ state: 'X', weekday, opens, closes })

test('a state’s stricter hours hold on its weekday, those of holidays on a holiday', () => {
  const from = '2026-11-20T18:00:00Z'
  expect(next(from, { rules: [rule(5, 600, 1100)] })).toEqual(['2026-11-20T15:00:00.000Z', '2026-11-20T23:20:00.000Z'])
  expect(next(from, { rules: [rule(4, 600, 1100), rule(7, 0, 0)] })?.[0]).toBe('2026-11-20T14:00:00.000Z')
  // Thanksgiving.
  expect(next('2026-11-26T15:00:00Z', { rules: [rule(7, 0, 0)] })?.[0]).toBe('2026-11-27T14:00:00.000Z')
})

test('for several zones the window is open in all zones at once, without any it suits every zone', () => {
  const zones = ['America/New_York', 'America/Los_Angeles']
  expect(next('2026-11-20T15:00:00Z', { zones })).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-21T01:00:00.000Z'])
  expect(next('2026-11-20T15:00:00Z', { zones: [] })).toEqual(['2026-11-20T17:00:00.000Z', '2026-11-20T23:00:00.000Z'])
  const apart = ['America/New_York', 'Asia/Tokyo']
  expect(next('2026-11-20T15:00:00Z', { zones: apart })).toEqual([
    '2026-11-21T00:00:00.000Z',
    '2026-11-21T01:00:00.000Z',
  ])
})

test('closes the window a margin early, so that late arrivals still fit', () => {
  expect(next('2026-11-20T18:00:00Z', { marginMinutes: 5 })?.[1]).toBe('2026-11-21T00:55:00.000Z')
  expect(next('2026-11-21T00:55:00Z', { marginMinutes: 5 })?.[0]).toBe('2026-11-21T14:00:00.000Z')
  expect(next('2026-11-21T00:54:59Z', { marginMinutes: 5 })?.[0]).toBe('2026-11-20T14:00:00.000Z')
})
