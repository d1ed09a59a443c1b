import { expect, test } from 'vitest'
import {
  findLink,
  writeInvitationMail,
  writeOwnPasswordMail,
  writeResetMail,
  writeWebhookOffMail,
} from './mail-texts.ts'

test('a reset email greets by name, and has its link with its lifetime', () => {
  const { text } = writeResetMail({ name: 'Riley Adams', link: 'https://x.example/reset/abc', minutes: 30 })
  expect(text).toMatch(/^Hello Riley Adams,/)
  expect(text).toContain('30 minutes')
  expect(findLink(text)).toBe('https://x.example/reset/abc')
})

test('line breaks in names cannot add lines to an email or to its subject', () => {
  const mail = writeInvitationMail({
    name: 'A\r\nBcc: x@y',
    organization: 'B\r\nSubject: c',
    by: 'D\n\nE',
    link: 'https://x',
    days: 7,
  })
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.text).not.toMatch(/^Bcc/m)
  expect(findLink('no link')).toBeNull()
})

const link = 'https://x.example/a'

test('each email is a letter: greeting, what it is about, what to do, our name', () => {
  expect(writeResetMail({ name: ' ', link, minutes: 30 })).toEqual({
    subject: 'Your new password for Reinforce',
    text: [
      'Hello,',
      'Choose a new password here. The link works once, for 30 minutes:',
      link,
      'If you did not ask for this, do nothing. Your password stays the same.',
      'Reinforce',
    ].join('\n\n'),
  })
  expect(writeInvitationMail({ name: 'Ana', organization: '  Sunrise \n ABA ', by: 'Dana', link, days: 7 })).toEqual({
    subject: 'Your invitation to Sunrise ABA',
    text: [
      'Hello Ana,',
      'Dana invites you to work with Sunrise ABA in Reinforce. Sign up here; the link works once, for 7 days:',
      link,
      'Reinforce',
    ].join('\n\n'),
  })
  const unsigned = writeInvitationMail({ name: 'Ana', organization: 'x'.repeat(300), by: ' ', link, days: 7 })
  expect(unsigned.subject).toBe(`Your invitation to ${'x'.repeat(120)}`)
  expect(unsigned.text).toContain(`You are invited to work with ${'x'.repeat(120)} in Reinforce.`)
})

test('a warning names the event and leads to the place where something can be done', () => {
  const wrong = writeOwnPasswordMail({ name: 'Ana', minutes: 15, link })
  expect(wrong.subject).toBe('Wrong passwords in your session')
  expect(wrong.text).toMatch(/^Hello Ana,\n\nSomeone .* 5 times in a row\. We locked .* for 15 minutes\./)
  expect(wrong.text).toContain(`choose a new password now. That ends every session: ${link}`)
  const off = writeWebhookOffMail({ name: 'Ana', url: 'https://hook.example/\n1', link })
  expect(off.subject).toBe('A webhook was turned off')
  expect(off.text).toMatch(/^Hello Ana,\n\nhttps:\/\/hook\.example\/ 1 accepted nothing for 3 days/)
  expect(off.text).toContain(`Fix it, then turn it on here: ${link}`)
  expect(findLink('see http://plain.example/x now')).toBe('http://plain.example/x')
})
