import { expect, test } from 'vitest'
import { decideNextStep } from './decide-next-step.ts'

const clock = { now: new Date('2026-11-25T18:00:00Z'), timeZone: 'America/Chicago' }
type StepInput = Parameters<typeof decideNextStep>[0]
const nobody = { waitsSince: null, wroteAt: null, textedAt: null, isTextComing: false }
const known = (more: Partial<StepInput> = {}): StepInput => ({
  status: 'Initial Inquiry',
  phone: '(512) 555-0100',
  textConsent: 'given',
  optedOut: false,
  contact: nobody,
  interview: null,
  followUp: null,
  ...more,
})
const interview = (more: Partial<NonNullable<StepInput['interview']>> = {}): StepInput['interview'] => ({
  at: '2026-11-27T15:00:00Z',
  isOver: false,
  status: 'Scheduled',
  type: 'Phone',
  interviewer: 'Priya Natarajan',
  ...more,
})
const past = { at: '2026-11-20T15:00:00Z', isOver: true } as const
const getNextStep = (more: Partial<StepInput> = {}) => decideNextStep(known(more), clock).say
const scheduled = { status: 'Interview Scheduled' } as const

test('a person without any text needs one', () => {
  expect(decideNextStep(known(), clock)).toEqual({
    say: 'Not texted yet.',
    act: { label: 'Text', dialog: 'text' },
  })
})

test('an open reply comes before all else, with the moment they wrote', () => {
  const contact = { ...nobody, waitsSince: '2026-11-24T21:10:00Z', wroteAt: '2026-11-24T21:10:00Z' }
  const answer = {
    say: 'They’ve been waiting for your reply since Tue, Nov 24, 3:10 PM CST.',
    act: { label: 'Answer', tab: 'messages' },
  }
  expect(decideNextStep(known({ contact }), clock)).toEqual(answer)
  expect(decideNextStep(known({ contact, status: 'Archived', interview: interview() }), clock)).toEqual(answer)
})

test('a person who opted out waits for no text', () => {
  const contact = { ...nobody, waitsSince: '2026-11-24T21:10:00Z', wroteAt: '2026-11-24T21:10:00Z' }
  expect(getNextStep({ contact, optedOut: true })).toBe('They opted out of texts. Call or email them.')
})

test('a person who did not agree to texts on the application is called or emailed', () => {
  const say = 'They didn’t agree to texts on their application. Call or email them.'
  expect(decideNextStep(known({ textConsent: 'declined' }), clock)).toEqual({ say, act: null })
})

test('a status of scheduled without a time asks for one, in any case of letters', () => {
  const book = { say: null, act: { label: 'Schedule', dialog: 'interview' } }
  expect(decideNextStep(known(scheduled), clock)).toEqual(book)
  expect(decideNextStep(known({ status: ' interview SCHEDULED' }), clock)).toEqual(book)
})

test('shows a booked interview with its kind, its time, and its interviewer', () => {
  expect(decideNextStep(known({ ...scheduled, interview: interview() }), clock)).toEqual({
    say: 'Phone interview on Fri, Nov 27, 9:00 AM CST with Priya Natarajan.',
    act: { label: 'See Interview', tab: 'interviews' },
  })
  expect(getNextStep({ interview: interview({ type: 'Video', status: 'Confirmed', interviewer: null }) })).toBe(
    'Video interview on Fri, Nov 27, 9:00 AM CST, no one assigned yet.',
  )
})

test('a past interview needs its result, in any status', () => {
  expect(decideNextStep(known({ interview: interview(past) }), clock)).toEqual({
    say: 'The interview on Nov 20, 2026 has no result.',
    act: { label: 'Record Result', tab: 'interviews' },
  })
})

