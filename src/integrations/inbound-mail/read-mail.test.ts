import { expect, test } from 'vitest'
import { readMail } from './read-mail.ts'
import { createMail } from './testing/create-mail.ts'

const read = async (raw: string | Buffer) => {
  const mail = await readMail(Buffer.from(raw))
  if (typeof mail === 'string') throw new Error(mail)
  return mail
}

test('reads an email: its sender, the address for answers, its recipients, its words and its files', async () => {
  const mail = await read(
    createMail({
      headers: {
        From: '=?utf-8?Q?Jos=C3=A9?= <noreply@board.test>',
        'Reply-To': '"García, Ana" <ana@example.test>, other@example.test',
        To: 'Clinic <jobs@clinic.test>',
        'Delivered-To': 'jobs+CODE@clinic.test',
        Subject: '=?utf-8?B?w4FuYQ==?= applied',
        'Message-ID': '<1@board.test>',
      },
      text: 'Name: Ana García',
      parts: [{ type: 'application/pdf', name: 'cv.pdf', body: '%PDF-1.7' }],
    }),
  )
  expect(mail).toMatchObject({
    from: { name: 'José', address: 'noreply@board.test' },
    replyTo: { name: 'García, Ana', address: 'ana@example.test' },
    recipients: ['jobs+CODE@clinic.test', 'jobs@clinic.test'],
    subject: 'Ána applied',
    messageId: '<1@board.test>',
    text: expect.stringContaining('Name: Ana García') as unknown,
    files: [{ name: 'cv.pdf', mime: 'application/pdf' }],
  })
  expect(Buffer.from(mail.files[0]?.bytes ?? []).toString()).toBe('%PDF-1.7')
})

test('an email that is a page only is read as words, a line a block, without its scripts', async () => {
  const page =
    '<head><title>x</title></head><style>p{}</style><p>Name: Ana &amp; Co</p><div>Email: ana@example.test</div><script>alert(1)</script>'
  const { text } = await read(`From: a@b.test\r\nContent-Type: text/html\r\n\r\n${page}`)
  expect(text.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining(['Name: Ana & Co', 'Email: ana@example.test']),
  )
  expect(text).not.toContain('alert')
})

test('no sender, no words, NUL bytes and broken encodings are read as far as they go', async () => {
  expect(await read('')).toMatchObject({ from: null, replyTo: null, recipients: [], subject: '', text: '', files: [] })
  expect(await read('Subject: =?utf-8?B?@@@?= =?nope?Q?=ff?=\r\n\r\nx')).toMatchObject({ from: null })
  const nul = await read('From: "A\u0000na" <ana@example.test>\r\nSubject: a\u0000b\r\n\r\nName: A\u0000na')
  expect(nul.from?.address).toBe('ana@example.test')
  const broken =
    'From: a@b.test\r\nContent-Type: text/plain; charset=klingon\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!=%%%'
  expect(typeof (await read(broken)).text).toBe('string')
})

test('another header cannot be written into a name', async () => {
  const mail = await read(
    'From: =?utf-8?Q?Ana=0D=0ABcc:_all@example.test?= <ana@example.test>\r\nReply-To: "x\r\n y" <r@example.test>\r\n\r\n',
  )
  expect(mail.recipients).toEqual([])
  expect(mail.from?.address).toBe('ana@example.test')
})

const nested = (depth: number) => {
  const opened = Array.from(
    { length: depth },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  )
  return `From: a@b.test\r\n${opened.join('')}Content-Type: text/plain\r\n\r\ndeep`
}

test('parts nested a thousand deep are refused, a few are read', async () => {
  expect(await readMail(Buffer.from(nested(1_000)))).toBe('broken')
  expect((await read(nested(20))).text).toContain('deep')
})

const many = (parts: number) => {
  const part =
    '--x\r\nContent-Type: text/plain; name=a.txt\r\nContent-Disposition: attachment; filename=a.txt\r\n\r\nwords\r\n'
  return Buffer.from(`From: a@b.test\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${part.repeat(parts)}--x--`)
}

