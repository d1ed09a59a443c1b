import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMail } from './mail.ts'
import { openSmtpStandIn } from './smtp-stand-in.ts'

let smtp: Awaited<ReturnType<typeof openSmtpStandIn>>
beforeAll(async () => {
  smtp = await openSmtpStandIn()
})
afterAll(async () => await smtp.close())

const mail = { to: 'ana@example.test', subject: 'Hello', text: 'A line\n.\nand a link https://x.example/reset/a' }
const open = (url = smtp.url) => openMail({ url, from: 'Reinforce <no-reply@example.test>' })

test('a mail arrives whole, also a line with a single dot', async () => {
  expect(await open().send(mail)).toEqual({ ok: true })
  expect(smtp.mails[0]?.to).toBe('ana@example.test')
  expect(smtp.mails[0]?.data).toContain('Subject: Hello')
  expect(smtp.mails[0]?.data).toContain('https://x.example/reset/a')
})

test('a no of the server is final, an answer to come later and a dead server are not', async () => {
  smtp.answer('reject')
  expect(await open().send(mail)).toMatchObject({ ok: false, final: true, reason: 'The mail server answered 550.' })
  smtp.answer('later')
  expect(await open().send(mail)).toMatchObject({ ok: false, final: false })
  expect(await open('smtp://127.0.0.1:1').send(mail)).toMatchObject({ ok: false, final: false })
})
