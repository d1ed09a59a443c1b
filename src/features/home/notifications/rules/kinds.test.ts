import { expect, test } from 'vitest'
import { formatNotification, kindNames, type NotificationKind, notificationKinds } from './kinds.ts'

const told: [NotificationKind, string, string][] = [
  ['reply', '', 'Ana Ruiz replied'],
  ['decision', '', 'Ana Ruiz may have opted out: needs a decision'],
  ['booking', '', 'Ana Ruiz booked an interview'],
  ['unconfirmed', 'Riley Adams', 'Ana Ruiz: interview not confirmed by Riley Adams'],
  ['request', 'person', 'Ana Ruiz asked for human review'],
  ['request', 'correction', 'Ana Ruiz asked for a correction'],
  ['document', 'expired', 'Ana Ruiz has expired'],
  ['document', 'soon', 'Ana Ruiz expires soon'],
  ['applications', '', 'Ana Ruiz people applied within an hour, far more than usual'],
]
test.each(told)('a notification of the kind %s (%s) is a sentence', (kind, about, sentence) => {
  expect(formatNotification({ kind, name: 'Ana Ruiz', about })).toBe(sentence)
})

test('every kind has a name to choose it by, and no two the same', () => {
  expect(new Set(notificationKinds.map((kind) => kindNames[kind])).size).toBe(notificationKinds.length)
})
