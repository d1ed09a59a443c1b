import { classifyOptOut } from '@reinforce/reply-reader/opt-outs/opt-out.ts'
import { type QuestionTopic, questionTopics } from '@reinforce/reply-reader/replies/question-topics.ts'
import type { ReplyIntent } from '@reinforce/reply-reader/replies/reply-intent.ts'
import { expect, test } from 'vitest'
import { msPerDay } from '../../../../rules/day.ts'
import { checkRendered } from '../../../texting/messages/rules/text-rules.ts'
import { type Enrollment, initialProgress, type Transition } from './enrollment.ts'
import { createFlow, createUsualSettings } from './flow.ts'
import { presets } from './presets.ts'
import { createNumbers } from './responder-profiles.ts'
import { isActive } from './statuses.ts'
import type { FlowContext } from './texts/render-text.ts'
import { findWordsProblem, getDisclosure, getUsualText, pickWording, textKeys } from './texts/texts.ts'
import { type EnrollmentEvent, transition } from './transition.ts'

const now = new Date('2026-12-01T17:00:00Z')
const hours = (from: number, n: number) =>
  Array.from({ length: n }, (_, at) => new Date(now.getTime() + (from + at * 3) * 3_600_000))
const known: FlowContext = {
  now,
  organization: 'Bright Path ABA',
  language: 'en',
  zone: 'America/New_York',
  candidateZone: { timeZone: 'America/Chicago', isGuess: false },
  free: hours(20, 30),
}
const begun = (preset: (typeof presets)[number], topics: QuestionTopic[] = ['certified', 'hours']): Enrollment => ({
  flow: createFlow(preset, { ...createUsualSettings(preset), topics, waitMinutes: 0 }),
  progress: initialProgress,
  status: 'scheduled',
  begunAt: now,
  firstDay: preset === 'hired' ? { day: '2026-12-07', timeZone: 'America/New_York' } : null,
  startsAt: preset === 'booked' ? new Date(now.getTime() + 48 * 3_600_000) : null,
})
const rests = { rule: 'a rule', spans: [] }
const reply = (reading: ReplyIntent, text = 'words'): EnrollmentEvent => ({ kind: 'reply', reading, text, dueAt: null })
const yes: ReplyIntent = { ...rests, act: 'answer', answer: 'yes' }
const after = (enrollment: Enrollment, ...happenings: EnrollmentEvent[]): Transition => {
  let next: Transition = { enrollment, dueAt: null, text: null, effect: null, words: '' }
  for (const happening of happenings) next = transition(next.enrollment, happening, known)
  return next
}
const due: EnrollmentEvent = { kind: 'due' }

test('the first text names the clinic, its automation, and the first question; no later one repeats the disclosure', () => {
  const first = after(begun('applicant'), due)
  expect(first.text).toBe(
    'Hi {{Candidate First}}, this is Bright Path ABA. Thank you for applying! These texts are automatic. ' +
      'People read your replies. Reply PERSON to reach our team. Do you have an active RBT certification?',
  )
  expect(after(begun('applicant'), due, reply(yes)).text).toBe('Can you work on weekdays between 3 and 8 PM?')
})

test.each(presets)('the first text of %s says that it is automatic, in both languages', (preset) => {
  for (const language of ['en', 'es'] as const)
    expect(transition(begun(preset), due, { ...known, language }).text).toContain(getDisclosure(language))
})

test('skips questions that a registry has answered: the certification and the age of an active RBT', () => {
  const verified = { ...known, isVerified: true }
  const first = transition(begun('applicant', ['certified', 'hours', 'adult']), due, verified)
  expect(first.text).toContain('between 3 and 8 PM')
  expect(first.text).toContain(getDisclosure('en'))
  const offered = transition(first.enrollment, reply(yes), verified)
  expect(offered.enrollment.progress).toMatchObject({
    asked: 'offer',
    answers: { certified: 'yes', hours: 'yes', adult: 'yes' },
  })
  expect(transition(begun('applicant', ['certified', 'adult']), due, verified).text).toContain(getDisclosure('en'))
  const waits = {
    ...begun('applicant'),
    flow: createFlow('applicant', { ...createUsualSettings('applicant'), waitMinutes: 30 }),
  }
  expect(transition(waits, due, verified)).toMatchObject({ text: null, enrollment: { progress: { answers: {} } } })
})

