import { expect, test } from 'vitest'
import { cleanEmail, isEmailAddress } from './email-address.ts'

test.each(['ana@example.test', 'a.b+c@mail.example.org', 'josé@exämple.de'])('%s is an email address', (text) => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  '',
  'ana',
  'ana@',
  '@example.test',
  'ana@example',
  'a b@example.test',
  'a@b@c.test',
  `${'a'.repeat(300)}@x.test`,
])('"%s" is none', (text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test.each(['\u200bana@x.test', 'an\u200da@x.test', 'ana@x.test\ufeff ', '\u2060 ana@x.test\u200e', 'ana@\u00adx.test'])(
  'a sign of no width is no part of an address: %j',
  (text) => {
    expect([isEmailAddress(text), cleanEmail(text)]).toEqual([false, 'ana@x.test'])
  },
)
