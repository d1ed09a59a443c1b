import { expect, test } from 'vitest'
import { msPerDay } from '../../../../rules/day.ts'
import { getFirstDayMoment, getMoment } from './due.ts'
import { type Enrollment, initialProgress } from './enrollment.ts'
import { createFlow, createUsualSettings } from './flow.ts'
import type { FlowContext } from './texts/render-text.ts'
import { getUsualText, textKeys } from './texts/texts.ts'
import { transition } from './transition.ts'
import { waitLimitProblem } from './wait-limits.ts'

const begunAt = new Date('2026-11-02T18:00:00Z')
const knownAt = (now: string): FlowContext => ({
  now: new Date(now),
  organization: 'Bright Path ABA',
  language: 'en',
  zone: 'America/New_York',
  candidateZone: null,
  free: [],
})
const enrollment = (preset: 'hired' | 're_engage', at = 0, more: Partial<Enrollment> = {}): Enrollment => ({
  flow: createFlow(preset, { ...createUsualSettings(preset), waitMinutes: 0 }),
  progress: { ...initialProgress, step: at, told: at > 0 },
  status: 'scheduled',
  begunAt,
  startsAt: null,
  ...more,
})
const timeZone = 'America/New_York'

test('a month after the first day is ten in the morning of the clinic, though the clocks changed between', () => {
  const { flow } = enrollment('hired')
  const firstDay = { day: '2026-10-20', timeZone }
  const moments = flow.steps.slice(2).map((each) => getFirstDayMoment(each, { firstDay })?.toISOString())
  expect(moments).toEqual(['2026-10-19T14:00:00.000Z', '2026-10-20T14:00:00.000Z', '2026-11-19T15:00:00.000Z'])
})

test('a text about a day goes out until that evening, and is left out afterwards', () => {
  const told = enrollment('hired', 2, { firstDay: { day: '2026-12-07', timeZone } })
  expect(transition(told, { kind: 'due' }, knownAt('2026-12-07T02:00:00Z')).words).toBe('reminded of the first day')
  expect(transition(told, { kind: 'due' }, knownAt('2026-12-07T04:00:00Z'))).toMatchObject({
    text: null,
    dueAt: new Date('2026-12-07T15:00:00Z'),
  })
  expect(transition(told, { kind: 'due' }, knownAt('2026-12-07T16:00:00Z')).words).toBe('wished a good first day')
})

test('documents that no one owes are not asked for', () => {
  const known = knownAt('2026-11-20T18:00:00Z')
  const due = enrollment('hired', 1)
  expect(transition(due, { kind: 'due' }, { ...known, owesDocuments: true }).text).toContain('still needs documents')
  expect(transition(due, { kind: 'due' }, { ...known, owesDocuments: false })).toMatchObject({
    text: null,
    enrollment: { status: 'needs_staff', progress: { asked: 'firstDay', step: 2 } },
  })
})

test('anyone who is written to late is not written to sooner the next time', () => {
  const known = knownAt('2026-11-20T18:00:00Z')
  const late = transition(enrollment('re_engage', 1), { kind: 'due' }, known)
  expect(late.dueAt).toEqual(new Date('2026-11-26T18:00:00Z'))
  const { flow } = enrollment('re_engage')
  expect(
    flow.steps.map((each) => getMoment(each, enrollment('re_engage'), begunAt).getTime() - begunAt.getTime()),
  ).toEqual([0, 4, 10, 21].map((days) => days * msPerDay))
})

test('the four texts of “still interested?” begin in other words, in both languages', () => {
  const keys = ['stillInterested', 'stillHiring', 'stillOpen', 'lastTouch'] as const
  for (const language of ['en', 'es'] as const)
    expect(new Set(keys.map((key) => getUsualText(key)[language].slice(0, 45))).size).toBe(4)
  expect(textKeys).toEqual(expect.arrayContaining([...keys]))
})

test.each([
  ['re_engage', 10_079, false],
  ['re_engage', 10_080, true],
  ['re_engage', 129_600, true],
  ['re_engage', 129_601, false],
  ['hired', 0, true],
  ['hired', 10_081, false],
  ['applicant', -1, false],
  ['applicant', null, false],
] as const)('%s with a wait of %s minutes: %s', (preset, minutes, isRight) => {
  expect(waitLimitProblem(preset, minutes) === null).toBe(isRight)
})
