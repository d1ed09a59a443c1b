import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../../app/server/testing/erase-due.ts'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { createPdf } from '../../../../../db/demo/pdf.ts'
import { createMail } from '../../../../../integrations/inbound-mail/testing/create-mail.ts'
import { acknowledgeJob } from '../../../apply/server/public.ts'
import { type MailWorld, openMailWorld } from './testing/mail-world.ts'

let mails: MailWorld
beforeAll(async () => {
  mails = await openMailWorld({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hire@reinforce.test',
    PUBLIC_URL: 'http://127.0.0.1:3000',
  })
})
afterAll(async () => await mails.world.close())

const resume = createPdf('Ana García\nThree years as a nanny for a child on the autism spectrum.')
const pdf = { type: 'application/pdf', name: 'resume.pdf', body: resume }
const to = () => `jobs+${mails.code}@clinic.test`
const id = () => `<${randomUUID()}@mail.test>`
const someone = () => `ana.${randomUUID().slice(0, 8)}@example.test`
const loadStaff = async (organizationId: string) =>
  (
    await mails.world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ email: z.string() }),
          sql`select email from reinforce_users where organization_id = ${organizationId} order by email limit 1`,
        ),
    )
  )?.email ?? ''
const from = (address: string) => ({ From: `Stef Staff <${address}>`, To: to(), 'Message-ID': id() })
let phone = 1000
const forward = (email: string) => {
  phone += 1
  return (
    `FYI\n\n---------- Forwarded message ---------\nFrom: Ana García <${email}>\nDate: Thu, Nov 19, 2026\n` +
    `Subject: RBT\nTo: <x@y.test>\n\nMy number is (615) 555-${phone}. I love this work.`
  )
}
const waits = async (email: string | null) => (await mails.listed()).find((row) => row.email === email)

test('staff forward an application: its writer lands, the forwarder never', async () => {
  expect(await mails.fixture('forwarded-inline-by-staff')).toBe(200)
  expect(await mails.fixture('forwarded-as-attachment')).toBe(200)
  await mails.read()
  expect(await mails.candidates('office@clinic.test')).toEqual([])
  const [inline] = await mails.candidates('fwdc.bug@example.test')
  expect(inline).toMatchObject({ full_name: 'Fwdc Inline', phone_number: expect.stringContaining('0103') as unknown })
  expect(inline?.resume_text).toContain('RBT')
  expect(await mails.words(inline?.id)).toContain('Hi, please see my resume. My cell is (615) 555-0103.')
  const [attached] = await mails.candidates('fwda.bug@example.test')
  expect(attached).toMatchObject({ full_name: 'Fwda Inner', resume_file: expect.any(String) as unknown })
  expect(await mails.words(attached?.id)).toMatch(/See attached mail\.[^]*Please find my resume attached\./)
})

test('a code in Cc, an unnamed stream, a Spanish name, a board’s lines and Reply-To: each lands with its words', async () => {
  for (const name of [
    'code-in-cc',
    'octet-stream-unicode-filename',
    'windows1252-quoted-printable',
    'board-reply-to',
    'board-subject-is-no-name',
  ])
    expect(await mails.fixture(name), name).toBe(200)
  await mails.read()
  expect(await mails.candidates('ccc.bug@example.test')).toMatchObject([{ full_name: 'Ccc Person' }])
  expect(await mails.candidates('repla.bug@example.test')).toMatchObject([{ full_name: 'Repla To' }])
  expect(await mails.candidates('ind2ueneo87_g88@indeedemail.test')).toMatchObject([{ full_name: 'Inda Board' }])
  expect(await mails.candidates('octa.bug@example.test')).toMatchObject([
    { resume_file: expect.any(String) as unknown },
  ])
  const [jose] = await mails.candidates('josep.bug@example.test')
  expect(jose).toMatchObject({ full_name: 'José Peña', phone_number: expect.stringContaining('0111') as unknown })
  expect(await mails.words(jose?.id)).toContain(
    'I’m José. Phone: (615) 555-0111. Two years as a paraprofessional with children.',
  )
})

