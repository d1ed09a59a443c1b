import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../../app/server/testing/erase-due.ts'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { createPdf } from '../../../../../db/demo/pdf.ts'
import { createMail } from '../../../../../integrations/inbound-mail/testing/create-mail.ts'
import { getReaderScope } from '../../../../../platform/server/actor.ts'
import { type Transact, transactAs } from '../../../../../platform/server/call.ts'
import { createSignature } from '../../../../access/webhooks/server/public.ts'
import { readResumesJob } from '../../../../candidates/resumes/server/jobs/read-resumes.ts'
import { unroutedApplications, unroutedDetails } from '../../contract/unrouted.ts'
import { sweepUnroutedJob } from '../jobs/sweep-unrouted.ts'
import { keepUnread } from '../mail/keep-unread.ts'

const secret = 'shared-with-the-mail-gateway'
const noon = new Date('2026-11-20T18:00:00Z')
let clock = noon
let world: World
let code = ''
beforeAll(async () => {
  world = await openWorld({ MAIL_WEBHOOK_SECRET: secret }, () => clock)
  code = `CODE-${world.own.organizationId.slice(0, 8)}`
})
afterAll(async () => await world.close())

type How = { signature?: string; type?: string; of?: World; from?: string }
const post = async (
  raw: Buffer | string,
  { signature, type = 'message/rfc822', of = world, from = createAddress() }: How = {},
) => {
  const answer = await of.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { 'content-type': type, 'reinforce-signature': signature ?? createSignature(secret, raw, clock) },
    payload: raw,
    remoteAddress: from,
  })
  return { status: answer.statusCode, body: answer.json<{ error?: { message: string } }>() }
}
const resume = createPdf('Ana García\nThree years as a nanny for a child on the autism spectrum.')
const pdf = { type: 'application/pdf', name: 'resume.pdf', body: resume }
const applied = (to: string, more: Parameters<typeof createMail>[0] = {}) => {
  const email = `ana.${randomUUID()}@example.test`
  const headers = { To: to, 'Reply-To': `Ana García <${email}>`, 'Message-ID': `<${randomUUID()}@board.test>` }
  return { email, raw: createMail({ parts: [pdf], ...more, headers: { ...headers, ...more.headers } }) }
}
const person = z.object({
  id: z.string(),
  full_name: z.string(),
  organization_id: z.string(),
  location_id: z.nullable(z.string()),
  position: z.string(),
  phone_number: z.nullable(z.string()),
  text_consent: z.nullable(z.string()),
  resume_file: z.nullable(z.string()),
  resume_text: z.nullable(z.string()),
})
const called = async (email: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        person,
        sql`select id, full_name, organization_id, location_id, position, phone_number, text_consent, resume_file, resume_text
            from all_candidates where email_address = ${email}`,
      ),
  )
const waiting = async (email: string | null) =>
  unroutedApplications.reply
    .parse((await world.call('platform', 'GET', '/api/unrouted')).body)
    .rows.find((row) => row.email === email)
const loadFile = async (id: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ stored_as: z.nullable(z.string()) }),
          sql`select stored_as from unrouted_applications where id = ${id}`,
        ),
    )
  )?.stored_as ?? ''
