import { expect, test } from 'vitest'
import { requestMail } from './request-mail.ts'

const asked = {
  reader: 'Dana Whitfield',
  candidate: 'Ana Okafor',
  kind: 'correction',
  words: 'I passed the exam in May.',
  dueOn: '2026-12-24',
  link: 'https://reinforce.test/candidate/1',
} as const

test('the clinic reads who asks for what, until when, and where to answer', () => {
  const { subject, text } = requestMail(asked)
  expect(subject).toBe('Ana Okafor wants something about them corrected')
  expect(text).toContain('Answer by Dec 24, 2026 here: https://reinforce.test/candidate/1')
  expect(text.indexOf(asked.link)).toBeLessThan(text.indexOf('I passed the exam'))
})

test('a name of several lines stays one line, and an empty request has no line of its own', () => {
  const { subject, text } = requestMail({ ...asked, candidate: 'Ana\nBcc: all', kind: 'person', words: '' })
  expect(subject).toBe('Ana Bcc: all asks that a person looks at their application')
  expect(text).not.toContain('They wrote')
})
