import { expect, test } from 'vitest'
import { findPostProblems, parseCost } from './post-problem.ts'

test.each([
  ['', null],
  ['9.5', 950],
  ['$12.40', 1240],
  ['1,200', 120_000],
  ['0', 0],
  ['-1', undefined],
  ['ten', undefined],
  ['1.234', undefined],
])('a cost typed as %j is %j cents', (typed, cents) => expect(parseCost(typed)).toBe(cents))

test('a day that is none and a cost below nothing are named at their fields', () => {
  expect(findPostProblems({ job_start_date: '2/30/2026', cost_per_lead: '-4' })).toEqual({
    job_start_date: 'Enter a date like 3/14/2026.',
    cost_per_lead: 'Enter an amount like 9.50, not below 0.',
  })
  expect(findPostProblems({ job_start_date: '2026-02-28', cost_per_lead: '' })).toEqual({})
})
