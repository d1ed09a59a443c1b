import { expect, test } from 'vitest'
import { describeDelivery, describeFunnel, describeTouches, formatPlaceNames, waitSentence } from './hiring-insights.ts'

const named = (location: string, organization: string) => ({ location, organization })
const place = (name: string, touched: number, median: number | null) => ({ name, touched, median })

test('names the soonest and the latest location, and none with fewer than five people', () => {
  expect(describeTouches([place('Phoenix', 9, 540), place('Waco', 20, 90), place('Orlando', 5, 42)])).toBe(
    'Orlando makes first contact in 42 min, Phoenix in 9 h.',
  )
  expect(describeTouches([place('Orlando', 5, 42), place('Phoenix', 4, 540)])).toBe(
    'Orlando makes first contact in 42 min.',
  )
  expect(describeTouches([place('Orlando', 4, 42), place('Phoenix', 9, null)])).toBeNull()
  expect(describeTouches([])).toBeNull()
})

test('names locations with the same answer time together', () => {
  expect(describeTouches([place('Orlando', 5, 42), place('Waco', 5, 42.3)])).toBe(
    'Orlando and Waco make first contact in 42 min.',
  )
  expect(
    describeTouches([place('Orlando', 5, 42), place('Waco', 5, 42), place('Tampa', 5, 42), place('Phoenix', 5, 60)]),
  ).toBe('Orlando and 2 others make first contact in 42 min, Phoenix in 1 h.')
})

test('adds the organization to locations of the same name', () => {
  expect(
    formatPlaceNames([named('Waco', 'Bright Path'), named('Tampa', 'Bright Path'), named('Waco', 'Blue Heron')]),
  ).toEqual(['Waco (Bright Path)', 'Tampa', 'Waco (Blue Heron)'])
  expect(formatPlaceNames([])).toEqual([])
})

test('describes the funnel for five candidates or more', () => {
  expect(describeFunnel(40, [40, 30, 20, 14, 10, 8])).toBe(
    'Of 40 candidates received, 20 (50%) reached an interview and 8 (20%) were hired so far.',
  )
  expect(describeFunnel(5, [5, 1, 1, 1, 1, 1])).toContain('1 (20%) was hired so far.')
  expect(describeFunnel(4, [4, 4, 4, 4, 4, 4])).toBeNull()
})

const row = (label: string, ...waits: number[]) => ({ label, waits })

test('describes long waits, with the status of more than half of the people', () => {
  expect(waitSentence([row('Initial Inquiry', 1, 0, 0, 2, 3), row('Reviewed By Clinic', 0, 0, 0, 1, 0)])).toBe(
    '6 of 7 have waited for a week or longer, most of them in Initial Inquiry.',
  )
  expect(waitSentence([row('A', 0, 0, 0, 2, 0), row('B', 0, 0, 1, 2, 0)])).toBe(
    '4 of 5 have waited for a week or longer.',
  )
  expect(waitSentence([row('A', 4, 0, 0, 1, 0)])).toBe('1 of 5 has waited for a week or longer, all in A.')
  expect(waitSentence([row('A', 5, 0, 0, 0, 0)])).toBe('None of 5 has waited for a week.')
  expect(waitSentence([row('A', 0, 0, 0, 0, 4)])).toBeNull()
})

test.each([
  [{ delivered: 50, failed: 8, sent: 62 }, '50 of 58 delivered (4 of 62 not confirmed)'],
  [{ delivered: 50, failed: 8, sent: 58 }, '50 of 58 delivered'],
  [{ delivered: 1_000, failed: 0, sent: 1_201 }, '1,000 of 1,000 delivered (201 of 1,201 not confirmed)'],
  [{ delivered: 0, failed: 0, sent: 0 }, '0 of 0 delivered'],
])('describes the delivery of %o', (texts, words) => {
  expect(describeDelivery(texts)).toBe(words)
})