test('a cooperative applicant answers five questions in three texts, and is booked with two more', () => {
  const all = [...questionTopics]
  const happenings = [due, reply(yes), reply(yes), reply(yes), reply({ ...rests, act: 'pick', pick: 2 })]
  let enrollment = begun('applicant', all)
  let texts = 0
  let next: Transition | undefined
  for (const happening of happenings) {
    next = transition(enrollment, happening, known)
    enrollment = next.enrollment
    texts += next.text === null ? 0 : 1
  }
  expect(next?.effect).toEqual({ kind: 'book', at: new Date(enrollment.progress.offered[1] ?? '') })
  expect(enrollment.status).toBe('booked')
  expect(texts).toBe(5)
})

test('asks once which time a “yes” to several means, and then hands off to a person', () => {
  const offered = after(begun('applicant', []), due)
  const asked = transition(offered.enrollment, reply({ ...rests, act: 'accept' }), known)
  expect([asked.text, asked.effect]).toEqual(['Which one of them suits you best?', null])
  expect(transition(asked.enrollment, reply({ ...rests, act: 'accept' }), known).enrollment.status).toBe('needs_staff')
})

test.each(['en', 'es'] as const)(
  'of one time nothing is to be chosen, so it is asked whether it suits (%s)',
  (language) => {
    const one = { ...known, language, free: known.free.slice(0, 1) }
    const first = after(begun('applicant', []), due)
    const texts = [
      transition(begun('applicant', []), due, one).text,
      transition(
        first.enrollment,
        reply({ ...rests, act: 'propose', times: { ways: [{ days: null, spans: null }], not: [] } }),
        one,
      ).text,
    ]
    for (const text of texts) expect(text).toMatch(language === 'es' ? /\. ¿Le queda bien\?/ : /\. Does that work\?/)
    expect(texts.join(' ')).not.toMatch(/which one|cuál/i)
  },
)

test('hands off to a person after four offers that do not suit', () => {
  let next = after(begun('applicant', []), due)
  for (let n = 0; n < 3; n += 1)
    next = transition(next.enrollment, reply({ ...rests, act: 'move', times: null }), known)
  expect(next.enrollment.status).toBe('awaiting_reply')
  expect(transition(next.enrollment, reply({ ...rests, act: 'move', times: null }), known)).toMatchObject({
    text: null,
    words: 'none of 4 offers worked',
  })
})

test('an offered time can still be booked two hours later, unless only nearer times are left', () => {
  const near = [new Date(now.getTime() + 2.5 * 3_600_000), new Date(now.getTime() + 3 * 3_600_000)]
  const getOffered = (free: Date[]) =>
    transition(begun('applicant', []), due, { ...known, free }).enrollment.progress.offered
  expect(getOffered([...near, ...known.free]).filter((at) => near.some((each) => each.toISOString() === at))).toEqual(
    [],
  )
  expect(getOffered(near)).toEqual(near.map((at) => at.toISOString()))
})

test('offers others to someone who ignores offered times for a move, until the interview begins', () => {
  const start = { ...begun('booked'), startsAt: new Date(now.getTime() + 60 * 3_600_000) }
  const moving = after(start, due, reply({ ...rests, act: 'move', times: null }))
  const dayLater = { ...known, now: new Date(now.getTime() + 24 * 3_600_000) }
  expect(transition(moving.enrollment, due, dayLater).text).toMatch(/^These are other times: /)
  const begins = { ...known, now: start.startsAt }
  expect(transition(moving.enrollment, due, begins)).toMatchObject({ text: null, words: 'the interview started' })
})

