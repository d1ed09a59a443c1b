import type { ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { expect, test } from 'vitest'
import { explainManualNotice } from './away.ts'
import { type Enrollment, initialProgress, type Transition } from './enrollment.ts'
import { createFlow, createUsualSettings } from './flow.ts'
import type { FlowContext } from './texts/render-text.ts'
import { type EnrollmentEvent, transition } from './transition.ts'

const now = new Date('2026-12-01T17:00:00Z')
const when = new Date('2026-12-02T15:00:00Z')
const free = Array.from({ length: 30 }, (_, n) => new Date(now.getTime() + (44 + n * 5) * 3_600_000))
const known: FlowContext = {
  now,
  organization: 'Bright Path ABA',
  language: 'en',
  zone: 'America/New_York',
  candidateZone: null,
  free,
}
const booked: Enrollment = {
  flow: createFlow('booked', createUsualSettings('booked')),
  progress: { ...initialProgress, step: 1, asked: 'interview', told: true, offers: 4 },
  status: 'scheduled',
  begunAt: now,
  startsAt: when,
}
const away: EnrollmentEvent = { kind: 'away', when, interviewerId: 'riley' }
const reply = (reading: ReplyIntent): EnrollmentEvent => ({ kind: 'reply', reading, text: 'words', dueAt: null })
const rests = { rule: 'a rule', spans: [] }
const after = (happenings: EnrollmentEvent[], more: Partial<FlowContext> = {}, enrollment = booked): Transition => {
  let next: Transition = { enrollment, dueAt: null, text: null, effect: null, words: '' }
  for (const happening of happenings) next = transition(next.enrollment, happening, { ...known, ...more })
  return next
}

test('names the canceled hour and offers three times, no matter how many were offered before', () => {
  const { text, enrollment, effect, words } = after([away])
  expect(text).toMatch(
    /^Sorry, Bright Path ABA has to move your interview on Wed, Dec 2 at 10:00 AM EST\. These times are free: .*; .* or .*\. Which one suits you\?$/,
  )
  expect([enrollment.status, enrollment.progress.offered.length, effect]).toEqual(['awaiting_reply', 3, null])
  expect(words).toMatch(/^the interviewer is away: offered /)
})

test('books the chosen time again, because the old interview is canceled', () => {
  const { effect, enrollment } = after([away, reply({ ...rests, act: 'pick', pick: 2 })])
  expect([effect?.kind, enrollment.status]).toEqual(['book', 'booked'])
})

test('writes nothing if someone else writes with them, no time is free, or none may be offered', () => {
  const held = after([{ kind: 'person', did: 'somebody called' }, away])
  expect([held.text, held.enrollment.status]).toEqual([null, 'needs_staff'])
  const none = after([away], { free: [] })
  expect([none.text, none.words]).toEqual([null, 'the interviewer is away: no time is free in the next 2 weeks'])
  const closed = after([away], { cannotOffer: 'their location closed: which one is it for?' })
  expect([closed.text, closed.enrollment.status]).toEqual([null, 'needs_staff'])
})

test('asks twice more without an answer and then hands the candidate to a person', () => {
  const due: EnrollmentEvent = { kind: 'due' }
  expect(after([away, due, due]).text).toMatch(/^These are other times/)
  const last = after([away, due, due, due])
  expect([last.text, last.enrollment.status]).toEqual([null, 'needs_staff'])
})

test('a resumed enrollment offers times again, and never asks about the canceled interview', () => {
  const { text } = after([away, { kind: 'person', did: 'somebody called' }, { kind: 'on' }])
  expect(text).toMatch(/^We have .*Which one suits you\?$/)
})

test('confirms a changed interview at its moment, even if it changed before it was confirmed', () => {
  const { dueAt } = after([{ kind: 'moved' }], {}, { ...booked, progress: initialProgress })
  expect(dueAt).toEqual(now)
})

test('a new applicant for another job, like one of a closed place, is offered times by a person', () => {
  const applicant: Enrollment = {
    ...booked,
    flow: createFlow('applicant', { ...createUsualSettings('applicant'), topics: [] }),
    progress: initialProgress,
  }
  const { text, words } = after([{ kind: 'due' }], { cannotOffer: 'applies as a BCBA now' }, applicant)
  expect([text, words]).toEqual([null, 'applies as a BCBA now'])
})

test('the first reason that holds explains why staff must notify the candidate', () => {
  const can = { isOn: true, preset: null, isHeld: false, mayText: true, isElsewhere: false }
  expect(explainManualNotice(can)).toBeNull()
  expect(explainManualNotice({ ...can, preset: 'booked', isOn: false })).toBeNull()
  expect(explainManualNotice({ ...can, preset: 'booked', isHeld: true })).toMatch(/^Someone on your team/)
  expect(explainManualNotice({ ...can, preset: 'hired' })).toMatch(/^They’re in another automation/)
  expect(explainManualNotice({ ...can, isOn: false, mayText: false })).toMatch(/is off for them/)
  expect(explainManualNotice({ ...can, mayText: false })).toMatch(/haven’t agreed/)
  expect(explainManualNotice({ ...can, isElsewhere: true })).toMatch(/^Another record/)
})
