import { expect, test } from 'vitest'
import { describeSchedule, explainNotRecipient, findNextReport, getReportedMonth } from './report-schedule.ts'

const zone = 'America/New_York'
const next = (schedule: Parameters<typeof findNextReport>[0], after: string, timeZone = zone) =>
  findNextReport(schedule, new Date(after), timeZone).toISOString()

test.each([
  ['later today', { every: 'month', day: 20, hour: 14 }, '2026-11-20T18:00:00Z', '2026-11-20T19:00:00.000Z'],
  [
    'the moment itself has passed',
    { every: 'month', day: 20, hour: 13 },
    '2026-11-20T18:00:00Z',
    '2026-12-20T18:00:00.000Z',
  ],
  ['over the end of the year', { every: 'month', day: 1, hour: 0 }, '2026-12-01T05:00:00Z', '2027-01-01T05:00:00.000Z'],
  [
    'in February, which has a day 28',
    { every: 'month', day: 28, hour: 9 },
    '2026-02-01T00:00:00Z',
    '2026-02-28T14:00:00.000Z',
  ],
  ['next Monday', { every: 'week', day: 1, hour: 8 }, '2026-11-20T18:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['the same weekday, later', { every: 'week', day: 5, hour: 23 }, '2026-11-20T18:00:00Z', '2026-11-21T04:00:00.000Z'],
  ['an hour that clocks skip', { every: 'week', day: 0, hour: 2 }, '2027-03-13T12:00:00Z', '2027-03-14T07:00:00.000Z'],
  [
    'an hour that clocks repeat, first time',
    { every: 'week', day: 0, hour: 1 },
    '2026-11-01T04:30:00Z',
    '2026-11-01T05:00:00.000Z',
  ],
  [
    'an hour that clocks repeat, once only',
    { every: 'week', day: 0, hour: 1 },
    '2026-11-01T05:00:00Z',
    '2026-11-08T06:00:00.000Z',
  ],
] as const)('the next report: %s', (_, schedule, after, at) => {
  expect(next(schedule, after)).toBe(at)
})

test('the next report is always later, on its day and at its hour, in any zone', () => {
  for (const timeZone of ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'America/Los_Angeles'])
    for (let day = 1; day <= 28; day++) {
      let at = new Date('2026-01-01T00:00:00Z')
      for (let n = 0; n < 13; n++) {
        const later = findNextReport({ every: 'month', day, hour: 7 }, at, timeZone)
        expect(later.getTime()).toBeGreaterThan(at.getTime())
        const shown = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', hour: 'numeric' }).format(later)
        expect(shown).toBe(`${day}, 07`)
        at = later
      }
    }
})

test('a monthly report covers the month before, a weekly one the month so far', () => {
  expect(getReportedMonth('month', new Date('2026-11-01T04:30:00Z'), zone)).toBe('2026-10')
  expect(getReportedMonth('month', new Date('2026-11-01T03:30:00Z'), zone)).toBe('2026-09')
  expect(getReportedMonth('month', new Date('2026-01-15T12:00:00Z'), zone)).toBe('2025-12')
  expect(getReportedMonth('week', new Date('2026-11-20T12:00:00Z'), zone)).toBe('2026-11')
  expect(getReportedMonth('week', new Date('2026-12-01T12:00:00Z'), zone)).toBe('2026-11')
})

test('formats a schedule in words', () => {
  expect(describeSchedule({ every: 'month', day: 3, hour: 8 })).toBe('Every month on day 3 at 8 AM')
  expect(describeSchedule({ every: 'week', day: 1, hour: 0 })).toBe('Every Monday at 12 AM')
  expect(describeSchedule({ every: 'week', day: 5, hour: 12 })).toBe('Every Friday at 12 PM')
})

test('explains each person without a report', () => {
  const fine = { organizationId: 'o', email: 'a@example.test', adminLevel: null, deactivated: false }
  expect(explainNotRecipient(fine, 'o')).toBeNull()
  expect(explainNotRecipient({ ...fine, adminLevel: 'Admin' }, 'o')).toBeNull()
  expect(explainNotRecipient({ ...fine, adminLevel: 'Manager' }, 'o')).toContain('Manager')
  expect(explainNotRecipient({ ...fine, deactivated: true }, 'o')).toBe('deactivated')
  expect(explainNotRecipient({ ...fine, email: ' ' }, 'o')).toBe('no email address')
  expect(explainNotRecipient(fine, 'p')).toBe('no longer in this organization')
  expect(explainNotRecipient(undefined, 'o')).toBe('no longer in this organization')
})
