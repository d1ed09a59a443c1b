import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../../rules/day.ts'
import { checkSend } from '../check-send.ts'
import { explainCap, isCapReason } from './cap-reason.ts'
import { applyCaps, type Cap, type CapReached } from './daily-cap.ts'
import { organizationDefault } from './texting-hours.ts'

/** A Friday, 1 PM in New York. */
const now = new Date('2026-11-20T18:00:00Z')
const timeZone = 'America/New_York'
const today = '2026-11-20'
const clinic = (most: number, used = 0): Cap => ({ whose: 'clinic', most, used: new Map([[today, used]]) })
const platform = (most: number, used = 0): Cap => ({ ...clinic(most, used), whose: 'platform' })
const settings = {
  now,
  quietHours: true,
  marginMinutes: 5,
  stateHours: [],
  organization: organizationDefault,
  senderProblem: null,
  pausedUntil: null,
  stopped: false,
  attested: false,
  sendAt: null as Date | null,
}
const person = {
  phone: '+12125550147',
  impossible: null,
  state: 'NY',
  consent: 'given' as const,
  optedOut: false,
  undecided: false,
  refusedNumber: false,
  declined: null,
  repeated: null,
  lastInbound: null,
}
const guarded = (caps: Cap[], more: Partial<typeof settings> = {}) =>
  applyCaps(checkSend({ ...settings, ...more }), { timeZone, caps }, now)

test('a text over the limit waits for the next day’s window, with the reason', () => {
  const guard = guarded([clinic(2)])
  expect([guard(person), guard(person)]).toEqual([{ kind: 'now' }, { kind: 'now' }])
  expect(guard(person)).toEqual({
    kind: 'held',
    until: new Date('2026-11-21T14:00:00Z'),
    because: 'The clinic’s limit of 2 texts a day is reached.',
  })
})

test('those who are left out, or wait for a person, use nothing up', () => {
  const guard = guarded([clinic(1)])
  expect(guard({ ...person, optedOut: true })).toMatchObject({ kind: 'skipped' })
  expect(guard({ ...person, undecided: true })).toMatchObject({ kind: 'held', until: null })
  expect(guard(person)).toEqual({ kind: 'now' })
  expect(guard({ ...person, optedOut: true })).toMatchObject({ kind: 'skipped' })
})

test('texts that wait for later today count today; those for another day count there', () => {
  const sendAt = new Date('2026-11-20T20:00:00Z')
  const guard = guarded([clinic(1)], { sendAt })
  expect(guard(person)).toMatchObject({ until: sendAt, because: 'It’s scheduled for later.' })
  expect(guard(person)).toMatchObject({ until: new Date('2026-11-21T14:00:00Z') })
  const tomorrow = new Date('2026-11-21T18:00:00Z')
  expect(guarded([clinic(1, 1)], { sendAt: tomorrow })(person)).toMatchObject({
    until: tomorrow,
    because: 'It’s scheduled for later.',
  })
})

test('a long list is spread over the days, Sunday’s shorter hours too', () => {
  const guard = guarded([clinic(2)])
  const days = Array.from({ length: 7 }, () => {
    const verdict = guard(person)
    return verdict.kind === 'held' ? verdict.until?.toISOString() : verdict.kind
  })
  expect(days).toEqual([
    'now',
    'now',
    ...Array<string>(2).fill('2026-11-21T14:00:00.000Z'),
    ...Array<string>(2).fill('2026-11-22T17:00:00.000Z'),
    '2026-11-23T14:00:00.000Z',
  ])
})

test('the day is that of the organization', () => {
  // 9 PM in Los Angeles is already tomorrow in New York.
  const late = new Date('2026-11-21T05:00:00Z')
  const judge = checkSend({ ...settings, now: late, quietHours: false })
  const until = (zone: string) => {
    const verdict = applyCaps(judge, { timeZone: zone, caps: [clinic(1, 1)] }, late)(person)
    return verdict.kind === 'held' ? verdict.until?.toISOString() : verdict.kind
  }
  expect(until('America/Los_Angeles')).toBe('2026-11-21T08:00:00.000Z')
  expect(until('America/New_York')).toBe('now')
})

describe('of two limits', () => {
  test('the first that is reached holds the text', () =>
    expect(guarded([clinic(500), platform(1_000, 1_000)])(person)).toMatchObject({
      because: 'The platform’s limit of 1,000 texts a day is reached.',
    }))
  test('both are used up by each text', () => {
    const shared = platform(3)
    const [one, other] = [guarded([clinic(2), shared]), guarded([shared])]
    expect([one(person), one(person), other(person)].map(({ kind }) => kind)).toEqual(['now', 'now', 'now'])
    expect(other(person)).toMatchObject({ kind: 'held' })
  })
})

test('a list of ten thousand ends, however small the limit', () => {
  const guard = guarded([clinic(1)])
  const verdicts = Array.from({ length: 10_000 }, () => guard(person).kind)
  expect(verdicts.filter((kind) => kind === 'now')).toHaveLength(1)
  expect(new Set(verdicts)).toEqual(new Set(['now', 'held']))
})

test('without a limit the guard runs once', () => {
  let asked = 0
  const judge = (_: unknown, full?: CapReached) => {
    asked += 1
    return full ? { kind: 'skipped' as const, because: '' } : { kind: 'now' as const }
  }
  expect(applyCaps(judge, { timeZone, caps: [] }, now)(null)).toEqual({ kind: 'now' })
  expect(asked).toBe(1)
})

test('the reason is known again', () => {
  expect(explainCap('clinic', 1)).toBe('The clinic’s limit of 1 text a day is reached.')
  expect([explainCap('clinic', 1), explainCap('platform', 12_500)].every(isCapReason)).toBe(true)
  expect(isCapReason('It’s quiet hours in this person’s area.')).toBe(false)
})

const full = (days: number) =>
  new Map(Array.from({ length: days }, (_, at) => [addDays(today, at), 1] as [string, number]))

const heldUntil = (days: number) => {
  const cap: Cap = { whose: 'clinic', most: 1, used: full(days) }
  const judge = checkSend({ ...settings, quietHours: false })
  const seen: (string | undefined)[] = []
  const guard = applyCaps(
    (text: typeof person, day?: CapReached) => {
      if (day) seen.push(day.until.toISOString().slice(0, 10))
      return judge(text, day)
    },
    { timeZone, caps: [cap] },
    now,
  )
  guard(person)
  return seen[0]
}

test('a day that is full already is passed over, and after a month of such days it is looked at again', () => {
  expect([1, 3, 31, 60].map(heldUntil)).toEqual(['2026-11-21', '2026-11-23', '2026-12-21', '2026-12-21'])
})

test('only the whole sentence is the reason', () => {
  const sentence = explainCap('clinic', 2)
  expect([`Well: ${sentence}`, `${sentence} So`].map(isCapReason)).toEqual([false, false])
})
