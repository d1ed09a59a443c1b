import { expect, test } from 'vitest'
import { formatReviewTime } from './format-review-time.ts'
import { getNextStatus } from './get-next-status.ts'
import { needsContact } from './needs-contact.ts'

const choices = ['Initial Inquiry', 'Reviewed By Clinic', 'Interview Scheduled', 'Hired', 'Archived']

test.each([
  ['Initial Inquiry', 'Reviewed By Clinic'],
  [' reviewed by clinic', 'Interview Scheduled'],
  ['Interview Scheduled', 'Hired'],
  ['A status of long ago', 'Reviewed By Clinic'],
  ['Hired', null],
  ['Archived', null],
])('after %j a swipe gives %j', (current, next) => {
  expect(getNextStatus(choices, current)).toBe(next)
})

test('without choices a swipe gives nothing', () => {
  expect(getNextStatus([], 'Initial Inquiry')).toBeNull()
  expect(getNextStatus(['Initial Inquiry'], 'Initial Inquiry')).toBeNull()
})

test.each([
  ['Reviewed By Clinic', true],
  ['Our own status', true],
  ['Initial Inquiry', false],
  [' HIRED ', false],
  ['Archived', false],
  ['Terminated', false],
  ['', false],
])('%j asks for contact: %j', (status, asks) => {
  expect(needsContact(status)).toBe(asks)
})

test.each([
  [-5, '0 sec'],
  [40_000, '40 sec'],
  [185_000, '3 min'],
  [3_600_000, '1 h'],
  [3_900_000, '1 h 5 min'],
])('%i milliseconds are %s', (milliseconds, words) => {
  expect(formatReviewTime(milliseconds)).toBe(words)
})
