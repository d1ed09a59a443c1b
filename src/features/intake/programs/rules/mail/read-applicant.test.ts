import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ownTime } from '../../../../../../tools/own-time.ts'
import { type ReceivedMail, readApplicant } from './read-applicant.ts'

const board = { name: 'Job Board', address: 'noreply@board.test' }
const ana = { name: 'Ana García', address: 'ana.garcia@example.test' }
const boss = { name: 'Bo Boss', address: 'bo@gmail.com' }
const staff = (address: string) => address === boss.address
const mail = (more: Partial<ReceivedMail> = {}) =>
  readApplicant(
    {
      from: board,
      replyTo: null,
      originalSender: '',
      recipients: ['jobs+CODE@clinic.test'],
      subject: '',
      text: '',
      attached: [],
      fileNames: [],
      ...more,
    },
    staff,
  )
const anaIs = (why: string, more: object = {}) => ({
  applicant: { full_name: 'Ana García', email_address: ana.address, why, ...more },
  doubt: null,
})

describe('from a board', () => {
  test('takes the reader of answers, when that is not the sender', () => {
    const text = 'Name: Somebody Else\nEmail: other@example.test\nPhone: (512) 555-0142'
    expect(mail({ replyTo: ana, text })).toMatchObject(anaIs('reply_to', { phone_number: '(512) 555-0142' }))
  })

  test.each([
    [
      'lines',
      '* Name: Ana García\r\n> Email address: <ana.garcia@example.test>\r\nMobile number: +1 512 555 0142 ext. 7',
    ],
    ['cells of a table', 'Name\tAna García\nEmail\tana.garcia@example.test\nPhone\t+1 512 555 0142 ext. 7'],
    [
      'values below labels',
      'Applicant Name:\n\nAna García\n\nEmail:\nana.garcia@example.test\nPhone:\n+1 512 555 0142 ext. 7',
    ],
    [
      'Spanish',
      'Nombre completo: Ana García\nCorreo electrónico: ana.garcia@example.test\nTeléfono: +1 512 555 0142 ext. 7',
    ],
    ['bold', '*Candidate:* Ana García\n*E-mail:* ana.garcia@example.test\n*Cell phone:* +1 512 555 0142 ext. 7'],
    [
      'two names',
      'First Name: Ana\nLast Name: García\nEmail: ana.garcia@example.test\nContact number: +1 512 555 0142 ext. 7',
    ],
  ])('takes whom %s name, when an answer goes to the board', (_, text) => {
    for (const replyTo of [null, board, { name: '', address: 'NOREPLY@board.test' }])
      expect(mail({ replyTo, text: `A new applicant!\r\n\r\n${text}\r\n` })).toMatchObject(
        anaIs('lines', { phone_number: '+1 512 555 0142 ext. 7' }),
      )
  })

  test.each([
    'Ana García applied for Registered Behavior Technician',
    'New application: Ana García for RBT',
    '[Action required] Application from Ana García - RBT, Austin',
    'Nueva postulación de Ana García para RBT',
  ])('proposes whom the subject names, and waits: %s', (subject) => {
    expect(mail({ subject })).toMatchObject({
      applicant: { full_name: 'Ana García', why: 'subject' },
      doubt: 'incomplete',
    })
  })

  test.each(['Earn $500 at evil.example', 'Bonus www.x.test', 'Ana 5125550142'])('takes no name from %s', (name) => {
    expect(mail({ replyTo: { name, address: ana.address } })).toMatchObject({
      applicant: { full_name: '', email_address: ana.address },
      doubt: 'incomplete',
    })
    expect(mail({ text: `Name: ${name}\nEmail: ana@example.test` }).applicant.full_name).toBe('')
  })

  test.each([
    'noreply@x.test',
    'no-reply+7@x.test',
    'jobs@x.test',
    'notifications@x.test',
    'HR@x.test',
    'apply-1@x.test',
    'alert@indeed.com',
    'phil@ziprecruiter.com',
    'office@clinic.test',
    boss.address,
  ])('never takes %s', (address) => {
    for (const at of ['from', 'replyTo'] as const)
      expect(mail({ [at]: { name: 'Some Board', address } })).toMatchObject({
        applicant: { full_name: '', email_address: '', why: 'nobody' },
        doubt: 'nobody',
      })
  })

  test('takes the name that it writes in, and turns "García, Ana" around', () => {
    const from = { name: 'Ana García via Job Board', address: 'noreply@board.test' }
    expect(mail({ from, text: 'Email: ana.garcia@example.test' })).toMatchObject(anaIs('lines'))
    expect(mail({ replyTo: { ...ana, name: 'García, Ana' } })).toMatchObject(anaIs('reply_to'))
  })

  test('takes who wrote to a group that passes it on', () => {
    const from = { name: "'Ana García' via Jobs", address: 'jobs@clinic.test' }
    expect(mail({ from, originalSender: ana.address })).toMatchObject(anaIs('sender'))
  })
})