test('after the interview the status moves on, and who did not come gets another time', () => {
  expect(
    decideNextStep(known({ ...scheduled, interview: interview({ ...past, status: 'Completed' }) }), clock),
  ).toEqual({
    say: 'Interviewed on Nov 20, 2026.',
    act: { label: 'Status', dialog: 'status' },
  })
  expect(decideNextStep(known({ ...scheduled, interview: interview({ ...past, status: 'No-show' }) }), clock)).toEqual({
    say: 'Missed the interview on Nov 20, 2026.',
    act: { label: 'Schedule', dialog: 'interview' },
  })
  // A clinic moved them on: what was long ago is not the next step.
  expect(getNextStep({ status: 'Candidate Assessment', interview: interview({ ...past, status: 'Completed' }) })).toBe(
    'Not texted yet.',
  )
})

test('a follow-up is named from its day on, before the interview', () => {
  const due = { on: '2026-11-25', note: 'Ask about evenings ' }
  expect(decideNextStep(known({ followUp: due, interview: interview() }), clock)).toEqual({
    say: 'Follow-up due Nov 25, 2026: Ask about evenings',
    act: { label: 'Set Another Day', dialog: 'follow-up' },
  })
  expect(getNextStep({ followUp: { on: '2026-11-20', note: ' ' } })).toBe('Follow-up due Nov 20, 2026.')
  expect(getNextStep({ followUp: { on: '2026-11-26', note: null } })).toBe('Not texted yet.')
})

test('a final status leaves nothing to do', () => {
  const followUp = { on: '2026-11-20', note: null }
  for (const status of ['Archived', 'Terminated']) {
    expect(decideNextStep(known({ status, followUp }), clock)).toEqual({ say: `${status} – nothing to do.`, act: null })
  }
  expect(decideNextStep(known({ status: 'Hired' }), clock)).toEqual({ say: 'Hired – nothing to do.', act: null })
  expect(getNextStep({ status: 'Hired', interview: interview() })).toMatch(/^Phone interview on/)
})

test('suggests a call or email to people without texts', () => {
  expect(getNextStep({ optedOut: true })).toBe('They opted out of texts. Call or email them.')
  expect(getNextStep({ textConsent: 'refused' })).toBe('They refused texts. Call or email them.')
  expect(decideNextStep(known({ phone: ' ' }), clock)).toEqual({
    say: 'No phone number, so you can’t text them.',
    act: { label: 'Add Phone Number', dialog: 'edit' },
  })
  expect(getNextStep({ phone: null })).toMatch(/^No phone number/)
})

test('shows when the last text went out, and who wrote last', () => {
  const texted = { ...nobody, textedAt: '2026-11-20T15:00:00Z' }
  const act = { label: 'Open Messages', tab: 'messages' }
  expect(decideNextStep(known({ contact: texted }), clock)).toEqual({
    say: 'Texted on Nov 20, 2026 – no answer yet.',
    act,
  })
  expect(getNextStep({ contact: { ...texted, wroteAt: '2026-11-19T15:00:00Z' } })).toBe(
    'Last texted on Nov 20, 2026 – no answer yet.',
  )
  const theirs = { ...texted, wroteAt: '2026-11-21T15:00:00Z' }
  expect(decideNextStep(known({ contact: theirs }), clock)).toEqual({ say: 'They wrote last, on Nov 21, 2026.', act })
  expect(getNextStep({ contact: { ...nobody, wroteAt: '2026-11-21T15:00:00Z' } })).toMatch(/^They wrote last/)
  expect(getNextStep({ contact: { ...texted, isTextComing: true } })).toBe('A text is about to be sent.')
})

const on = (theirs: string | null) =>
  decideNextStep(known({ ...scheduled, interview: interview() }), { ...clock, theirs, name: 'Priya' }).say
test('shows an interview’s hour on both clocks if the candidate’s differs', () => {
  expect(on('America/Phoenix')).toContain('Fri, Nov 27, 9:00 AM CST · 8:00 AM MST for Priya')
  expect(on('America/Chicago')).not.toContain('for Priya')
  expect(on(null)).not.toContain('for Priya')
})
