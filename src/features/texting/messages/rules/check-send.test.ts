import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examples } from '../../../../../tools/examples.ts'
import { isHoliday } from '../../../../rules/calendar/holidays.ts'
import { findPlaces, usAreaCodes } from '../../../../rules/phone/area-codes.ts'
import { usStates } from '../../../../rules/us-states.ts'
import { checkSend, type GuardSettings, type SendCandidate } from './check-send.ts'
import { closed, organizationDefault, type StateHours } from './settings/texting-hours.ts'

const rules: StateHours[] = [
  { state: 'AL', weekday: 0, ...closed },
  { state: 'AL', weekday: 7, ...closed },
  ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ state: 'KY', weekday, opens: 600, closes: 1200 })),
  ...[1, 2, 3, 4, 5].map((weekday) => ({ state: 'RI', weekday, opens: 540, closes: 1080 })),
]
const settings = (more: Partial<GuardSettings> = {}): GuardSettings => ({
  now: new Date('2026-11-20T18:00:00Z'),
  quietHours: true,
  marginMinutes: 0,
  stateHours: rules,
  organization: organizationDefault,
  senderProblem: null,
  pausedUntil: null,
  stopped: false,
  attested: false,
  sendAt: null,
  ...more,
})
const text = (more: Partial<SendCandidate> = {}): SendCandidate => ({
  phone: '+12125550147',
  impossible: null,
  state: 'NY',
  consent: 'given',
  optedOut: false,
  undecided: false,
  refusedNumber: false,
  declined: null,
  repeated: null,
  lastInbound: null,
  ...more,
})
const verdict = (given: Partial<SendCandidate>, more: Partial<GuardSettings> = {}) =>
  checkSend(settings(more))(text(given))
const heldAt = (now: string, given: Partial<SendCandidate> = {}, more: Partial<GuardSettings> = {}) => {
  const answer = verdict(given, { now: new Date(now), ...more })
  return answer.kind === 'held' ? (answer.until?.toISOString() ?? 'someone decides') : answer.kind
}

test('a person who did not agree on their application gets no text, no matter who attests; an agreement ends it', () => {
  const declined = 'They didn’t agree to texts on their application of Mar 14, 2026.'
  const barred = { kind: 'skipped', because: declined }
  expect(verdict({ consent: null, declined })).toEqual(barred)
  expect(verdict({ consent: null, declined }, { attested: true })).toEqual(barred)
  expect(verdict({ consent: null }, { attested: true })).toEqual({ kind: 'now' })
  expect(verdict({ consent: 'given', declined })).toEqual({ kind: 'now' })
})

test('while texts are stopped they wait until someone resumes them; one for later keeps its hour', () => {
  const stopped = { kind: 'held', until: null, because: 'Texts are paused until someone resumes them.' }
  expect(verdict({}, { stopped: true })).toEqual(stopped)
  expect(verdict({}, { stopped: true, quietHours: false })).toEqual(stopped)
  expect(verdict({ lastInbound: new Date('2026-11-20T17:59:00Z') }, { stopped: true })).toEqual(stopped)
  const sendAt = new Date('2026-11-20T20:00:00Z')
  expect(verdict({}, { stopped: true, sendAt })).toMatchObject({ kind: 'held', until: sendAt })
  expect(verdict({ optedOut: true }, { stopped: true })).toMatchObject({ kind: 'skipped' })
})

test('while texting pauses a text waits for its end, unless it is to be sent later still', () => {
  const pausedUntil = new Date('2026-11-20T18:05:00Z')
  const paused = { kind: 'held', until: pausedUntil, because: 'Texting is paused.' }
  expect(verdict({}, { pausedUntil })).toEqual(paused)
  expect(verdict({}, { pausedUntil, sendAt: new Date('2026-11-20T18:01:00Z') })).toEqual(paused)
  const sendAt = new Date('2026-11-20T20:00:00Z')
  const later = { kind: 'held', until: sendAt, because: 'It’s scheduled for later.' }
  expect(verdict({}, { pausedUntil, sendAt })).toEqual(later)
  expect(verdict({}, { pausedUntil: sendAt, sendAt })).toEqual(later)
  expect(verdict({}, { pausedUntil: new Date('2026-11-20T17:59:00Z') })).toEqual({ kind: 'now' })
  expect(verdict({}, { sendAt: new Date('2026-11-20T17:59:00Z') })).toEqual({ kind: 'now' })
})

test('holds undecided texts, and texts in quiet hours, with a sentence', () => {
  expect(verdict({ undecided: true })).toEqual({
    kind: 'held',
    until: null,
    because: 'This person may have opted out. Someone must decide first.',
  })
  expect(verdict({}, { now: new Date('2026-11-21T02:00:00Z') })).toEqual({
    kind: 'held',
    until: new Date('2026-11-21T14:00:00Z'),
    because: 'It’s quiet hours in this person’s area.',
  })
})

