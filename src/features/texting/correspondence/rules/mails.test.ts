import { expect, test } from 'vitest'
import { cleanMailAddress, describeMailState, explainMailBar, tidyBody, tidySubject } from './mails.ts'

const fine = {
  address: ' ana@example.test ',
  isLeaving: false,
  isMerged: false,
  replyTo: 'riley@clinic.test',
  canMail: true,
}

test('a person with an address can be emailed; each thing in the way has its sentence', () => {
  expect(explainMailBar(fine)).toBeNull()
  expect(explainMailBar({ ...fine, replyTo: ' riley@clinic.test ' })).toBeNull()
  expect(cleanMailAddress(fine.address)).toBe('ana@example.test')
  const said = [
    { address: null },
    { address: '  ' },
    { address: 'ana at example' },
    { address: 'ana@example.test, ben@example.test' },
    { address: 'ana@example.test\r\nBcc: all@example.test' },
    { isLeaving: true },
    { isMerged: true },
    { replyTo: '' },
    { canMail: false },
  ].map((more) => explainMailBar({ ...fine, ...more }))
  const noAddress = 'This record has no email address.'
  const unreachable = 'Email can’t reach this address. Correct it first.'
  expect(said).toEqual([
    noAddress,
    noAddress,
    unreachable,
    unreachable,
    unreachable,
    'This person asked to be deleted, so no one can write to them.',
    'This record was merged into another. Write from that one.',
    'Your account has no email address for replies.',
    'This installation doesn’t send email.',
  ])
})

test('a request for deletion comes before every other reason', () => {
  expect(explainMailBar({ ...fine, address: null, isLeaving: true, canMail: false, replyTo: '' })).toMatch(
    /asked to be/,
  )
})

test('a subject is one line after any paste', () => {
  expect(tidySubject('  Your\r\nBcc: all@example.test\tinterview \0 ')).toBe('Your Bcc: all@example.test interview')
  expect(tidySubject(' \n ')).toBe('')
  expect(tidySubject(`${'x'.repeat(199)} y`)).toBe('x'.repeat(199))
  expect(tidySubject('x'.repeat(5_000))).toHaveLength(200)
})

test('words keep their paragraphs and lose what no email carries', () => {
  expect(tidyBody(' Hello Ana,\r\n\r\n\r\n\r\nsee you\0. \r\n')).toBe('Hello Ana,\n\nsee you.')
  expect(tidyBody('x'.repeat(20_000))).toHaveLength(5_000)
})

test('formats a state in plain words, with its reason', () => {
  expect(describeMailState('sent', 'old')).toBe('Sent')
  expect(describeMailState('waiting', null)).toBe('Waiting to be sent')
  expect(describeMailState('failed', 'The email server answered 550.')).toBe('Not sent: The email server answered 550.')
  expect(describeMailState('sending', '')).toBe('Being sent')
  expect(describeMailState('unknown', null)).toBe('Delivery unknown')
  expect(describeMailState('lost', null)).toBe('lost')
  expect(describeMailState('kept', null)).toBe('Kept in the mailbox, not sent')
})