describe('from a person', () => {
  test('takes who wrote it, with the one number of their words', () => {
    expect(mail({ from: ana, text: 'I love this work. My cell is (615) 555-0103.' })).toMatchObject(
      anaIs('sender', { phone_number: '(615) 555-0103' }),
    )
    expect(mail({ from: ana, text: 'Fax: (615) 555-0103' }).applicant.phone_number).toBe('')
  })

  test('takes who answers staff, not who is quoted', () => {
    const text = 'Here it is!\n\nOn Mon, Nov 2, 2026 at 9:00 AM Bo Boss <bo@gmail.com> wrote:\n> Please send a resume.'
    expect(mail({ from: ana, subject: 'Re: Your resume', text })).toMatchObject(anaIs('sender'))
  })

  test.each([
    ['for_another', 'My daughter is looking for work. Her resume is attached.', []],
    ['for_another', 'Le recomiendo a mi amiga, busca trabajo.', []],
    ['other_name', 'Name: Carla Ruiz\nPhone: (512) 555-0142', []],
    ['other_name', 'See attached.', ['Carla Ruiz Resume.pdf']],
  ] as const)('waits (%s): %s %j', (doubt, text, fileNames) => {
    expect(mail({ from: ana, text, fileNames })).toMatchObject({ doubt })
  })

  test.each([
    ['My friend told me about this job. My resume is attached.', ['resume.pdf']],
    ['I am applying as an RBT.', ['García_Ana_Resume_2026.pdf', 'Cover Letter.pdf']],
    ['Hi', ['RBT Resume Updated Final.docx']],
  ])('lands: %s %j', (text, fileNames) => expect(mail({ from: ana, text, fileNames })).toMatchObject(anaIs('sender')))
})

const forwards: [string, string][] = [
  [
    'Gmail',
    '---------- Forwarded message ---------\nFrom: Ana García <ana.garcia@example.test>\nDate: Thu, Nov 26, ' +
      '2026 at 9:12 AM\nSubject: RBT\nTo: <bo@gmail.com>\n\nHi',
  ],
  [
    'Gmail in Spanish',
    '---------- Mensaje reenviado ---------\nDe: Ana García <ana.garcia@example.test>\nDate: jue, 26 nov 2026\nSubject: RBT\nTo: <bo@gmail.com>\n\nHola',
  ],
  [
    'Outlook',
    '________________________________\nFrom: Ana García <ana.garcia@example.test>\nSent: Thursday, November ' +
      '26, 2026 9:12 AM\nTo: Bo Boss <bo@gmail.com>\nSubject: RBT\n\nHi',
  ],
  [
    'Outlook of old',
    '-----Original Message-----\nFrom: Ana García [mailto:ana.garcia@example.test]\nSent: Thursday\nTo: Bo\nSubject: RBT\n\nHi',
  ],
  [
    'Outlook in Spanish',
    'De: Ana García <ana.garcia@example.test>\nEnviado el: jueves, 26 de noviembre de 2026 9:12\nPara: Bo Boss\nAsunto: RBT\n\nHola',
  ],
  [
    'Apple Mail',
    'Begin forwarded message:\n\n> From: Ana García <ana.garcia@example.test>\n> Subject: RBT\n> Date: ' +
      'November 26, 2026 at 9:12:03 AM CST\n> To: bo@gmail.com\n>\n> Hi',
  ],
  [
    'Apple Mail in Spanish',
    'Inicio del mensaje reenviado:\n\n> De: Ana García <ana.garcia@example.test>\n> Asunto: RBT\n> Fecha: 26 ' +
      'de noviembre de 2026\n> Para: bo@gmail.com\n>\n> Hola',
  ],
  [
    'Yahoo',
    ' ----- Forwarded Message ----- From: Ana García <ana.garcia@example.test>To: "bo@gmail.com" ' +
      '<bo@gmail.com>Sent: Thursday, November 26, 2026, 09:26 AMSubject: RBT\nHi',
  ],
  [
    'a phone',
    'FYI\nSent from my iPhone\n\nBegin forwarded message:\n\nFrom: Ana García <ana.garcia@example.test>\nDate: ' +
      'November 26, 2026\nTo: bo@gmail.com\nSubject: RBT\n\n\ufeffHi',
  ],
  [
    'Thunderbird',
    '-------- Forwarded Message --------\nSubject: \tRBT\nDate: \tThu, 26 Nov 2026\nFrom: \tAna García <ana.garcia@example.test>\nTo: \tbo@gmail.com\n\n\nHi',
  ],
  [
    'a page',
    '*From:* Ana García <ana.garcia@example.test <mailto:ana.garcia@example.test>>\n\n*Sent:* Thursday\n\n*To:* Bo\n\n*Subject:* RBT\n\nHi',
  ],
]

const head = (from: string) => `From: ${from}\nSent: today\nTo: Bo\nSubject: RBT\n\n`

