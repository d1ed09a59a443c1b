import { classifyReply } from '@reinforce/reply-reader/replies/classify-reply.ts'
import { expect, test } from 'vitest'
import { parseOfferedTimes } from '../../../../interviews/booking/rules/parse-offered-times.ts'
import { countSegments } from '../../../../texting/messages/rules/count-segments.ts'
import { type Enrollment, initialProgress } from '../enrollment.ts'
import { createFlow, createUsualSettings } from '../flow.ts'
import { getExpectation } from '../get-expectation.ts'
import { transition } from '../transition.ts'
import type { FlowContext } from './render-text.ts'
import { shouldNumberTimes } from './should-number-times.ts'

const zone = 'America/New_York'
const now = new Date('2026-12-07T09:05:00-05:00')
const at = (time: string) => new Date(`2026-12-${time}:00-05:00`)

test.each<[string, string[], boolean]>([
  ['two on one day', ['08T10:00', '08T16:00', '10T11:30'], true],
  ['two at one clock time', ['08T15:00', '09T15:00'], true],
  ['three days and clock times', ['08T10:00', '09T16:00', '11T11:30'], false],
  ['one time', ['08T10:00'], false],
  ['an hour that is the number of another', ['08T14:00', '08T16:00', '08T17:00'], false],
  ['an hour that is its own number', ['08T13:00', '08T16:00'], true],
])('numbers %s only if that helps', (_, times, isNumbered) =>
  expect(shouldNumberTimes(times.map(at), zone)).toBe(isNumbered),
)

const begun: Enrollment = {
  flow: createFlow('applicant', { ...createUsualSettings('applicant'), topics: [], waitMinutes: 0 }),
  progress: { ...initialProgress, told: true },
  status: 'scheduled',
  begunAt: now,
  firstDay: null,
  startsAt: null,
}
const createContext = (language: 'en' | 'es', ...times: string[]): FlowContext => ({
  now,
  organization: 'Bright Path ABA',
  language,
  zone,
  candidateZone: null,
  free: times.map(at),
})

test('an offer of times on one day is numbered, in both languages, in as many parts as without numbers', () => {
  const english = transition(begun, { kind: 'due' }, createContext('en', '08T15:00', '09T15:00'))
  expect(english.text).toContain('1) Tue, Dec 8 at 3:00 PM EST or 2) Wed, Dec 9 at 3:00 PM EST')
  const spanish = transition(begun, { kind: 'due' }, createContext('es', '08T15:00', '09T15:00'))
  expect(spanish.text).toMatch(/1\) mar 8 dic a las .* o 2\) mié 9 dic a las /)
  for (const { text } of [english, spanish]) {
    expect(countSegments(text ?? '').parts).toBe(countSegments((text ?? '').replace(/\b\d\) /g, '')).parts)
    // Staff’s line above the composer reads the times of this text.
    expect(parseOfferedTimes(text ?? '', now, [zone])).toEqual([at('08T15:00'), at('09T15:00')])
  }
  expect(countSegments(english.text ?? '').parts).toBeLessThanOrEqual(2)
})

test.each([
  ['1', 0],
  ['2', 1],
  ['the first', 0],
  ['#2 please', 1],
  ['el 2', 1],
  ['la segunda', 1],
  ['whichever is earliest', 0],
  ['option 2 works', 1],
])('“%s” after a numbered offer books that time', (text, which) => {
  const known = createContext('en', '08T15:00', '09T15:00')
  const offered = transition(begun, { kind: 'due' }, known)
  const reading = classifyReply(text, { expectation: getExpectation(offered.enrollment), now, timeZone: zone })
  const next = transition(offered.enrollment, { kind: 'reply', reading, text, dueAt: null }, known)
  expect(next.effect).toEqual({ kind: 'book', at: known.free[which] })
})

test('“any of those” books the earliest offered time that is still free', () => {
  const known = createContext('en', '08T15:00', '09T15:00')
  const offered = transition(begun, { kind: 'due' }, known)
  const text = 'any of those'
  const reading = classifyReply(text, { expectation: getExpectation(offered.enrollment), now, timeZone: zone })
  expect(reading).toMatchObject({ act: 'accept', rule: 'any of the times' })
  const next = transition(offered.enrollment, { kind: 'reply', reading, text, dueAt: null }, known)
  expect(next.effect).toEqual({ kind: 'book', at: known.free[0] })
  const event = { kind: 'reply' as const, reading, text, dueAt: null }
  const later = transition(offered.enrollment, event, createContext('en', '09T15:00'))
  expect(later.effect).toEqual({ kind: 'book', at: known.free[1] })
  const none = transition(offered.enrollment, event, createContext('en', '10T15:00'))
  expect(none).toMatchObject({ effect: null, enrollment: { progress: { asked: 'offer' } } })
})