test('a reply is free of quiet hours for less than a day', () => {
  const night = { now: new Date('2026-11-21T02:00:00Z') }
  expect(verdict({ lastInbound: new Date('2026-11-20T02:00:00.001Z') }, night)).toEqual({ kind: 'now' })
  expect(verdict({ lastInbound: new Date('2026-11-20T02:00:00Z') }, night)).toMatchObject({ kind: 'held' })
})

test('anyone who lives elsewhere is judged by their own place, in one guard', () => {
  const judge = checkSend(settings({ now: new Date('2026-11-20T14:30:00Z') }))
  const [east, west] = [text(), text({ phone: '+12135550147', state: 'CA' })]
  const until = new Date('2026-11-20T17:00:00Z')
  expect([judge(east), judge(west), judge(east)]).toMatchObject([
    { kind: 'now' },
    { kind: 'held', until },
    { kind: 'now' },
  ])
  const kentucky = text({ phone: '+15025550147', state: 'KY' })
  expect([judge(east), judge(kentucky)].map(({ kind }) => kind)).toEqual(['now', 'held'])
})

describe('a text is skipped', () => {
  test.each<[string, Partial<SendCandidate>, Partial<GuardSettings>]>([
    ['555-0101 has no area code.', { phone: null, impossible: '555-0101 has no area code.' }, {}],
    ['There is no phone number.', { phone: null }, {}],
    ['That is none.', { impossible: 'That is none.' }, {}],
    ['(647) 555-0147 is not a US number: its area code belongs to Canada.', { phone: '+16475550147' }, {}],
    ['This person opted out of texts.', { optedOut: true, consent: 'refused' }, {}],
    ['This person refused texts.', { consent: 'refused' }, { attested: true }],
    [
      'Someone with this number refused texts, so we can’t text the number.',
      { refusedNumber: true },
      { attested: true },
    ],
    ['No consent to texts on record.', { consent: null }, {}],
    [
      'This person got the same text in the last 24 hours.',
      { repeated: 'This person got the same text in the last 24 hours.' },
      {},
    ],
    ['Sender not registered', {}, { senderProblem: 'Sender not registered' }],
  ])('%s', (because, given, more) => expect(verdict(given, more)).toEqual({ kind: 'skipped', because }))

  test('but goes when its sender attests the consent', () =>
    expect(verdict({ consent: null }, { attested: true })).toEqual({ kind: 'now' }))
  test('when no hour of two weeks suits all places the person could be in', () => {
    const morning = { opens: 540, closes: 600 }
    const organization = { weekdays: morning, saturday: closed, sunday: closed }
    expect(verdict({ phone: '+12135550147' }, { organization })).toEqual({
      kind: 'skipped',
      because: 'There’s no permitted time to text this number.',
    })
  })
})

describe('quiet hours where the person is', () => {
  test.each([
    ['2026-11-20T13:59:59Z', '2026-11-20T14:00:00.000Z', {}],
    ['2026-11-20T14:00:00Z', 'now', {}],
    ['2026-11-21T00:59:59Z', 'now', {}],
    ['2026-11-21T01:00:00Z', '2026-11-21T14:00:00.000Z', {}],
    ['2026-11-22T14:00:00Z', '2026-11-22T17:00:00.000Z', {}],
    ['2026-11-20T14:30:00Z', '2026-11-20T17:00:00.000Z', { phone: '+12135550147' }],
    ['2026-11-20T14:30:00Z', '2026-11-20T15:00:00.000Z', { phone: '+18595550147', state: null }],
    ['2026-11-20T23:30:00Z', '2026-11-21T14:00:00.000Z', { phone: '+14015550147', state: 'RI' }],
    ['2026-11-22T19:00:00Z', '2026-11-23T15:00:00.000Z', { phone: '+12055550147', state: 'AL' }],
    ['2026-11-26T19:00:00Z', '2026-11-27T15:00:00.000Z', { phone: '+12055550147', state: 'AL' }],
    ['2026-11-20T16:30:00Z', '2026-11-20T17:00:00.000Z', { phone: '+18005550147', state: null }],
    ['2026-11-20T23:30:00Z', '2026-11-21T17:00:00.000Z', { phone: '+18005550147', state: null }],
    ['2026-11-20T14:30:00Z', '2026-11-20T15:00:00.000Z', { phone: '+18505550147', state: 'FL' }],
  ])('at %s the answer is %s', (now, answer, given) => expect(heldAt(now, given)).toBe(answer))

  test('follow the clocks of March and November', () => {
    expect(heldAt('2027-03-13T13:00:00Z')).toBe('2027-03-13T14:00:00.000Z')
    expect(heldAt('2027-03-15T12:00:00Z')).toBe('2027-03-15T13:00:00.000Z')
    expect(heldAt('2026-10-31T12:00:00Z')).toBe('2026-10-31T13:00:00.000Z')
    expect(heldAt('2026-11-02T13:00:00Z')).toBe('2026-11-02T14:00:00.000Z')
  })
  test('do not bind an answer to what the person wrote within 24 hours', () => {
    const lastInbound = new Date('2026-11-20T03:00:01Z')
    expect(heldAt('2026-11-21T03:00:00Z', { lastInbound })).toBe('now')
    expect(heldAt('2026-11-21T03:00:02Z', { lastInbound })).toBe('2026-11-21T14:00:00.000Z')
  })
  test('are narrowed and never widened by an organization', () => {
    const wide = { opens: 0, closes: 1440 }
    const all = { weekdays: wide, saturday: wide, sunday: wide }
    expect(heldAt('2026-11-20T13:00:00Z', {}, { organization: all })).toBe('2026-11-20T14:00:00.000Z')
    const late = { ...all, weekdays: { opens: 660, closes: 900 } }
    expect(heldAt('2026-11-20T15:00:00Z', {}, { organization: late })).toBe('2026-11-20T16:00:00.000Z')
  })
  test('close some minutes earlier, so that texts sent inside arrive in time', () => {
    const margin = { marginMinutes: 5 }
    expect(heldAt('2026-11-21T00:54:59Z', {}, margin)).toBe('now')
    expect(heldAt('2026-11-21T00:55:00Z', {}, margin)).toBe('2026-11-21T14:00:00.000Z')
    expect(heldAt('2026-11-20T22:55:00Z', { phone: '+14015550147', state: 'RI' }, margin)).toBe(
      '2026-11-21T14:00:00.000Z',
    )
    const short = { weekdays: { opens: 600, closes: 604 }, saturday: { opens: 600, closes: 660 }, sunday: closed }
    expect(heldAt('2026-11-20T15:01:00Z', {}, { ...margin, organization: short })).toBe('2026-11-21T15:00:00.000Z')
  })
  test('can be switched off', () => expect(heldAt('2026-11-20T07:00:00Z', {}, { quietHours: false })).toBe('now'))
})

