import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDemoProblems, parseMessage, writeDemoNote } from './demo-request.ts'

test('a demo request names every field that needs another look', () => {
  expect(findDemoProblems({ name: '', contact: '', email: '', phone: '' })).toEqual({
    organization: 'Enter your clinic’s name.',
    name: 'Enter your name.',
    email: 'Enter an email address or a phone number.',
  })
  expect(findDemoProblems({ name: 'Kite', contact: 'Kim', email: 'kim@', phone: 'call me' })).toEqual({
    email: 'This is not an email address. Write it like ana@example.com.',
    phone: 'This is not a phone number.',
  })
  expect(findDemoProblems({ name: 'Kite', contact: 'Kim', email: '', phone: '512 555 0187 ext. 4' })).toEqual({})
  expect(findDemoProblems({ name: 'Kite', contact: 'Kim', email: '', phone: '512 555 0187' })).toEqual({})
  expect(findDemoProblems({ name: 'Kite', contact: 'Kim', email: '', phone: '512 555 018' })).toEqual({
    phone: 'This is not a phone number.',
  })
})

test('the log keeps who asked, and which client the request looks like', () => {
  expect(
    writeDemoNote({ client: null, contact: 'Kim Lee', reach: 'kim@kite.test', message: ' We need 10 RBTs\n' }),
  ).toBe('Asked for a demo.\nKim Lee · kim@kite.test\nWe need 10 RBTs')
  expect(writeDemoNote({ client: 'Kite', contact: 'Kim Lee', reach: '512 555 0187', message: '' })).toBe(
    'Asked for a demo.\nLooks like the client Kite.\nKim Lee · 512 555 0187',
  )
})

test('reads the message out of the log unchanged', () => {
  const line = fc.string().map((text) => text.replace(/\s+/g, ' '))
  fc.assert(
    fc.property(fc.option(fc.constantFrom('Kite', 'Looks like')), line, fc.array(line), (client, contact, lines) => {
      const message = lines.join('\n')
      const contacts = contact.startsWith('Looks like the client') ? 'Kim' : contact
      expect(parseMessage(writeDemoNote({ client, contact: contacts, reach: 'kim@kite.test', message }))).toBe(
        message.trim() || null,
      )
    }),
  )
})

test('an entry without lines of its own holds no message, blanks around one are left out', () => {
  expect(parseMessage('Asked for a demo.')).toBeNull()
  expect(parseMessage('Asked for a demo.\nKim Lee · kim@kite.test\n\n 10 RBTs\nand a BCBA \n')).toBe(
    '10 RBTs\nand a BCBA',
  )
})
