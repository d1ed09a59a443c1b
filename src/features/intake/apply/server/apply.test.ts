import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { readResumesJob } from '../../../candidates/resumes/server/jobs/read-resumes.ts'

let world: World
let code: string
beforeAll(async () => {
  world = await openWorld()
  code = `CODE-${world.own.organizationId.slice(0, 8)}`
})
afterAll(async () => {
  await world.close()
})

const send = async (
  fields: Record<string, string>,
  file?: { name: string; bytes: string | Uint8Array<ArrayBuffer> },
  to = code,
  from = createAddress(),
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    id: crypto.randomUUID(),
    full_name: 'Zuri Applicant',
    email_address: 'zuri@example.test',
    ...fields,
  }))
    form.append(name, value)
  if (file) form.append('resume', new Blob([file.bytes]), file.name)
  const request = new Request('http://x/', { method: 'POST', body: form })
  return await world.app.inject({
    method: 'POST',
    url: `/api/apply/${to}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: from,
  })
}
const row = z.object({
  organization_id: z.string(),
  location_id: z.string(),
  position: z.string(),
  status: z.string(),
  text_consent: z.nullable(z.string()),
  text_consent_source: z.nullable(z.string()),
  resume_text: z.nullable(z.string()),
  current_rbt: z.nullable(z.boolean()),
  used: z.boolean(),
})
const found = async (email: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`select c.organization_id, c.location_id, c.position, c.status, c.text_consent, c.text_consent_source,
          c.resume_text, c.current_rbt, j.first_used_at is not null as used
    from all_candidates c join job_codes j on j.id = c.job_code_id where c.email_address = ${email}`,
      ),
  )

test('the code shows its place and position, in any case; unknown and retired codes get a kind answer', async () => {
  expect((await world.call(null, 'GET', `/api/apply/${code.toLowerCase()}`)).body).toMatchObject({
    organization: 'Bright Path ABA',
    location: 'Austin',
    position: 'RBT',
  })
  expect((await world.call(null, 'GET', '/api/apply/NOPE')).body).toMatchObject({
    error: { message: /do not know this code/ },
  })
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update job_codes set is_active = false where lower(code) = lower(${`CODE-${world.foreign.organizationId.slice(0, 8)}`})`,
      ),
  )
  expect(
    (await world.call(null, 'GET', `/api/apply/CODE-${world.foreign.organizationId.slice(0, 8)}`)).body,
  ).toMatchObject({ error: { message: /no longer takes applications/ } })
})

test('an application lands at the code’s organization and place with its consent and résumé, on today’s list', async () => {
  const resume = 'Zuri Applicant\nThree years as a nanny for a child on the autism spectrum.'
  expect(
    (await send({ text_consent: 'yes', current_rbt: 'yes', state: 'texas' }, { name: 'cv.txt', bytes: resume })).json(),
  ).toEqual({ ok: true })
  expect(await runJobs(world, readResumesJob)).toBe(1)
  const [person] = await found('zuri@example.test')
  expect(person).toMatchObject({
    organization_id: world.own.organizationId,
    location_id: world.own.locationId,
    position: 'RBT',
    status: 'Initial Inquiry',
    text_consent: 'given',
    resume_text: resume,
    current_rbt: true,
    used: true,
  })
  expect(person?.text_consent_source).toContain('Reply STOP to opt out')
  const today = await world.call('clinic', 'GET', '/api/candidates?scope=today&timeZone=America/New_York')
  expect(today.text).toContain('zuri@example.test')
})

test('the same form sent twice is one application; a robot’s is none', async () => {
  const id = crypto.randomUUID()
  for (let i = 0; i < 2; i++) expect((await send({ id, email_address: 'once@example.test' })).statusCode).toBe(200)
  // A box that was left empty says nothing.
  expect(await found('once@example.test')).toMatchObject([{ current_rbt: null }])
  expect((await send({ email_address: 'robot@example.test', website: 'http://spam.test' })).statusCode).toBe(200)
  expect(await found('robot@example.test')).toHaveLength(0)
})

test('wrong input is named at its field and adds no one', async () => {
  const submitFields = async (fields: Record<string, string>, file?: { name: string; bytes: string }) =>
    (await send({ email_address: 'wrong@example.test', ...fields }, file)).json<{ error: { fields: object } }>().error
      .fields
  expect(await submitFields({ full_name: ' ' })).toHaveProperty('full_name')
  expect(await submitFields({ email_address: '' })).toHaveProperty('email_address')
  expect(await submitFields({ video_introduction: 'javascript:alert(1)' })).toHaveProperty('video_introduction')
  expect(await submitFields({ state: 'Narnia' })).toHaveProperty('state')
  expect(await submitFields({}, { name: 'cv.exe', bytes: 'MZ\u0000\u0001\u0002binary' })).toHaveProperty('resume')
  expect(await found('wrong@example.test')).toHaveLength(0)
  expect((await send({}, undefined, 'NOPE')).statusCode).toBe(404)
})

