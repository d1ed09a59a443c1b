import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownTime } from '../../../../../tools/own-time.ts'
import { applicantOfMail, codesOfMail } from './mail-application.ts'

const board = { name: 'Job Board', address: 'noreply@board.test' }
const mail = (more: Partial<Parameters<typeof applicantOfMail>[0]> = {}) =>
  applicantOfMail({ from: board, replyTo: null, text: '', ...more })

describe('the job code', () => {
  test.each([
    [['jobs+BPA-AUS-R2@clinic.test'], 'New applicant', ['BPA-AUS-R2']],
    [['jobs@clinic.test'], 'New applicant [bpa-aus-r2]', ['bpa-aus-r2']],
    [['jobs@clinic.test'], 'Ana applied (BPA-AUS-R2)', ['BPA-AUS-R2']],
    [['a+X1@clinic.test', 'jobs+BPA-AUS-R2@clinic.test'], '[BPA-AUS-B2]', ['X1', 'BPA-AUS-R2', 'BPA-AUS-B2']],
    [['jobs@clinic.test'], 'An application for BPA-AUS-R2 in Austin', []],
    [['jobs+@clinic.test', 'jobs+a b@clinic.test', `jobs+${'x'.repeat(99)}@clinic.test`, '+@', ''], '[]', []],
  ])('of an email to %j about %s is meant as %j', (recipients, subject, named) => {
    expect(codesOfMail({ recipients, subject }).named).toEqual(named)
  })

  test('is looked for among the words of the subject, too', () => {
    const { codes } = codesOfMail({ recipients: [], subject: 'Re: Ana García applied for BPA-AUS-R2, RBT (Austin)' })
    expect(codes).toContain('BPA-AUS-R2')
    expect(codes).not.toContain('applied')
  })

  test('never is more than a few words, whatever the subject says', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ maxLength: 5_000 }), (recipients, subject) => {
        const { codes } = codesOfMail({ recipients, subject })
        expect(codes.length).toBeLessThanOrEqual(20)
        for (const each of codes) expect(each).toMatch(/^[A-Za-z0-9_-]{1,60}$/)
      }),
    )
  })
})

describe('the applicant', () => {
  test('is whom an answer goes to, when that is not the sender', () => {
    const replyTo = { name: 'Ana García', address: 'ana@example.test' }
    const text = 'Name: Somebody Else\nEmail: other@example.test\nPhone: (512) 555-0142'
    expect(mail({ replyTo, text })).toEqual({
      full_name: 'Ana García',
      email_address: 'ana@example.test',
      phone_number: '(512) 555-0142',
    })
  })

  test('is whom the lines of the email name, when an answer goes to the board', () => {
    const text =
      'A new applicant!\r\n\r\n* Name: Ana García\r\n> Email address: <ana@example.test>\r\nMobile number: +1 512 555 0142 ext. 7\r\n'
    for (const replyTo of [null, board, { name: '', address: 'NOREPLY@board.test' }])
      expect(mail({ replyTo, text })).toEqual({
        full_name: 'Ana García',
        email_address: 'ana@example.test',
        phone_number: '+1 512 555 0142 ext. 7',
      })
  })

  test.each(['Earn $500 at evil.example', 'Bonus www.x.test', 'Ana 5125550142'])(
    'has no name where one says %s',
    (name) => {
      const replyTo = { name, address: 'ana@example.test' }
      expect(mail({ replyTo })).toMatchObject({ full_name: '', email_address: 'ana@example.test' })
      expect(mail({ text: `Name: ${name}\nEmail: ana@example.test` }).full_name).toBe('')
    },
  )

  test('is the sender, when that is a person’s own address', () => {
    const from = { name: '"Ana García"', address: 'ana.garcia@example.test' }
    expect(mail({ from })).toMatchObject({ full_name: 'Ana García', email_address: 'ana.garcia@example.test' })
  })

  test.each([
    'noreply@x.test',
    'no-reply+7@x.test',
    'jobs@x.test',
    'notifications@x.test',
    'HR@x.test',
    'apply-1@x.test',
  ])('never is %s', (address) => {
    for (const at of ['from', 'replyTo'] as const)
      expect(mail({ [at]: { name: 'Some Board', address } })).toMatchObject({ full_name: '', email_address: '' })
  })

  test('is named by a board that writes in their name', () => {
    const from = { name: 'Ana García via Job Board', address: 'noreply@board.test' }
    expect(mail({ from, text: 'Email: ana@example.test' })).toMatchObject({
      full_name: 'Ana García',
      email_address: 'ana@example.test',
    })
  })

  test('has a name of one line, whatever is hidden in it', () => {
    const replyTo = { name: 'Ana\r\nBcc: all@example.test\u0000\u202e', address: 'ana@example.test' }
    expect(mail({ replyTo }).full_name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(mail({ replyTo: { name: 'ana@example.test', address: 'ana@example.test' } }).full_name).toBe('')
  })

  test('is read from anything without a throw, and is one line each', () => {
    const box = fc.option(fc.record({ name: fc.string(), address: fc.oneof(fc.string(), fc.emailAddress()) }))
    const line = fc
      .tuple(fc.constantFrom('Name: ', 'Email: ', 'Phone: ', ''), fc.string())
      .map((parts) => parts.join(''))
    const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(box, box, text, (from, replyTo, words) => {
        const read = applicantOfMail({ from, replyTo, text: words })
        for (const value of Object.values(read)) expect(value).not.toMatch(/\p{Cc}/u)
        expect(read.email_address === '' || read.email_address.includes('@')).toBe(true)
      }),
    )
  })

  test('a hundred thousand signs cost no time', () => {
    const texts = [
      'Name:'.repeat(20_000),
      'Email: '.repeat(15_000),
      `Phone: ${'1 '.repeat(50_000)}`,
      ' '.repeat(100_000),
    ]
    for (const text of texts)
      expect(
        ownTime(() => mail({ text })),
        text.slice(0, 10),
      ).toBeLessThan(500)
  })
})