test('ten thousand parts are refused; of hundreds few are kept', async () => {
  expect(await readMail(many(10_000))).toBe('broken')
  expect((await read(many(500))).files).toHaveLength(20)
})

test('an email that takes too long ends, and the next one is read as ever', async () => {
  expect(await readMail(Buffer.from(nested(90)), { milliseconds: 0, megabytes: 64 })).toBe('slow')
  expect((await read('From: a@b.test\r\n\r\nafter')).text).toContain('after')
})

test('an email of sixty thousand signs of empty lines is read like any other', async () => {
  const empty = '\n \n'.repeat(20_000)
  const mail = await readMail(
    Buffer.from(`From: Ana <ana@example.test>\nSubject: I apply\n\nName: Ana Diaz\n${empty}\nPhone: 512 555 0163\n`),
    { milliseconds: 1_000, megabytes: 256 },
  )
  expect(mail).toMatchObject({
    subject: 'I apply',
    text: expect.stringMatching(/^Name: Ana Diaz\s{1,9}Phone: 512 555 0163/) as unknown,
  })
})

test('cells of a page are kept apart, and words that only point at the page are not taken for it', async () => {
  const page = `<table><tr><td>Name</td><td>Ana D&iacute;az</td></tr></table><p>${'Many words. '.repeat(30)}</p>`
  const raw =
    'From: a@b.test\r\nContent-Type: multipart/alternative; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n' +
    `\r\nSee the page.\r\n--x\r\nContent-Type: text/html\r\n\r\n${page}\r\n--x--`
  expect((await read(raw)).text).toContain('Name\tAna Díaz')
})

const attachedMail = (inner: Buffer) => ({ type: 'message/rfc822', name: 'Application.eml', body: inner })

test('attached emails are opened, also one in another, and their files come along', async () => {
  const pdf = { type: 'application/pdf', name: 'resume.pdf', body: '%PDF-1.7' }
  const innermost = createMail({
    headers: { From: 'Ana <ana@example.test>', Subject: 'RBT' },
    text: 'Hi, Bo',
    parts: [pdf],
  })
  const middle = createMail({
    headers: { From: 'Bo <bo@clinic.test>' },
    text: 'Look',
    parts: [attachedMail(innermost)],
  })
  const mail = await read(createMail({ headers: { From: 'Cy <cy@clinic.test>' }, parts: [attachedMail(middle)] }))
  expect(mail.attached).toMatchObject([
    { from: { address: 'bo@clinic.test' }, depth: 1 },
    {
      from: { address: 'ana@example.test' },
      subject: 'RBT',
      depth: 2,
      text: expect.stringContaining('Hi, Bo') as unknown,
    },
  ])
  expect(mail.files.map(({ name }) => name)).toEqual(['resume.pdf'])
})

test('emails attached twenty deep are opened as far as it makes sense, and the rest is a file', async () => {
  let inner = createMail({ text: 'deepest' })
  for (let n = 0; n < 20; n += 1) inner = createMail({ parts: [attachedMail(inner)] })
  const mail = await read(inner)
  expect(mail.attached).toHaveLength(5)
  expect(mail.files).toMatchObject([{ mime: 'message/rfc822' }])
})

test('the heads that tell machines are read', async () => {
  const { signs } = await read(
    'From: a@b.test\r\nReturn-Path: <>\r\nAuto-Submitted: Auto-Replied\r\nPrecedence: bulk\r\nList-Id: x\r\n' +
      'X-Autoreply: yes\r\nContent-Type: text/plain\r\n\r\nx',
  )
  expect(signs).toEqual({
    autoSubmitted: 'auto-replied',
    precedence: 'bulk',
    isList: true,
    isAutoReply: true,
    hasNullSender: true,
    contentType: 'text/plain',
  })
})
