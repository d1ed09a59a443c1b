import type { QuestionTopic } from '@reinforce/reply-reader/replies/question-topics.ts'
import { expect, test } from 'vitest'
import { describeAutomation } from '../automation-words.ts'
import { type Enrollment, initialProgress } from '../enrollment.ts'
import { createFlow, createUsualSettings, type FlowSettings, type Step } from '../flow.ts'
import { listAllReadings } from '../list-possible-readings.ts'
import type { FlowContext } from '../texts/render-text.ts'
import { transition } from '../transition.ts'
import { readEnrollmentReply } from './questions.ts'

const now = new Date('2026-12-01T17:00:00Z')
const known: FlowContext = {
  now,
  organization: 'Bright Path ABA',
  language: 'en',
  zone: 'America/Chicago',
  candidateZone: null,
  free: [new Date('2026-12-02T17:00:00Z')],
}
const begun = (topics: QuestionTopic[], texts: FlowSettings['texts'] = []): Enrollment => ({
  flow: createFlow('applicant', { ...createUsualSettings('applicant'), topics, texts }),
  progress: initialProgress,
  status: 'scheduled',
  begunAt: now,
  startsAt: null,
})
const answer = (enrollment: Enrollment, text: string) => {
  const read = readEnrollmentReply(enrollment, text, { now, timeZone: known.zone })
  return transition(enrollment, { kind: 'reply', ...read, text, dueAt: null }, known)
}
const ask = (topics: QuestionTopic[], texts: FlowSettings['texts'] = []) =>
  transition(begun(topics, texts), { kind: 'due' }, known)

test('one text puts two questions, and a yes answers both', () => {
  const asked = ask(['hours', 'transport'])
  expect(asked.text).toContain('between 3 and 8 PM, and do you have a reliable way')
  expect(asked.words).toBe('asked about the hours and transport')
  const next = answer(asked.enrollment, 'yes to both')
  expect(next.enrollment.progress).toMatchObject({ asked: 'offer', answers: { hours: 'yes', transport: 'yes' } })
  for (const words of ['yes', 'I do', 'yes to both, I have a car', 'sí a ambas'])
    expect(answer(asked.enrollment, words).enrollment.progress.answers).toEqual({ hours: 'yes', transport: 'yes' })
})

test.each([
  [['certified', 'adult'], 'I’m 22', 'Do you have an active RBT certification?', { adult: 'yes' }],
  [['hours', 'transport'], 'I have a car', 'Can you work on weekdays between 3 and 8 PM?', { transport: 'yes' }],
  [['certified', 'adult'], 'Yes, active. Cert carried over from NC.', 'Are you 18 or older?', { certified: 'yes' }],
  [
    ['hours', 'transport'],
    'yes I have a Honda car',
    'Can you work on weekdays between 3 and 8 PM?',
    { transport: 'yes' },
  ],
] as const)('asks only the other question after an answer to one of %j: %s', (topics, text, question, answers) => {
  const next = answer(ask([...topics]).enrollment, text)
  expect([next.text, next.enrollment.progress.answers]).toEqual([question, answers])
  const offered = answer(next.enrollment, 'yes')
  expect(offered.enrollment.progress).toMatchObject({ asked: 'offer' })
  expect(Object.values(offered.enrollment.progress.answers)).toEqual(['yes', 'yes'])
})

test.each([
  'no',
  'no car',
  'mornings only but I have a car',
  'yes but no car',
  'yes and no',
  'depends',
  'what’s the pay?',
])('a person decides about “%s” to two questions', (text) => {
  const next = answer(ask(['hours', 'transport']).enrollment, text)
  expect([next.enrollment.status, next.text]).toEqual(['needs_staff', null])
})

test.each(['yes, I am 17', 'yes but not 18 yet', 'certified but expired, and 19'])(
  '“%s” is no yes to the certification and the age',
  (text) => expect(answer(ask(['certified', 'adult']).enrollment, text).enrollment.status).toBe('needs_staff'),
)

test('a no that staff read as a yes answers both questions, and the flow continues', () => {
  const no = answer(ask(['hours', 'transport', 'start']).enrollment, 'no car')
  expect(listAllReadings(no.enrollment, now)[0]?.label).toEqual(['As a yes to both'])
  const back: Enrollment = { ...no.enrollment, status: 'awaiting_reply' }
  const yes = { rule: 'a person', spans: [], act: 'answer', answer: 'yes' } as const
  const next = transition(back, { kind: 'reply', reading: yes, text: 'no car', dueAt: null }, known)
  expect(next.text).toBe('When could you start?')
  expect(next.enrollment.progress.answers).toEqual({ hours: 'yes', transport: 'yes' })
})

test('asks questions apart that a clinic worded itself, unless it worded both together', () => {
  const own = { key: 'hours', english: 'Afternoons?', spanish: '' }
  const pair = { key: 'hoursTransport', english: 'Afternoons, and a car?', spanish: '' }
  expect(ask(['hours', 'transport'], [own]).text).toMatch(/Afternoons\?$/)
  expect(ask(['hours', 'transport'], [own, pair]).text).toMatch(/Afternoons, and a car\?$/)
})

test('a flow of single questions asks them one by one', () => {
  const flow = {
    ...begun([]).flow,
    steps: [
      { kind: 'ask', topic: 'hours' },
      { kind: 'ask', topic: 'transport' },
    ] as const,
  }
  const first = transition({ ...begun([]), flow }, { kind: 'due' }, known)
  expect(first.text).toMatch(/between 3 and 8 PM\?$/)
  expect(answer(first.enrollment, 'yes').text).toMatch(/^Do you have a reliable way/)
})

test('describes an automation by the steps that are stored', () => {
  const settings = { waitMinutes: 0, topics: ['certified', 'adult'] as const, texts: [] }
  const asks = (steps?: readonly Step[]) => describeAutomation('applicant', settings, steps)[1]
  expect(asks()).toMatch(/, two to a text where they fit\.$/)
  expect(asks([{ kind: 'ask', topic: 'certified' }, { kind: 'ask', topic: 'adult' }, { kind: 'offer' }])).toMatch(
    /, one after the other\.$/,
  )
})
