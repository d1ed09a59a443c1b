import { describe, expect, test } from 'vitest'
import { type CandidateFilter, dateRangeDays, dateRanges, type Filtered, matchesFilter } from './filter.ts'

const candidate: Filtered = {
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
}
const context = { today: '2026-11-20', timeZone: 'America/New_York', excellentFrom: 85 }

describe('a candidate passes', () => {
  test.each<CandidateFilter>([
    {},
    { score: [], status: [], position: [], type: [], location: [], organization: [] },
    { score: ['RBT Experience'] },
    { score: ['Poor Fit', 'RBT Experience'], status: ['reviewed by clinic'], type: ['Premium'], position: ['RBT'] },
    { location: ['L2', 'L1'], organization: ['O1'] },
    { dateRange: 'Yesterday' },
    { dateRange: 'Last 7 Days' },
    { since: '2026-11-19' },
    { since: '2026-11-01', dateRange: 'Yesterday' },
    { experience: 'RBT Experience' },
  ])('%j', (filter) => expect(matchesFilter(candidate, filter, context)).toBe(true))
})

describe('a candidate is left out', () => {
  test.each<CandidateFilter>([
    { score: ['Excellent Fit'] },
    { status: ['Hired'] },
    { position: ['BCBA'] },
    { type: ['Applicant'] },
    { location: ['L2'] },
    { organization: ['O2'] },
    { dateRange: 'Today' },
    { since: '2026-11-20' },
    { experience: 'No Experience' },
    { experience: 'RBT Experience', status: ['Hired'] },
  ])('%j', (filter) => expect(matchesFilter(candidate, filter, context)).toBe(false))
})

test('the score band follows the setting', () => {
  const beginner = { ...candidate, current_rbt: null }
  expect(matchesFilter(beginner, { score: ['Excellent Fit'] }, context)).toBe(true)
  expect(matchesFilter(beginner, { score: ['Excellent Fit'] }, { ...context, excellentFrom: 90 })).toBe(false)
  expect(matchesFilter(beginner, { experience: 'No Experience' }, context)).toBe(true)
})

test('a candidate without a date or place is in no range and in no place', () => {
  const lost = { ...candidate, date_submitted_ts: null, location_id: null }
  expect(matchesFilter(lost, { dateRange: 'Last 90 Days' }, context)).toBe(false)
  expect(matchesFilter(lost, { since: '2000-01-01' }, context)).toBe(false)
  expect(matchesFilter(lost, { location: ['L1'] }, context)).toBe(false)
})

test('ranges are calendar days that end with today, but for yesterday', () => {
  expect(dateRanges.map((range) => dateRangeDays(range, '2026-11-20'))).toEqual([
    { from: '2026-11-20', until: '2026-11-21' },
    { from: '2026-11-19', until: '2026-11-20' },
    { from: '2026-11-14', until: '2026-11-21' },
    { from: '2026-10-22', until: '2026-11-21' },
    { from: '2026-08-23', until: '2026-11-21' },
  ])
})
