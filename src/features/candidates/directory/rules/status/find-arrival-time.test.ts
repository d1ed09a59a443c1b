import { expect, test } from 'vitest'
import { findArrivalTime } from './find-arrival-time.ts'

const eastern = 'America/New_York'

test.each([
  ['2026-11-30', '2026-11-30T12:42:07.000Z', '7:42 AM'],
  ['2026-11-30', '2026-12-01T03:05:00.000Z', '10:05 PM'],
  ['2026-11-30', '2026-11-30T17:00:00.001Z', '12:00 PM'],
  // Noon of the clinic: only the day is known.
  ['2026-11-30', '2026-11-30T17:00:00.000Z', null],
  // The viewer's clock shows another day than the column.
  ['2026-11-30', '2026-12-01T06:05:00.000Z', null],
  [null, '2026-11-30T12:42:07.000Z', null],
  ['2026-11-30', null, null],
])('an arrival on %s at %s has the time %s', (date_submitted, date_submitted_ts, time) => {
  expect(findArrivalTime({ date_submitted, date_submitted_ts }, eastern)).toBe(time)
})