const count = async (table: string) =>
  await world.inPlatform(
    async (tx) =>
      (await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from ${sql.identifier(table)}`))?.n ?? 0,
  )

test('a forwarded application lands at the place of its code, its file is read like one of the apply page, no one is taken to agree to texts', async () => {
  const { email, raw } = applied(`jobs+${code.toLowerCase()}@clinic.test`, { text: 'Phone: (512) 555-0161' })
  expect(await post(raw)).toEqual({ status: 200, body: { received: true } })
  await runJobs(world, readResumesJob)
  const [one] = await called(email)
  expect(one).toMatchObject({
    full_name: 'Ana García',
    organization_id: world.own.organizationId,
    location_id: world.own.locationId,
    position: 'RBT',
    phone_number: expect.stringContaining('555') as unknown,
    text_consent: null,
    resume_file: expect.stringMatching(/^resumes\/mailed\/.+\.pdf$/) as unknown,
    resume_text: expect.stringContaining('Three years as a nanny') as unknown,
  })
  expect(await world.eventNames(one?.id)).toEqual(expect.arrayContaining(['application.mailed', 'resume.read']))
  const bySubject = applied('jobs@clinic.test', { headers: { Subject: `Ana García applied for ${code} in Austin` } })
  expect((await post(bySubject.raw)).status).toBe(200)
  expect(await called(bySubject.email)).toMatchObject([{ organization_id: world.own.organizationId }])
})

test('an email without a known code waits in Unrouted with its file, which is read once it was routed', async () => {
  const { email, raw } = applied('jobs+NOBODY-R2@clinic.test', {
    headers: { Subject: 'An RBT' },
    text: 'I love my work.',
  })
  expect((await post(raw)).status).toBe(200)
  const row = await waiting(email)
  expect(row).toMatchObject({ code: 'NOBODY-R2', came_from: 'noreply@board.test', organization: null, hasResume: true })
  const read = await world.call('platform', 'GET', `/api/unrouted/${row?.id}`)
  expect(unroutedDetails.reply.parse(read.body).fields).toEqual(
    expect.arrayContaining([
      { name: 'Subject', value: 'An RBT' },
      { name: 'Message', value: 'I love my work.' },
    ]),
  )
  const routed = await world.call('platform', 'POST', `/api/unrouted/${row?.id}/route`, { code })
  expect(routed.status, routed.text).toBe(200)
  await runJobs(world, readResumesJob)
  expect(await called(email)).toMatchObject([
    { resume_file: expect.any(String) as unknown, resume_text: expect.stringContaining('nanny') as unknown },
  ])
})

test('an application that the clinic refuses waits for a person, who adds what is missing; the first try leaves nothing', async () => {
  const imports = await count('imports')
  const raw = createMail({ headers: { To: `jobs+${code}@clinic.test`, 'Message-ID': `<${randomUUID()}@board.test>` } })
  expect((await post(raw)).status).toBe(200)
  expect(await count('imports')).toBe(imports)
  const row = await waiting(null)
  expect(row).toMatchObject({ code, name: '', hasResume: false })
  const url = `/api/unrouted/${row?.id}/route`
  expect((await world.call('platform', 'POST', url, { code })).status).toBe(400)
  const email_address = `late.${randomUUID()}@example.test`
  expect((await world.call('platform', 'POST', url, { code, full_name: 'Lee Late', email_address })).status).toBe(200)
  expect(await called(email_address)).toMatchObject([{ full_name: 'Lee Late' }])
})

test('the same email again does nothing, also when both come at once; another of the same person fills blanks', async () => {
  const { email, raw } = applied(`jobs+${code}@clinic.test`)
  const [candidates, readings] = [await count('all_candidates'), await count('resume_parse_jobs')]
  const answers = await Promise.all([1, 2, 3, 4].map(async () => await post(raw)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  clock = new Date('2026-11-21T18:00:00Z')
  expect((await post(raw)).status).toBe(200)
  clock = noon
  expect(await count('all_candidates')).toBe(candidates + 1)
  expect(await count('resume_parse_jobs')).toBe(readings + 1)
  await runJobs(world, readResumesJob)
  const again = createMail({
    headers: { To: `jobs+${code}@clinic.test`, 'Reply-To': `Ana <${email}>`, 'Message-ID': `<${randomUUID()}@b.test>` },
    text: 'Phone: 512 555 0163',
  })
  expect((await post(again)).status).toBe(200)
  expect(await called(email)).toHaveLength(1)
  const unknown = applied('jobs@clinic.test')
  await Promise.all([1, 2].map(async () => await post(unknown.raw)))
  const all = unroutedApplications.reply.parse((await world.call('platform', 'GET', '/api/unrouted')).body).rows
  expect(all.filter((row) => row.email === unknown.email)).toHaveLength(1)
})

test('a failure midway stores nothing, no file either, and the email is accepted when it comes again', async () => {
  const { email, raw } = applied(`jobs+${code}@clinic.test`)
  const { pool, config } = world.services
  const folder = path.join(config.dataDir, 'files', 'resumes', 'mailed')
  const kept = async () => (await readdir(folder)).length
  const [before, files] = [await count('inbound_application_emails'), await kept()]
  await pool.query(
    `create function app.die() returns trigger language plpgsql as $$ begin raise exception 'the server dies'; end $$`,
  )
  await pool.query('create trigger die before insert on resume_parse_jobs for each row execute function app.die()')
  expect((await post(raw)).status).toBe(500)
  await pool.query('drop trigger die on resume_parse_jobs')
  expect(await called(email)).toEqual([])
  expect([await count('inbound_application_emails'), await kept()]).toEqual([before, files])
  expect((await post(raw)).status).toBe(200)
  expect(await called(email)).toHaveLength(1)
  expect(await kept()).toBe(files + 1)
})

test('without a fresh signature over these very bytes nothing is read, and without a secret nothing is taken', async () => {
  const { email, raw } = applied(`jobs+${code}@clinic.test`)
  for (const signature of [
    '',
    'nonsense',
    createSignature('another secret of some length', raw, clock),
    createSignature(secret, Buffer.concat([raw, Buffer.from(' ')]), clock),
    ...[-6, 6].map((minutes) => createSignature(secret, raw, new Date(clock.getTime() + minutes * 60_000))),
  ])
    expect((await post(raw, { signature })).status, signature).toBe(401)
  expect((await post(raw, { type: 'text/plain' })).status).toBeGreaterThanOrEqual(400)
  expect((await post('{}', { type: 'application/json' })).status).toBe(400)
  expect(await called(email)).toEqual([])
  const mute = await openWorld({}, () => clock)
  expect(await post(raw, { of: mute })).toMatchObject({
    status: 503,
    body: { error: { message: /MAIL_WEBHOOK_SECRET/ } },
  })
  await mute.close()
})

test('more than 10 MB is refused, 10 MB are read', async () => {
  const head = `From: a@b.test\r\nTo: jobs+${code}@clinic.test\r\nReply-To: Bo Big <bo.big@example.test>\r\n\r\n`
  const most = 10 * 1024 * 1024
  expect((await post(Buffer.concat([Buffer.from(head), Buffer.alloc(most, 'x')]))).status).toBe(413)
  expect((await post(Buffer.concat([Buffer.from(head), Buffer.alloc(most - head.length, 'x')]))).status).toBe(200)
  expect(await called('bo.big@example.test')).toHaveLength(1)
}, 60_000)

test('refuses anything but an email in words; no sender, NUL bytes and hidden headers do no harm', async () => {
  const deep = Array.from(
    { length: 1_000 },
    (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`,
  )
  const before = await count('inbound_application_emails')
  expect(await post(`From: a@b.test\r\n${deep.join('')}`)).toMatchObject({
    status: 400,
    body: { error: { message: 'We can’t read this email.' } },
  })
  expect(await count('inbound_application_emails')).toBe(before)
  expect((await post('Subject: nobody sent this\r\n\r\nhello')).status).toBe(200)
  expect((await waiting(null))?.came_from).toBe('An email without a sender')
  const email = `nul.${randomUUID()}@example.test`
  const from = 'From: "A\u0000na =?utf-8?Q?=0D=0ABcc:_x@y.test?=" <noreply@b.test>\r\nReply-To: =?utf-8?Q?Ana=00'
  const hostile = `${from}=0D=0AX-Evil=3A_yes?= <${email}>\r\nTo: jobs+${code}@clinic.test\r\n\r\n\u0000Phone: 1\u0000\ud800`
  expect((await post(hostile)).status).toBe(200)
  const [one] = await called(email)
  expect(one?.full_name).toBe('Ana X-Evil: yes')
})

