import { expect, test } from 'vitest'
import { findConfirmationError } from './find-confirmation-error.ts'
import { type InterviewStatus, interviewStatuses } from './interview-kinds.ts'
import {
  canOfferInterview,
  eventNames,
  findStatusAfterBooking,
  findStatusProblem,
  isInterviewTimeMissing,
  isPastInterviews,
  listEarlyStatuses,
  listPossibleStatuses,
  shouldOfferMove,
} from './interview-statuses.ts'

const now = new Date('2026-11-20T18:00:00Z')
const later = new Date('2026-11-20T19:00:00Z')
const earlier = new Date('2026-11-20T17:00:00Z')

test('before its start an interview can be confirmed and canceled, after it also be over', () => {
  expect(listPossibleStatuses({ status: 'Scheduled', startsAt: later, now })).toEqual(['Confirmed', 'Cancelled'])
  expect(listPossibleStatuses({ status: 'Confirmed', startsAt: earlier, now })).toEqual([
    'Completed',
    'No-show',
    'Cancelled',
  ])
  for (const status of ['Completed', 'No-show', 'Cancelled'] as const)
    expect(listPossibleStatuses({ status, startsAt: earlier, now })).toEqual(['Scheduled'])
})

test.each([
  ['Completed', 'completed'],
  ['No-show', 'a no-show'],
  ['Cancelled', 'canceled'],
] as const)('says in our words that an interview is already %s', (status, words) => {
  const sentence = `This interview is already ${words}.`
  expect(findStatusProblem(status, { status, startsAt: earlier, now })).toBe(sentence)
  const interview_date = earlier.toISOString()
  expect(findConfirmationError({ status, interviewer_id: 'a', interview_date, now })).toBe(sentence)
})

test('explains impossible statuses', () => {
  expect(findStatusProblem('No-show', { status: 'Scheduled', startsAt: later, now })).toBe(
    'This interview hasn’t started yet.',
  )
  expect(findStatusProblem('No-show', { status: 'Cancelled', startsAt: earlier, now })).toBe(
    'This interview was canceled.',
  )
  expect(findStatusProblem('Cancelled', { status: 'Completed', startsAt: earlier, now })).toMatch('over')
  for (const status of interviewStatuses)
    expect(findStatusProblem(status, { status, startsAt: earlier, now })).toMatch('already')
})

test.each([
  ['Archived', true],
  ['Archived – wrong city', true],
  ['TERMINATED', true],
  ['Canceled by candidate', true],
  ['Hired', false],
  ['', false],
])('a candidate who is %s is past interviews: %s', (status, past) => {
  expect(isPastInterviews(status)).toBe(past)
})

test.each([
  ['Initial Inquiry', true],
  ['In-Process To Hire', true],
  [' HIRED', false],
  ['Archived', false],
  ['Terminated', false],
])('an interview with a candidate who is %s is offered: %s', (status, offered) => {
  expect(canOfferInterview(status)).toBe(offered)
})

test('the move is offered to anyone who has not come as far, where the organization has that status', () => {
  const own = ['Reviewed By Clinic', 'Phone Screen', 'interview scheduled', 'Candidate Assessment']
  expect(shouldOfferMove('Initial Inquiry', own)).toBe(true)
  expect(shouldOfferMove('phone screen', own)).toBe(true)
  expect(shouldOfferMove('Interview Scheduled', own)).toBe(false)
  expect(shouldOfferMove('Candidate Assessment', own)).toBe(false)
  expect(shouldOfferMove('Hired', own)).toBe(false)
  expect(shouldOfferMove('Initial Inquiry', ['Reviewed By Clinic'])).toBe(false)
})