describe('forwarded', () => {
  test.each(forwards)('by staff as %s, takes who wrote it', (_, text) => {
    expect(
      mail({ from: boss, subject: 'Fwd: RBT', text: `FYI. Office: (512) 555-0100\n\n${text}\nCall (615) 555-0103.` }),
    ).toMatchObject(anaIs('forward', { phone_number: '(615) 555-0103' }))
  })

  test.each(forwards)('by an unknown person as %s, waits, and proposes both', (_, text) => {
    expect(mail({ from: { name: 'Cy Who', address: 'cy@example.test' }, subject: 'Fwd: RBT', text })).toMatchObject({
      applicant: { email_address: ana.address },
      doubt: 'forwarded',
      others: [{ email_address: 'cy@example.test' }],
    })
  })

  test('of a forward, takes the innermost who is no one of ours', () => {
    const [, gmail] = forwards[0] ?? []
    const text =
      '---------- Forwarded message ---------\nFrom: Front Desk <office@clinic.test>\nDate: today\nTo: Bo\n' +
      `Subject: Fwd: RBT\n\nSee below\n\n${gmail}`
    expect(mail({ from: boss, subject: 'Fwd: Fwd: RBT', text })).toMatchObject(anaIs('forward'))
  })

  test('of two heads in a row, takes the second', () => {
    const text = `${head('Front Desk <office@clinic.test>')}${head('Ana García <ana.garcia@example.test>')}Hi`
    expect(mail({ from: boss, subject: 'FW: RBT', text })).toMatchObject(anaIs('forward'))
  })

  test('with a board’s email in it, takes the person its lines name', () => {
    const text =
      '---------- Forwarded message ---------\nFrom: Indeed <noreply@indeed.com>\nDate: today\nSubject: New ' +
      'application\nTo: <bo@gmail.com>\n\nName: Ana García\nEmail: ana.garcia@example.test'
    expect(mail({ from: boss, subject: 'Fwd: New application', text })).toMatchObject(anaIs('lines'))
  })

  test('as a file, takes who wrote the attached email; of several proposes all', () => {
    const one = { from: ana, replyTo: null, subject: 'RBT', text: 'Hi', depth: 1 }
    expect(mail({ from: boss, text: 'See attached.', attached: [one] })).toMatchObject(anaIs('attached'))
    const other = { ...one, from: { name: 'Cy Who', address: 'cy@example.test' } }
    expect(mail({ from: boss, attached: [one, other] })).toMatchObject({
      doubt: 'several',
      others: [{ full_name: 'Cy Who' }],
    })
  })

  test('without anyone in it, proposes no one', () => {
    expect(mail({ from: boss, subject: 'Fwd: RBT', text: 'Please add her.' })).toMatchObject({ doubt: 'nobody' })
  })
})

describe('hostile emails', () => {
  test('name one line, also with hidden signs in it', () => {
    const replyTo = { name: 'Ana\r\nBcc: all@example.test\u0000\u202e', address: 'ana@example.test' }
    expect(mail({ replyTo }).applicant.full_name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(mail({ replyTo: { name: 'ana@example.test', address: 'ana@example.test' } }).applicant.full_name).toBe('')
  })

  test('are read without a throw, and never name staff', () => {
    const box = fc.option(
      fc.record({ name: fc.string(), address: fc.oneof(fc.string(), fc.emailAddress(), fc.constant(boss.address)) }),
    )
    const line = fc
      .tuple(
        fc.constantFrom('Name: ', 'Email: ', 'Phone: ', 'From: ', 'To: ', 'Subject: ', 'Sent: ', ''),
        fc.oneof(fc.string(), fc.constant(boss.address)),
      )
      .map((parts) => parts.join(''))
    const text = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(box, box, text, fc.string(), (from, replyTo, words, subject) => {
        const { applicant, others } = mail({ from, replyTo, text: words, subject })
        for (const one of [applicant, ...others]) {
          for (const value of Object.values(one)) expect(value).not.toMatch(/\p{Cc}/u)
          expect(one.email_address === '' || one.email_address.includes('@')).toBe(true)
          expect(one.email_address).not.toBe(boss.address)
        }
      }),
    )
  })

  test('of a hundred thousand signs cost no time', () => {
    const texts = [
      'Name:'.repeat(20_000),
      'Email: '.repeat(15_000),
      `Phone: ${'1 '.repeat(50_000)}`,
      ' '.repeat(100_000),
      'From: a\nTo: b\n'.repeat(7_000),
      'On \n'.repeat(25_000),
      `On ${'1:11 '.repeat(20_000)} wrote:`,
      '----- Forwarded Message ----- From: '.repeat(2_800),
      '(512) '.repeat(16_000),
    ]
    for (const text of texts)
      expect(
        ownTime(() => mail({ text, from: ana })),
        text.slice(0, 20),
      ).toBeLessThan(500)
  })
})
