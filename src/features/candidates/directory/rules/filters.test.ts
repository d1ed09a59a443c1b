import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../rules/day.ts'
import { dateRanges, getRangeDays } from './date-ranges.ts'
import { canTakeMany, type FilterValues, filterNames, filterValues, isNothing } from './filters.ts'
import { type FilterSource, isFilterMatch } from './testing/is-filter-match.ts'

const candidate: FilterSource = {
  position: 'RBT',
  status: 'Reviewed By Clinic',
  certification_number: null,
  current_rbt: true,
  skills_percentage: '86',
  experience_percentage: null,
  skills_score: null,
  experience_score: null,
  culture_fit_score: null,
  video_introduction: 'https://videos.example.test/v/1.mp4',
  location_id: 'L1',
  organization_id: 'O1',
  date_submitted_ts: '2026-11-20T03:30:00Z',
  job_code: 'TX-7',
  changes: [
    { at: '2026-11-02T12:00:00Z', to: 'hired' },
    { at: '2026-11-10T12:00:00Z', to: 'hired' },
    { at: '2026-11-10T12:09:00Z', to: 'initial inquiry' },
  ],
}
const context = { today: '2026-11-20', timeZone: 'America/New_York', excellentFrom: 85 }

describe('a candidate passes', () => {
  test.each<Partial<FilterValues>>([
    {},
    { score: [], status: [], position: [], type: [], location: [], organization: [] },
    { score: ['RBT Experience'] },
    { score: ['Poor Fit', 'RBT Experience'], status: ['reviewed by clinic'], type: ['Premium'], position: ['RBT'] },
    { location: ['L2', 'L1'], organization: ['O1'] },
    { dateRange: 'Yesterday' },
    { dateRange: 'Last 7 Days' },
    { since: '2026-11-19' },
    { until: '2026-11-19' },
    { since: '2026-11-19', until: '2026-11-19' },
    { since: '2026-11-01', dateRange: 'Yesterday' },
    { experience: 'RBT Experience' },
    { jobCode: ' tx-7 ' },
    { hiredSince: '2026-11-02' },
  ])('%j', (filter) => expect(isFilterMatch(candidate, filter, context)).toBe(true))
})

describe('a candidate is left out', () => {
  test.each<Partial<FilterValues>>([
    { score: ['Excellent Fit'] },
    { status: ['Hired'] },
    { position: ['BCBA'] },
    { type: ['Applicant'] },
    { location: ['L2'] },
    { organization: ['O2'] },
    { dateRange: 'Today' },
    { dateRange: 'Last Week' },
    { since: '2026-11-20' },
    { until: '2026-11-18' },
    { experience: 'No Experience' },
    { jobCode: 'TX' },
    { hiredSince: '2026-11-03' },
    { hiredUntil: '2020-01-01' },
    { experience: 'RBT Experience', status: ['Hired'] },
  ])('%j', (filter) => expect(isFilterMatch(candidate, filter, context)).toBe(false))
})

test('the score band follows the setting', () => {
  const beginner = { ...candidate, current_rbt: null }
  expect(isFilterMatch(beginner, { score: ['Excellent Fit'] }, context)).toBe(true)
  expect(isFilterMatch(beginner, { score: ['Excellent Fit'] }, { ...context, excellentFrom: 90 })).toBe(false)
  expect(isFilterMatch(beginner, { experience: 'No Experience' }, context)).toBe(true)
})

test('a candidate without a date or place is in no range and in no place', () => {
  const lost = { ...candidate, date_submitted_ts: null, location_id: null }
  expect(isFilterMatch(lost, { dateRange: 'Last 90 Days' }, context)).toBe(false)
  expect(isFilterMatch(lost, { since: '2000-01-01' }, context)).toBe(false)
  expect(isFilterMatch(lost, { location: ['L1'] }, context)).toBe(false)
})

test('ranges are calendar days that end with today, but for yesterday', () => {
  expect(dateRanges.map((range) => getRangeDays(range, '2026-11-20'))).toEqual([
    { from: '2026-11-20', until: '2026-11-21' },
    { from: '2026-11-19', until: '2026-11-20' },
    { from: '2026-11-19', until: '2026-11-21' },
    { from: '2026-11-09', until: '2026-11-16' },
    { from: '2026-11-14', until: '2026-11-21' },
    { from: '2026-10-22', until: '2026-11-21' },
    { from: '2026-08-23', until: '2026-11-21' },
  ])
})

test('every filter has an empty value that narrows nothing', () => {
  const empty = filterValues({})
  expect(Object.keys(empty)).toEqual(filterNames)
  expect(Object.values(empty).filter((value) => !isNothing(value))).toEqual([])
  expect(isFilterMatch(candidate, empty, context)).toBe(true)
  expect(filterValues({ status: ['Hired'] })).toMatchObject({ status: ['Hired'], jobCode: '' })
})

test('some filters take several values, and blanks are none', () => {
  const many = ['score', 'status', 'position', 'type', 'language', 'location', 'organization', 'registry']
  expect(filterNames.filter(canTakeMany)).toEqual(many)
  expect([undefined, '', ' ', []].map(isNothing)).toEqual([true, true, true, true])
  expect(['a', ['a']].map(isNothing)).toEqual([false, false])
})

test.each([
  ['2026-11-16', '2026-11-09'],
  ['2026-11-20', '2026-11-09'],
  ['2026-11-22', '2026-11-09'],
  ['2026-11-23', '2026-11-16'],
  ['2027-01-01', '2026-12-21'],
])('on %s last week began on %s and had seven days', (today, from) => {
  expect(getRangeDays('Last Week', today)).toEqual({ from, until: addDays(from, 7) })
})
