import { expect, test } from 'vitest'
import { writeRequestMail } from './write-request-mail.ts'

const asked = {
  reader: 'Dana Whitfield',
  candidate: 'Ana Okafor',
  kind: 'correction',
  words: 'I passed the exam in May.',
  dueOn: '2026-12-24',
  link: 'https://reinforce.test/candidate/1',
} as const

test('the clinic reads who asks for what, until when, and where to answer', () => {
  const { subject, text } = writeRequestMail(asked)
  expect(subject).toBe('Ana Okafor asks for a correction')
  expect(text).toContain('Answer by Dec 24, 2026 here: https://reinforce.test/candidate/1')
  expect(text.indexOf(asked.link)).toBeLessThan(text.indexOf('I passed the exam'))
})

test('a name of several lines stays one line, and an empty request has no line of its own', () => {
  const { subject, text } = writeRequestMail({ ...asked, candidate: 'Ana\nBcc: all', kind: 'person', words: '' })
  expect(subject).toBe('Ana Bcc: all asks for a human review')
  expect(text).not.toContain('They wrote')
})

test('the whole email, with and without names and words', () => {
  const [name, long] = [
    `  Ana \n\n Okafor${'x'.repeat(200)}  `,
    writeRequestMail({ ...asked, words: '  Mine is active. \n' }),
  ]
  expect(long.text).toBe(
    [
      'Hello Dana Whitfield,',
      'A candidate read their score explanation and sent a request. Answer by Dec 24, 2026 here: https://reinforce.test/candidate/1',
      'Ana Okafor asks for a correction.',
      'They wrote: Mine is active.',
      'Reinforce',
    ].join('\n\n'),
  )
  const bare = writeRequestMail({ ...asked, reader: ' ', candidate: ' ', words: ' \n' })
  expect(bare.text).toBe(
    [
      'Hello,',
      'A candidate read their score explanation and sent a request. Answer by Dec 24, 2026 here: https://reinforce.test/candidate/1',
      'A candidate asks for a correction.',
      'Reinforce',
    ].join('\n\n'),
  )
  const { subject } = writeRequestMail({ ...asked, candidate: name })
  expect(subject).toBe(`${`Ana Okafor${'x'.repeat(200)}`.slice(0, 120)} asks for a correction`)
})