test.each([
  ['a JPEG that calls itself a PDF', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF\u0000'],
  ['a HEIC of a phone', '\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000'],
  ['a PNG', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'],
  ['a WebP', 'RIFF\u0000\u0001\u0000\u0000WEBPVP8 '],
])('a photo of a page is refused with what to do instead: %s', async (_, bytes) => {
  const answer = await send(
    { email_address: 'photo@example.test' },
    { name: 'cv.pdf', bytes: new Uint8Array(Buffer.from(bytes, 'latin1')) },
  )
  expect(answer.json()).toMatchObject({
    error: {
      fields: {
        resume: 'We cannot read photos. Upload the original file or paste the text.',
      },
    },
  })
  expect(await found('photo@example.test')).toHaveLength(0)
})

const findId = async (email: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(z.object({ id: z.string() }), sql`select id from all_candidates where email_address = ${email}`),
    )
  )?.id ?? ''
const loadResume = async (email: string) =>
  (await world.call('clinic', 'GET', `/api/candidates/${await findId(email)}/resume`)).body
const loadFile = async (email: string) =>
  await world.call('clinic', 'GET', `/api/candidates/${await findId(email)}/resume-file`)

test('the applicant does not wait for the file to be read, and until then no one opens it', async () => {
  const bytes = 'Three years as a nanny for a child on the autism spectrum.'
  const email = 'later@example.test'
  expect((await send({ email_address: email }, { name: 'cv.txt', bytes })).statusCode).toBe(200)
  expect(await loadResume(email)).toMatchObject({ resume_text: null, file: null, reading: { waits: true } })
  expect((await loadFile(email)).status).toBe(404)
  await runJobs(world, readResumesJob)
  expect(await loadResume(email)).toMatchObject({ resume_text: bytes, file: { isPdf: false }, reading: null })
  const { headers, status } = await loadFile(email)
  expect(status).toBe(200)
  expect(String(headers['content-security-policy'])).toContain('sandbox')
  expect(String(headers['content-disposition'])).toMatch(/^attachment/)
  expect(await world.eventNames()).toContain('resume.read')
})

test('a file that could run something is not kept, and the page shows why', async () => {
  const email = 'script@example.test'
  const bytes =
    '%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF'
  expect((await send({ email_address: email, resume_text: 'Nanny.' }, { name: 'cv.pdf', bytes })).statusCode).toBe(200)
  await runJobs(world, readResumesJob)
  expect(await loadResume(email)).toMatchObject({
    resume_text: 'Nanny.',
    file: null,
    reading: { waits: false, reason: 'it contains a script.' },
  })
  expect((await loadFile(email)).status).toBe(404)
})

const state = async () =>
  await Promise.all(
    ['many1', 'many2', 'many3', 'one'].map(
      async (name) => (await loadResume(`${name}@example.test`)) as { reading: object | null },
    ),
  )

test('files of one address are read one at a time, and those of others go first', async () => {
  const many = createAddress()
  const bytes = 'Three years as a nanny for a child on the autism spectrum.'
  for (const n of [1, 2, 3])
    await send({ email_address: `many${n}@example.test` }, { name: 'cv.txt', bytes }, code, many)
  await send({ email_address: 'one@example.test' }, { name: 'cv.txt', bytes })
  const signal = new AbortController().signal
  const once = async () => await readResumesJob.run({ organizationId: world.platformId }, world.services, signal)
  await once()
  expect((await state()).map(({ reading }) => reading === null)).toEqual([true, false, false, false])
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update resume_parse_jobs set state = 'reading', claimed_at = ${world.services.clock().toISOString()}
        where candidate_id = ${await findId('many2@example.test')}`),
  )
  await once()
  expect((await state()).map(({ reading }) => reading === null)).toEqual([true, false, false, true])
  await once()
  expect((await state()).map(({ reading }) => reading === null)).toEqual([true, false, false, true])
})

test('a file that had to wait for another of its address is read right after it', async () => {
  const address = createAddress()
  const bytes = 'Three years as a nanny for a child on the autism spectrum.'
  const people = ['after1', 'after2'].map((name) => `${name}@example.test`)
  for (const email_address of people) await send({ email_address }, { name: 'cv.txt', bytes }, code, address)
  // Both runs of their own looked while another file of the address was being read.
  await world.services.pool.query(`delete from pgboss.job where name = $1`, [readResumesJob.name])
  await readResumesJob.run({ organizationId: world.platformId }, world.services, new AbortController().signal)
  await runJobs(world, readResumesJob)
  expect(await Promise.all(people.map(async (email) => await loadResume(email)))).toMatchObject([
    { reading: null, resume_text: bytes },
    { reading: null, resume_text: bytes },
  ])
})