test('offers nothing without a free time, and hands off to a person', () => {
  const next = transition(begun('applicant', []), due, { ...known, free: [] })
  expect(next).toMatchObject({ text: null, words: 'no time is free in the next 2 weeks' })
  expect(next.enrollment.status).toBe('needs_staff')
})

const readings: ReplyIntent[] = [
  yes,
  { ...rests, act: 'answer', answer: 'no' },
  { ...rests, act: 'pick', pick: 1 },
  { ...rests, act: 'pick', pick: 9 },
  { ...rests, act: 'propose', times: null },
  { ...rests, act: 'move', times: null },
  { ...rests, act: 'unsure', among: [] },
  { ...rests, act: 'unsure', among: [1, 2] },
  ...(['accept', 'decline', 'cancel', 'late', 'question', 'person', 'optOut', 'wrongNumber', 'thanks'] as const).map(
    (act) => ({ ...rests, act }),
  ),
]
const happenings: EnrollmentEvent[] = [
  due,
  due,
  ...readings.map((reading) => reply(reading)),
  { kind: 'person', did: 'someone wrote' },
  { kind: 'on' },
  { kind: 'moved' },
  { kind: 'changed', words: 'the interview changed, at the same time', dueAt: null },
  { kind: 'away', when: new Date('2026-12-02T15:00:00Z'), interviewerId: 'riley' },
  { kind: 'firstDay' },
  { kind: 'over', why: 'the interview no longer takes place' },
  { kind: 'barred', reason: 'This person opted out of texts.' },
]

test('in every order of events, sends nothing automatic during a hold or after the end, and only valid texts', () => {
  const next = createNumbers('whatever happens')
  const any = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] ?? (of[0] as T)
  for (let story = 0; story < 500; story += 1) {
    let enrollment = begun(
      any(presets),
      questionTopics.filter(() => next() < 0.5),
    )
    let moment = known
    for (let n = 0; n < 12; n += 1) {
      const happening = any(happenings)
      const free = next() < 0.2 ? [] : known.free
      const done = transition(enrollment, happening, { ...moment, free })
      const isHeld = enrollment.status === 'needs_staff' && happening.kind !== 'on'
      const isQuiet = isHeld || !isActive(enrollment.status)
      expect([isQuiet && done.text !== null, isQuiet && done.effect !== null]).toEqual([false, false])
      expect(isActive(enrollment.status) || done.enrollment).toEqual(isActive(enrollment.status) || enrollment)
      expect(
        done.dueAt === null || done.enrollment.status === 'scheduled' || done.enrollment.status === 'awaiting_reply',
      ).toBe(true)
      expect(done.text === null || checkRendered(done.text) !== 'refuse').toBe(true)
      expect(done.text === null || classifyOptOut(done.text) === 'none').toBe(true)
      expect(done.effect?.kind !== 'book' || enrollment.progress.offered.includes(done.effect.at.toISOString())).toBe(
        true,
      )
      enrollment = done.enrollment
      moment = { ...moment, now: new Date(moment.now.getTime() + next() * msPerDay) }
    }
  }
})

test('no text of ours asks for a word that a carrier or our reader takes for an opt-out', () => {
  for (const key of textKeys)
    for (const language of ['en', 'es'] as const) {
      const words = getUsualText(key)[language]
      expect(findWordsProblem(key, words)).toBeNull()
      expect(words).not.toMatch(/\b(?:stop|end|quit|cancel|unsubscribe|alto|cancelar|parar)\b/i)
      expect(classifyOptOut(pickWording({}, key, language, { organization: 'Bright Path ABA' }))).toBe('none')
    }
})

test.each(['Reply YES if you are 18', 'Responda SÍ si tiene 18', 'Text "STOP" to leave', 'write no if not'])(
  'a clinic cannot make people answer with a word: “%s”',
  (words) => {
    expect(findWordsProblem('adult', words)).toMatch(/^Don’t ask people/)
  },
)
