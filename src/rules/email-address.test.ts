import { expect, test } from 'vitest'
import { isEmailAddress } from './email-address.ts'

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
