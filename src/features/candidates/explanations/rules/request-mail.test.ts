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

test('the whole email, with and without names and words', () => {
  const [name, long] = [
    `  Ana \n\n Okafor${'x'.repeat(200)}  `,
    requestMail({ ...asked, words: '  Mine is active. \n' }),
  ]
  expect(long.text).toBe(
    [
      'Hello Dana Whitfield,',
      'A candidate read how they were scored and asked something. Answer by Dec 24, 2026 here: https://reinforce.test/candidate/1',
      'Ana Okafor wants something about them corrected.',
      'They wrote: Mine is active.',
      'Reinforce',
    ].join('\n\n'),
  )
  const bare = requestMail({ ...asked, reader: ' ', candidate: ' ', words: ' \n' })
  expect(bare.text).toBe(
    [
      'Hello,',
      'A candidate read how they were scored and asked something. Answer by Dec 24, 2026 here: https://reinforce.test/candidate/1',
      'A candidate wants something about them corrected.',
      'Reinforce',
    ].join('\n\n'),
  )
  const { subject } = requestMail({ ...asked, candidate: name })
  expect(subject).toBe(`${`Ana Okafor${'x'.repeat(200)}`.slice(0, 120)} wants something about them corrected`)
})
