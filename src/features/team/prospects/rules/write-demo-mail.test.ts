import { expect, test } from 'vitest'
import { findLink } from '../../../access/email/rules/mail-texts.ts'
import { writeDemoMail } from './write-demo-mail.ts'

const asked = {
  name: 'Priya',
  clinic: 'Kite ABA',
  contact: 'Kim Lee',
  reach: 'kim@kite.test',
  message: 'We need 10 RBTs',
  link: 'https://console.example.test/prospect-pipeline?dialog=log&id=7',
}

test('the email of a demo request says who asks, how to reach them and what they wrote', () => {
  expect(writeDemoMail(asked)).toEqual({
    subject: 'Kite ABA requested a demo',
    text:
      'Hello Priya,\n\nSomeone requested a demo. See the Prospect Pipeline: ' +
      'https://console.example.test/prospect-pipeline?dialog=log&id=7\n\nKim Lee of Kite ABA can be reached at ' +
      'kim@kite.test\n\nWe need 10 RBTs\n\nReinforce',
  })
})

test('words of strangers make no lines of their own in the subject, and nothing is left blank', () => {
  const { subject, text } = writeDemoMail({ ...asked, clinic: 'Kite\r\nBcc: all@example.test', message: ' ', name: '' })
  expect(subject).toBe('Kite Bcc: all@example.test requested a demo')
  expect(text.split('\n\n').slice(2)).toEqual([
    'Kim Lee of Kite Bcc: all@example.test can be reached at kim@kite.test',
    'Reinforce',
  ])
  expect(text).toMatch(/^Hello,\n\nSomeone/)
})

test('the first link of the email is ours, for any words of a stranger', () => {
  const { text } = writeDemoMail({ ...asked, clinic: 'http://spam.test', message: 'See https://spam.test/7' })
  expect(findLink(text)).toBe(asked.link)
})

test('shortens long words and trims blanks in the email', () => {
  const { subject, text } = writeDemoMail({
    ...asked,
    clinic: `  ${'k'.repeat(130)}  `,
    message: '\n We need 10 RBTs \n',
  })
  expect(subject).toBe(`${'k'.repeat(120)} requested a demo`)
  expect(text.endsWith('\n\nWe need 10 RBTs\n\nReinforce')).toBe(true)
})
