import { expect, test } from 'vitest'
import { invitationMail, linkIn, resetMail } from './mail-texts.ts'

test('a reset mail greets by name, carries its link and says how long it works', () => {
  const { text } = resetMail({ name: 'Riley Adams', link: 'https://x.example/reset/abc', minutes: 30 })
  expect(text).toMatch(/^Hello Riley Adams,/)
  expect(text).toContain('30 minutes')
  expect(linkIn(text)).toBe('https://x.example/reset/abc')
})

test('line breaks in names cannot add lines to a mail or to its subject', () => {
  const mail = invitationMail({
    name: 'A\r\nBcc: x@y',
    organization: 'B\r\nSubject: c',
    by: 'D\n\nE',
    link: 'https://x',
    days: 7,
  })
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.text).not.toMatch(/^Bcc/m)
  expect(linkIn('no link')).toBeNull()
})