test('a letter is kept with the resume, the logo of a signature is not', async () => {
  expect(await mails.fixture('logo-cover-letter-then-resume')).toBe(200)
  await mails.read()
  const [one] = await mails.candidates('logo.bug@example.test')
  expect(one?.resume_text).toBeTruthy()
  expect((await mails.documents(one?.id)).map(({ name }) => name)).toEqual([
    'Cover Letter.pdf',
    'Email of 2026-11-20.txt',
  ])
})

test('a winmail.dat is opened; a Pages file is kept under its name; an empty file is named', async () => {
  for (const name of ['winmail-dat', 'pages-file', 'zero-byte-pdf']) expect(await mails.fixture(name), name).toBe(200)
  await mails.read()
  const [winnie] = await mails.candidates('winnie.bug@example.test')
  expect(winnie?.resume_text).toBeTruthy()
  expect(winnie?.phone_number).toContain('0104')
  const [pages] = await mails.candidates('pages.bug@example.test')
  expect(await mails.documents(pages?.id)).toMatchObject([
    { name: 'Email of 2026-11-20.txt' },
    { name: 'resume.pages', state: 'waiting' },
  ])
  const [zero] = await mails.candidates('zero.bug@example.test')
  expect(await mails.words(zero?.id)).toContain('resume.pdf: the file was empty.')
})

test('no one is made of an automatic reply, a bounce, or a newsletter; none is answered; each is found among the dismissed', async () => {
  const count = async () => await mails.world.inPlatform(async (tx) => await tx.run(sql`select from all_candidates`))
  const before = await count()
  expect(await mails.fixture('out-of-office')).toBe(200)
  const news = createMail({
    headers: {
      From: 'ABA Weekly <weekly@aba.test>',
      To: to(),
      'List-Unsubscribe': '<https://x.test>',
      'Message-ID': id(),
    },
  })
  const bounce = createMail({
    headers: {
      From: 'Mail Delivery System <MAILER-DAEMON@mx.test>',
      To: to(),
      Subject: 'Undelivered Mail Returned to Sender',
      'Message-ID': id(),
    },
  })
  for (const raw of [news, bounce]) expect(await mails.post(raw)).toBe(200)
  expect(await count()).toBe(before)
  const dismissed = await mails.listed('dismissed')
  expect(dismissed.map(({ came_from, set_aside }) => [came_from, set_aside])).toEqual(
    expect.arrayContaining([
      ['auto.bug@example.test', 'auto_reply'],
      ['weekly@aba.test', 'newsletter'],
      ['MAILER-DAEMON@mx.test', 'bounce'],
    ]),
  )
  const auto = dismissed.find(({ came_from }) => came_from === 'auto.bug@example.test')
  expect((await mails.details(auto?.id)).fields).toContainEqual({
    name: 'Message',
    value: 'I am out of the office until Monday.',
  })
  await runJobs(mails.world, acknowledgeJob)
  const sent = sql`select from emails where to_address in ('auto.bug@example.test', 'weekly@aba.test', 'MAILER-DAEMON@mx.test')`
  expect(await mails.world.inPlatform(async (tx) => await tx.run(sent))).toBe(0)
})

test('bulk email in which a board names an applicant is an application', async () => {
  const email = someone()
  const headers = {
    From: 'Board <noreply@board.test>',
    To: to(),
    'List-Unsubscribe': '<https://x.test>',
    Precedence: 'bulk',
    'Message-ID': id(),
  }
  expect(await mails.post(createMail({ headers, text: `Name: Ana García\nEmail: ${email}` }))).toBe(200)
  expect(await mails.candidates(email)).toMatchObject([{ full_name: 'Ana García' }])
})

