import { expect, test } from 'vitest'
import { explainSkippedPush, getNextPushTry } from './decide-push.ts'
import { writePush } from './write-push.ts'

const now = new Date('2026-11-21T03:30:00Z') // Friday, 9:30 PM in Chicago, 10:30 PM in New York
const push = {
  kind: 'reply' as const,
  hidden: [],
  quiet: { from: 1_260, until: 420 },
  timeZone: 'America/Chicago',
  isActive: true,
  isSignedOut: false,
  hasCurrentKey: true,
  isCurrent: true,
  expiresAt: new Date('2026-11-21T04:00:00Z'),
  now,
}
const awake = { quiet: { from: 0, until: 0 } }

test.each([
  [{}, 'Quiet hours.'],
  [awake, null],
  [{ quiet: { from: 1_290, until: 1_291 } }, 'Quiet hours.'],
  [{ quiet: { from: 420, until: 1_290 } }, null],
  [{ quiet: { from: 1_320, until: 420 } }, null],
  [{ quiet: { from: 1_320, until: 420 }, timeZone: 'America/New_York' }, 'Quiet hours.'],
  [{ kind: 'starting' as const }, 'Quiet hours.'],
  [{ kind: 'test' as const }, null],
  [{ ...awake, hidden: ['reply'] }, 'The person doesn’t want this kind.'],
  [{ ...awake, isCurrent: false }, 'It was no longer true.'],
  [{ kind: 'test' as const, isActive: false }, 'The account is closed.'],
  [{ kind: 'test' as const, isSignedOut: true }, 'The person signed out on this device.'],
  [{ kind: 'test' as const, hasCurrentKey: false }, 'The device must be turned on again.'],
  [{ ...awake, expiresAt: now }, 'It was too late.'],
])('%o is skipped because: %s', (change, why) => expect(explainSkippedPush({ ...push, ...change })).toBe(why))

test('tries again later and later, but not when it would be too late', () => {
  const at = (tries: number) => getNextPushTry(tries, push.expiresAt, now)?.toISOString()
  expect([1, 2, 3, 4, 5].map(at)).toEqual([
    '2026-11-21T03:31:00.000Z',
    '2026-11-21T03:32:00.000Z',
    '2026-11-21T03:35:00.000Z',
    '2026-11-21T03:45:00.000Z',
    undefined,
  ])
  expect(getNextPushTry(4, new Date('2026-11-21T03:45:00Z'), now)).toBeNull()
})

const facts = {
  kind: 'reply' as const,
  name: 'ANA maria ruiz',
  candidateId: 'c',
  threadId: 't',
  text: 'Yes, my number is 512 555 0111',
  needsDecision: false,
  startsAt: new Date('2026-11-21T03:39:00Z'),
  showsDetails: false,
  timeZone: 'America/Chicago',
  now,
}

test.each([
  [{}, 'Ana replied', ''],
  [{ showsDetails: true }, 'Ana Maria Ruiz replied', facts.text],
  [{ needsDecision: true }, 'Ana may have opted out', 'Decide whether texts end.'],
  [{ kind: 'booking' as const }, 'Ana booked an interview', ''],
  [{ kind: 'booking' as const, showsDetails: true }, 'Ana Maria Ruiz booked an interview', 'Fri, Nov 20, 9:39 PM'],
  [{ kind: 'starting' as const }, 'Interview with Ana in 9 minutes', ''],
  [{ kind: 'handoff' as const, name: '' }, 'Unknown needs you', ''],
])('%o is written as “%s”', (change, title, body) =>
  expect(writePush({ ...facts, ...change })).toMatchObject({ title, body }),
)
