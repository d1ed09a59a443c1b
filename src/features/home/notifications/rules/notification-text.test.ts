import { expect, test } from 'vitest'
import { shouldText } from './decide-text.ts'
import { writeNotificationText } from './write-notification-text.ts'

const now = new Date('2026-11-19T18:00:00Z')
const text = {
  isReachable: true,
  isWanted: true,
  isCurrent: true,
  quiet: { from: 1_260, until: 420 },
  timeZone: 'America/Chicago',
  left: 1,
  expiresAt: new Date(now.getTime() + 1),
  now,
}

test('a notification is texted only if nothing speaks against it', () => {
  expect(shouldText(text)).toBe(true)
  for (const more of [
    { isReachable: false },
    { isWanted: false },
    { isCurrent: false },
    { left: 0 },
    { expiresAt: now },
    { timeZone: 'Asia/Tokyo' },
  ])
    expect(shouldText({ ...text, ...more }), JSON.stringify(more)).toBe(false)
})

const link = (path: string) => `https://x.test${path}`

test('a text has a first name, or how many, and one link', () => {
  const thing = { name: 'ana maria ruiz', candidateId: 'c1', threadId: null, startsAt: now, count: 0 }
  expect(writeNotificationText({ kind: 'booking', things: [thing], link, now })).toBe(
    'Reinforce: Ana booked an interview. https://x.test/interviews?panel=c1&part=interviews',
  )
  expect(writeNotificationText({ kind: 'reply', things: [thing, thing, thing], link, now })).toBe(
    'Reinforce: 3 people replied. https://x.test/messages?show=waiting',
  )
})