const sendAt = (at: string) => ({ sendAt: new Date(at) })
test('a text for later waits for its moment, and then for the hours of that day', () => {
  expect(heldAt('2026-11-20T18:00:00Z', {}, sendAt('2026-11-20T20:00:00Z'))).toBe('2026-11-20T20:00:00.000Z')
  expect(heldAt('2026-11-20T18:00:00Z', {}, sendAt('2026-11-21T03:00:00Z'))).toBe('2026-11-21T14:00:00.000Z')
  expect(heldAt('2026-11-20T18:00:00Z', {}, sendAt('2026-11-20T17:00:00Z'))).toBe('now')
})

test('while texting is paused, or someone must decide, a text is held', () => {
  expect(heldAt('2026-11-20T18:00:00Z', {}, { pausedUntil: new Date('2026-11-20T18:30:00Z') })).toBe(
    '2026-11-20T18:30:00.000Z',
  )
  expect(heldAt('2026-11-20T18:00:00Z', { undecided: true })).toBe('someone decides')
})

const clockIn = (at: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)
  return { weekday: of('weekday'), minutes: Number(of('hour')) * 60 + Number(of('minute')), day }
}

test('no text lands outside the hours of any place the person could be in', () => {
  const instant = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) }).map((ms) => new Date(ms))
  const state = fc.constantFrom(null, ...Object.keys(usStates))
  fc.assert(
    fc.property(fc.constantFrom('800', ...usAreaCodes), state, instant, instant, (code, where, now, sendAt) => {
      const phone = `+1${code}5550147`
      const answer = verdict({ phone, state: where }, { now, sendAt: sendAt > now ? sendAt : null })
      if (answer.kind === 'skipped') return
      const lands = answer.kind === 'held' ? answer.until : now
      if (!lands) throw new Error('held without an end')
      expect(lands >= now).toBe(true)
      const { zones, states } = findPlaces(phone, where)
      for (const zone of zones.length > 0 ? zones : ['America/New_York']) {
        const { weekday, minutes, day } = clockIn(lands, zone)
        expect(minutes).toBeGreaterThanOrEqual(weekday === 'Sun' || zones.length === 0 ? 720 : 540)
        expect(minutes).toBeLessThan(zones.length === 0 ? 1080 : 1200)
        const broken = [
          states.includes('AL') && (weekday === 'Sun' || isHoliday(day)),
          states.includes('KY') && minutes < 600,
          states.includes('RI') && !['Sat', 'Sun'].includes(weekday) && minutes >= 1080,
        ]
        expect(broken).not.toContain(true)
      }
    }),
    { numRuns: examples(600) },
  )
})

test('every area code of the United States can be texted', () => {
  for (const code of usAreaCodes) expect(verdict({ phone: `+1${code}5550147` }).kind, code).not.toBe('skipped')
})

test('every area code is judged with every state', () => {
  const judge = checkSend(settings({ now: new Date('2026-11-21T04:00:00Z') }))
  const states = Object.keys(usStates)
  for (const code of usAreaCodes)
    for (const state of states)
      expect(['now', 'held', 'skipped']).toContain(judge(text({ phone: `+1${code}5550147`, state })).kind)
})
