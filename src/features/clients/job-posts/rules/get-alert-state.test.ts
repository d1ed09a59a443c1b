import { expect, test } from 'vitest'
import { getAlertState } from './get-alert-state.ts'

test.each([
  ['11/20/2026', '0', 'Good', 'Good: day 0 of 14', 0],
  ['2026-11-06', null, 'Good', 'Good: day 14 of 14', 14],
  ['11/5/2026', '9.99', 'Alert', 'Alert: day 15, 1 day over', 15],
  ['2026-11-01', 9.999, 'Alert', 'Alert: day 19, 5 days over', 19],
  ['2026-11-19', '10', 'Warning', 'Warning: $10.00 per candidate, limit $10', 1],
  ['2026-11-19', '12.4', 'Warning', 'Warning: $12.40 per candidate, limit $10', 1],
  ['2026-11-19', '$1,012.40', 'Warning', 'Warning: $1,012.40 per candidate, limit $10', 1],
  ['2/30/2026', 12, 'Warning', 'Warning: $12.00 per candidate, limit $10', null],
  ['2026-11-21', '3', 'Alert', 'Alert: starts tomorrow, on Nov 21, 2026', null],
  ['12/1/2026', '3', 'Alert', 'Alert: starts in 11 days, on Dec 1, 2026', null],
  ['2/30/2026', '3', 'Alert', 'Alert: the start date "2/30/2026" isn’t a date', null],
  ['', '3', 'Alert', 'Alert: no start date', null],
  [null, null, 'Alert', 'Alert: no start date', null],
  ['2026-11-15T00:00:00.000Z', '-12', 'Good', 'Good: day 5 of 14', 5],
  ['2026-11-15', 'USD 12', 'Good', 'Good: day 5 of 14', 5],
  ['2026-11-15', '12 each', 'Good', 'Good: day 5 of 14', 5],
  ['  2026-11-15 08:00\nlate', '3', 'Good', 'Good: day 5 of 14', 5],
  ['on 2026-11-15T00:00', '3', 'Alert', 'Alert: the start date "on 2026-11-15T00:00" isn’t a date', null],
  ['  ', '3', 'Alert', 'Alert: no start date', null],
  ['x'.repeat(50), '3', 'Alert', `Alert: the start date "${'x'.repeat(40)}" isn’t a date`, null],
  ['2026-11-21', '12', 'Warning', 'Warning: $12.00 per candidate, limit $10', null],
  ['2026-11-15', 'twelve', 'Good', 'Good: day 5 of 14', 5],
])('a post started %s at %s per lead is %s', (job_start_date, cost_per_lead, state, reason, day) => {
  expect(getAlertState({ job_start_date, cost_per_lead }, '2026-11-20')).toEqual({ state, reason, day })
})
