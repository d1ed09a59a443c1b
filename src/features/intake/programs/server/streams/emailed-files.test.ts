import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { createPdf } from '../../../../../db/demo/pdf.ts'
import { createMail } from '../../../../../integrations/inbound-mail/testing/create-mail.ts'
import { createTnef } from '../../../../../integrations/inbound-mail/testing/create-tnef.ts'
import { checkDocumentJob } from '../../../../documents/files/server/jobs/check-documents.ts'
import { type MailWorld, openMailWorld } from './testing/mail-world.ts'

let mails: MailWorld
beforeAll(async () => {
  mails = await openMailWorld()
})
afterAll(async () => await mails.world.close())

const resume = createPdf('Ana García\nThree years as a nanny for a child on the autism spectrum.')
const pdf = { type: 'application/pdf', name: 'resume.pdf', body: resume }
const to = () => `jobs+${mails.code}@clinic.test`
const id = () => `<${randomUUID()}@mail.test>`
const someone = () => `ana.${randomUUID().slice(0, 8)}@example.test`

test('address and number of the resume are taken where the email gives none', async () => {
  const email = someone()
  const body = createPdf(
    `Ana Garcia\nAustin, TX | (512) 555-0188 | ${email}\nExperience\nNanny for a child on the autism spectrum.`,
  )
  const headers = { From: `Ana García <${email}>`, To: to(), 'Message-ID': id() }
  expect(await mails.post(createMail({ headers, parts: [{ ...pdf, body }] }))).toBe(200)
  await mails.read()
  expect(await mails.candidates(email)).toMatchObject([{ phone_number: expect.stringContaining('0188') as unknown }])
})

test('documents wait for their check; what can run is held, a program is named and left out, a broken resume is kept', async () => {
  const email = someone()
  const evil = Buffer.from(
    Buffer.from(resume)
      .toString('latin1')
      .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    'latin1',
  )
  expect(evil.includes('/JavaScript')).toBe(true)
  const parts = [
    { type: 'application/pdf', name: 'letter.pdf', body: evil },
    { type: 'application/octet-stream', name: '../../setup.exe', body: 'MZ\u0090' },
    {
      type: 'application/msword',
      name: '<img src=x onerror=alert(1)>.docx',
      body: Buffer.from('504b0304deadbeef', 'hex'),
    },
  ]
  const headers = { From: `Ana García <${email}>`, To: to(), 'Message-ID': id() }
  expect(await mails.post(createMail({ headers, parts }))).toBe(200)
  await mails.read()
  await runJobs(mails.world, checkDocumentJob)
  const [one] = await mails.candidates(email)
  expect(await mails.words(one?.id)).toContain('../../setup.exe: not kept: it is a program or a script.')
  const kept = await mails.documents(one?.id)
  expect(kept.map(({ name, state }) => [name, state])).toEqual([
    ['Email of 2026-11-20.txt', 'checked'],
    ['_img src=x onerror=alert(1)_.docx', 'quarantined'],
    ['letter.pdf', 'quarantined'],
  ])
  expect(one?.resume_file).toBeNull()
  expect(await mails.world.eventNames(one?.id)).toContain('resume.keptUnread')
})

test('the files of a winmail.dat bear their long names, and its words are kept', async () => {
  const email = someone()
  const body = createTnef({
    body: 'I love this work.',
    files: [{ title: 'RESUME~1.PDF', longName: 'Ana García résumé.pdf', bytes: resume }],
  })
  const headers = { From: `Ana García <${email}>`, To: to(), 'Message-ID': id() }
  expect(
    await mails.post(createMail({ headers, parts: [{ type: 'application/ms-tnef', name: 'winmail.dat', body }] })),
  ).toBe(200)
  await mails.read()
  const [one] = await mails.candidates(email)
  expect(one?.resume_text).toContain('nanny')
  expect(await mails.words(one?.id)).toContain('I love this work.')
})

test('three million signs and a script in a name do no harm, and no word is lost', async () => {
  const email = someone()
  const headers = {
    From: `"<script>alert(1)</script>" <${email}>`,
    To: to(),
    Subject: 'x'.repeat(900),
    'Message-ID': id(),
  }
  const text = `Name: ${'A'.repeat(3_000_000)}\nI love this work at the end.`
  expect(await mails.post(createMail({ headers, text }))).toBe(200)
  expect(await mails.candidates(email)).toEqual([])
  const row = (await mails.listed()).find((one) => one.email === email)
  expect(row?.name).not.toMatch(/[<>]/)
  const routing = { code: mails.code, full_name: 'Ana García' }
  expect((await mails.world.call('platform', 'POST', `/api/unrouted/${row?.id}/route`, routing)).status).toBe(200)
  const [one] = await mails.candidates(email)
  expect(await mails.words(one?.id)).toContain('I love this work at the end.')
}, 60_000)