test('an unknown person forwards: it waits, both are proposed with the reason, and one click takes the first', async () => {
  const [email, friend] = [someone(), someone()]
  const headers = { From: `Cy Who <${friend}>`, To: to(), Subject: 'Fwd: RBT', 'Message-ID': id() }
  expect(await mails.post(createMail({ headers, text: forward(email), parts: [pdf] }))).toBe(200)
  expect([await mails.candidates(email), await mails.candidates(friend)]).toEqual([[], []])
  const row = await waits(email)
  expect(row).toMatchObject({
    name: 'Ana García',
    reason: 'They wrote the forwarded email. It isn’t clear which of the two applies.',
    place: { code: mails.code, organization: mails.world.own.name, position: 'RBT' },
  })
  expect(await mails.details(row?.id)).toMatchObject({
    people: [{ email_address: email }, { full_name: 'Cy Who', email_address: friend, reason: 'They sent the email.' }],
    files: ['resume.pdf'],
  })
  const routed = await mails.world.call('platform', 'POST', `/api/unrouted/${row?.id}/route`, { code: mails.code })
  expect(routed.status, routed.text).toBe(200)
  await mails.read()
  const [one] = await mails.candidates(email)
  expect(one?.resume_text).toContain('nanny')
  expect(await mails.words(one?.id)).toContain('I love this work.')
})

test('someone else is chosen: nothing of the first person goes along', async () => {
  const [email, friend] = [someone(), someone()]
  const headers = { From: `Cy Who <${friend}>`, To: to(), Subject: 'Fwd: RBT', 'Message-ID': id() }
  await mails.post(createMail({ headers, text: forward(email) }))
  const row = await waits(email)
  const body = { code: mails.code, full_name: 'Cy Who', email_address: friend, is_other: true }
  expect((await mails.world.call('platform', 'POST', `/api/unrouted/${row?.id}/route`, body)).status).toBe(200)
  expect(await mails.candidates(email)).toEqual([])
  expect(await mails.candidates(friend)).toMatchObject([{ full_name: 'Cy Who', phone_number: null }])
})

test('staff of the organization is never the candidate; staff of another may apply', async () => {
  const [ours, theirs] = [
    await loadStaff(mails.world.own.organizationId),
    await loadStaff(mails.world.foreign.organizationId),
  ]
  expect(await mails.post(createMail({ headers: from(ours), text: 'Please add her.', parts: [pdf] }))).toBe(200)
  expect(await mails.candidates(ours)).toEqual([])
  expect((await mails.listed()).find(({ came_from }) => came_from === ours)).toMatchObject({
    name: '',
    reason: 'We found no applicant in the email.',
  })
  const email = someone()
  expect(await mails.post(createMail({ headers: from(ours), text: forward(email) }))).toBe(200)
  expect(await mails.candidates(email)).toMatchObject([{ full_name: 'Ana García' }])
  expect(await mails.post(createMail({ headers: from(theirs), text: 'I apply.' }))).toBe(200)
  expect(await mails.candidates(theirs)).toMatchObject([{ organization_id: mails.world.own.organizationId }])
})

test('clinics see no proposal; who is erased leaves none, also as the second one proposed', async () => {
  const [email, friend] = [someone(), someone()]
  const headers = { From: `Cy Who <${friend}>`, To: to(), Subject: 'Fwd: RBT', 'Message-ID': id() }
  await mails.post(createMail({ headers, text: forward(email), parts: [pdf] }))
  const row = await waits(email)
  for (const who of ['clinic', 'manager', 'admin', 'foreign'] as const)
    expect((await mails.world.call(who, 'GET', `/api/unrouted/${row?.id}`)).status, who).toBe(403)
  const { own, services } = mails.world
  const keys = await mails.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ key: z.string() }),
        sql`select f ->> 'stored_as' as key from unrouted_applications, jsonb_array_elements(files) f where id = ${row?.id ?? ''}`,
      ),
  )
  expect(keys).toHaveLength(2)
  await mails.world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into all_candidates (id, organization_id, full_name, email_address, erasure_due_on)
        values (${randomUUID()}, ${own.organizationId}, 'Cy Who', ${friend}, '2026-11-19')`),
  )
  await eraseDue(mails.world)
  expect(await waits(email)).toBeUndefined()
  for (const { key } of keys) expect(await services.files.exists(key)).toBe(false)
})