test('a program that is called a résumé is left out; of several files the résumé is taken, not the picture', async () => {
  const exe = {
    type: 'application/pdf',
    name: 'resume.pdf',
    body: Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000'),
  }
  const alone = applied(`jobs+${code}@clinic.test`, { parts: [exe] })
  const readings = await count('resume_parse_jobs')
  expect((await post(alone.raw)).status).toBe(200)
  expect(await called(alone.email)).toHaveLength(1)
  expect(await count('resume_parse_jobs')).toBe(readings)
  const picture = { type: 'image/png', name: 'resume.png', body: Buffer.from('89504e470d0a1a0a0000000d', 'hex') }
  const letter = { type: 'text/plain', name: 'letter.txt', body: 'Dear clinic, I would love to work with you.' }
  const several = applied(`jobs+${code}@clinic.test`, { parts: [exe, picture, letter, pdf] })
  expect((await post(several.raw)).status).toBe(200)
  await runJobs(world, readResumesJob)
  expect(await called(several.email)).toMatchObject([{ resume_text: expect.stringContaining('nanny') as unknown }])
})

test('the file of an application that is dismissed goes 30 days later, that of anyone who is erased at once', async () => {
  const [aside, gone] = [applied('jobs@clinic.test'), applied('jobs@clinic.test')]
  for (const { raw } of [aside, gone]) await post(raw)
  const [a, b] = [await waiting(aside.email), await waiting(gone.email)]
  const [asideFile, goneFile] = [await loadFile(a?.id ?? ''), await loadFile(b?.id ?? '')]
  const { files } = world.services
  await world.call('platform', 'PUT', `/api/unrouted/${a?.id}/dismissed`, { dismissed: true })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into all_candidates (id, organization_id, full_name, email_address, erasure_due_on)
        values (${randomUUID()}, ${world.own.organizationId}, 'Ana García', ${gone.email}, '2026-11-19')`),
  )
  await eraseDue(world)
  expect([await files.exists(goneFile), await files.exists(asideFile)]).toEqual([false, true])
  clock = new Date('2026-12-20T18:00:01Z')
  await sweepUnroutedJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  clock = noon
  expect(await files.exists(asideFile)).toBe(false)
})

test('the gateway delivers a thousand emails a minute, and 3,000 at most', async () => {
  const from = createAddress()
  const statuses: number[] = []
  for (let n = 0; n < 3001; n += 1) statuses.push((await post('x', { signature: '', from })).status)
  expect(statuses.slice(0, 3000).every((status) => status === 401)).toBe(true)
  expect(statuses[3000]).toBe(429)
}, 30_000)

test('an email that its reader gives up twice waits unread for a person, and never comes again', async () => {
  const raw = Buffer.from(`From: Board <board@jobs.test>\r\nSubject: Slow ${randomUUID()}\r\n\r\nName: Ana`)
  const transact: Transact = async (work, options) =>
    await transactAs(world.services, getReaderScope(world.services.config))(work, options)
  const keep = async () => await keepUnread(transact, raw, { services: world.services, now: clock })
  expect([await keep(), await keep(), await keep()]).toEqual([false, true, true])
  const { rows } = unroutedApplications.reply.parse((await world.call('platform', 'GET', '/api/unrouted')).body)
  const kept = rows.filter(({ came_from }) => came_from === 'Board <board@jobs.test>')
  expect(kept).toHaveLength(1)
  const details = await world.call('platform', 'GET', `/api/unrouted/${kept[0]?.id}`)
  expect(details.text).toContain('We could not read this email')
})