test('each refusal has its own words', () => {
  const problem = (to: InterviewStatus, status: InterviewStatus, startsAt = earlier) =>
    findStatusProblem(to, { status, startsAt, now })
  expect(problem('No-show', 'No-show')).toBe('This interview is already a no-show.')
  expect(problem('Confirmed', 'Confirmed')).toBe('This interview is already confirmed.')
  expect(problem('Completed', 'Cancelled')).toBe('This interview was canceled.')
  expect(problem('Completed', 'Scheduled', later)).toBe('This interview hasn’t started yet.')
  expect(problem('Completed', 'Scheduled', now)).toBeNull()
  expect(problem('Cancelled', 'No-show')).toBe('This interview is over, so you can’t cancel it.')
  expect(problem('Scheduled', 'Cancelled', later)).toBeNull()
  expect(problem('Confirmed', 'Scheduled', later)).toBeNull()
})

test('each status has an event name of its own', () =>
  expect(interviewStatuses.map((status) => eventNames[status])).toEqual([
    'interview.reopened',
    'interview.confirmed',
    'interview.completed',
    'interview.noShow',
    'interview.cancelled',
  ]))

test('labels are compared without blanks and case, and one canceled counts as past', () => {
  expect(shouldOfferMove(' reviewed BY clinic ', [' Interview scheduled '])).toBe(true)
  expect(shouldOfferMove('  Phone Screen', ['phone screen  ', 'Interview Scheduled'])).toBe(true)
  expect(isPastInterviews('Cancelled')).toBe(true)
})

test.each(['Initial Inquiry', ' reviewed by CLINIC', 'Phone Screen', 'Contacted', 'Interested', 'Qualified'])(
  'a booking by link moves anyone who is %s to the clinic’s own Interview Scheduled',
  (status) => {
    const own = ['Contacted', 'Phone Screen', 'Interested', 'Qualified', 'INTERVIEW scheduled ', 'Candidate Assessment']
    expect(findStatusAfterBooking(status, own)).toBe('INTERVIEW scheduled')
    expect(findStatusAfterBooking(status, ['Contacted', 'Phone Screen'])).toBeNull()
  },
)

test.each([
  'Interview Scheduled',
  'Candidate Assessment',
  'In-Process To Hire',
  'Hired',
  'Not Interested',
  'Rejected after the phone call',
  'Declined',
  'Withdrew',
  'Unqualified',
  'No-show',
  'On hold',
  'Do not hire',
  'No response',
  'Archived',
  'Terminated',
  'Something that is in no list',
])('a booking by link never moves anyone who is %s, wherever the clinic sorts that', (status) => {
  const list = ['Not Interested', 'Rejected after the phone call', 'Declined', 'Withdrew', 'Unqualified', 'No-show']
  const own = [...list, 'On hold', 'Do not hire', 'No response', 'Interview Scheduled', 'Candidate Assessment']
  expect(findStatusAfterBooking(status, own)).toBeNull()
})

test('early are the statuses before Interview Scheduled, without those that end a candidacy or let it rest', () => {
  expect(
    listEarlyStatuses(['Reviewed By Clinic', 'Phone screen', 'Not interested', 'Interview Scheduled', 'Assessed']),
  ).toEqual(['Initial Inquiry', 'Reviewed By Clinic', 'Phone screen'])
  expect(listEarlyStatuses(['Assessed', 'Reviewed By Clinic'])).toEqual(['Initial Inquiry', 'Reviewed By Clinic'])
})

test.each([
  ['Interview Scheduled', [], true],
  [' interview SCHEDULED', [['Cancelled', 1]], true],
  [
    'Interview Scheduled',
    [
      ['Completed', 1],
      ['No-show', 2],
    ],
    true,
  ],
  [
    'Interview Scheduled',
    [
      ['No-show', 1],
      ['Completed', 2],
    ],
    false,
  ],
  [
    'Interview Scheduled',
    [
      ['Completed', 2],
      ['Cancelled', 3],
    ],
    false,
  ],
  [
    'Interview Scheduled',
    [
      ['No-show', 2],
      ['Confirmed', 1],
    ],
    false,
  ],
  ['Initial Inquiry', [], false],
] as const)('in %s with %j an interview time is missing: %s', (status, held, expected) => {
  const rows = held.map(([one, day]) => ({ status: one, interview_date: `2026-11-0${day}T15:00:00Z` }))
  expect(isInterviewTimeMissing(status, rows)).toBe(expected)
})
