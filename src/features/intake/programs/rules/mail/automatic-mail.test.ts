import { expect, test } from 'vitest'
import { findAutomaticKind, noSigns } from './automatic-mail.ts'

const kind = (
  more: Partial<typeof noSigns> = {},
  subject = 'Hello',
  rest: { sender?: string; hasFiles?: boolean } = {},
) =>
  findAutomaticKind({ signs: { ...noSigns, ...more }, sender: 'ana@example.test', subject, hasFiles: false, ...rest })

test.each([
  [{ autoSubmitted: 'auto-replied (vacation)' }, 'auto_reply'],
  [{ precedence: 'auto_reply' }, 'auto_reply'],
  [{ isAutoReply: true }, 'auto_reply'],
  [{ hasNullSender: true }, 'auto_reply'],
  [{ contentType: 'multipart/report; report-type=delivery-status' }, 'bounce'],
  [{ isList: true }, 'newsletter'],
  [{ precedence: 'bulk' }, 'newsletter'],
  [{ autoSubmitted: 'no' }, null],
  [{ autoSubmitted: 'auto-generated' }, null],
  [{}, null],
] as const)('knows a machine by its heads %j: %s', (signs, expected) => expect(kind(signs)).toBe(expected))

test.each([
  ['Automatic reply: Your application', 'auto_reply'],
  ['Out of Office: RBT', 'auto_reply'],
  ['Respuesta automática: Solicitud', 'auto_reply'],
  ['Undeliverable: Welcome', 'bounce'],
  ['Mail delivery failed: returning message to sender', 'bounce'],
  ['Delivery Status Notification (Failure)', 'bounce'],
  ['Application for RBT', null],
  ['Re: out of office next week, may I apply?', null],
  ['FW: Automatic reply', null],
] as const)('knows a machine by its subject: %s', (subject, expected) => expect(kind({}, subject)).toBe(expected))

test('takes no machine for one when a file came along, unless its headers declare it', () => {
  expect(kind({}, 'Out of office', { hasFiles: true })).toBeNull()
  expect(kind({ isList: true }, 'RBT', { hasFiles: true })).toBeNull()
  expect(kind({ autoSubmitted: 'auto-replied' }, 'RBT', { hasFiles: true })).toBe('auto_reply')
  expect(kind({}, 'Returned', { sender: 'MAILER-DAEMON@mx.example.test' })).toBe('bounce')
})
