import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFakeSmtp } from './fake-smtp.ts'
import { openMail } from './mail.ts'

let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
beforeAll(async () => {
  smtp = await openFakeSmtp()
})
afterAll(async () => await smtp.close())

const mail = { to: 'ana@example.test', subject: 'Hello', text: 'A line\n.\nand a link https://x.example/reset/a' }
const open = (url = smtp.url) => openMail({ url, from: 'Reinforce <no-reply@example.test>' })

test('an email arrives whole, also a line with a single dot', async () => {
  expect(await open().send(mail)).toEqual({ ok: true })
  expect(smtp.mails[0]?.to).toBe('ana@example.test')
  expect(smtp.mails[0]?.data).toContain('Subject: Hello')
  expect(smtp.mails[0]?.data).toContain('https://x.example/reset/a')
})

test('a no of the server is final, an answer to come later and a dead server are not', async () => {
  smtp.answer('reject')
  expect(await open().send(mail)).toMatchObject({ ok: false, final: true, reason: 'The email server answered 550.' })
  smtp.answer('later')
  expect(await open().send(mail)).toMatchObject({ ok: false, final: false })
  expect(await open('smtp://127.0.0.1:1').send(mail)).toMatchObject({ ok: false, final: false })
})

test('an email bears the clinic’s name, and answers go to who wrote it', async () => {
  smtp.answer('accept')
  smtp.mails.length = 0
  const hostile = 'Bright Path\r\nBcc: all@example.test <x@example.test>'
  expect(await open().send({ ...mail, fromName: hostile, replyTo: 'riley@clinic.test' })).toEqual({ ok: true })
  const lines = smtp.mails[0]?.data.replace(/\n[ \t]+/g, ' ').split('\n') ?? []
  const from = lines.find((line) => line.startsWith('From:')) ?? ''
  expect(from).toContain('Bright Path')
  expect(from).toContain('<no-reply@example.test>')
  expect(lines).toContain('Reply-To: riley@clinic.test')
  expect(lines.filter((line) => /^(?:Bcc|Cc):/i.test(line))).toEqual([])
})

test('a server that hangs up on an email may have taken it; one that never heard it has not', async () => {
  smtp.answer('vanish')
  expect(await open().send(mail)).toMatchObject({ ok: false, final: false, mayHaveLeft: true })
  for (const how of ['leave', 'later', 'reject'] as const) {
    smtp.answer(how)
    expect(await open().send(mail), how).toMatchObject({ ok: false, mayHaveLeft: false })
  }
  expect(await open('smtp://127.0.0.1:1').send(mail)).toMatchObject({ ok: false, mayHaveLeft: false })
})

test('an email that can be stopped has the headers for it, and carries its HTML', async () => {
  smtp.answer('accept')
  smtp.mails.length = 0
  const unsubscribeUrl = `https://console.example.test/unsubscribe/${'a'.repeat(87)}`
  expect(await open().send({ ...mail, html: '<p>Hello</p>', unsubscribeUrl })).toEqual({ ok: true })
  const lines = smtp.mails[0]?.data.replace(/\n[ \t]+/g, ' ').split('\n') ?? []
  expect(lines).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`)
  expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(lines).toContain('<p>Hello</p>')
  expect(await open().send(mail)).toEqual({ ok: true })
  expect(smtp.mails[1]?.data).not.toMatch(/List-Unsubscribe|text\/html/)
})
