import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../app/server/testing/run-jobs.ts'
import { nextAddress, openWorld, type World } from '../../../app/server/testing/world.ts'
import { addPeople } from '../../messaging/server/testing/people.ts'
import { readResumesJob } from '../../resumes/server/jobs/read-resumes.ts'

let world: World
let code: string
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  code = `CODE-${world.own.organizationId.slice(0, 8)}`
})
afterAll(async () => await world.close())

let n = 0
let email = ''
let id = ''
beforeEach(async () => {
  n += 1
  email = `nereida${n}.wozniak@example.test`
  ;[id = ''] = await addPeople(world, 'own', 1, {
    full_name: 'Nereida Wozniak',
    email_address: email,
    phone_number: null,
    city: null,
    state: null,
    status: 'Reviewed By Clinic',
    resume_text: null,
    text_consent: null,
  })
})

const send = async (fields: Record<string, string> = {}, file?: string) => {
  const form = new FormData()
  const typed = { id: crypto.randomUUID(), full_name: 'Nereida Wozniak', email_address: email, ...fields }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  if (file !== undefined) form.append('resume', new Blob([file]), 'cv.txt')
  const request = new Request('http://x/', { method: 'POST', body: form })
  return await world.app.inject({
    method: 'POST',
    url: `/api/apply/${code}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    remoteAddress: nextAddress(),
  })
}
const text = z.nullable(z.string())
const row = z.object({ id: z.string(), status: z.string(), phone: text, city: text, consent: text, resume: text })
const found = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`select id, status, phone_number as phone, city, text_consent as consent, resume_text as resume from all_candidates
            where email_address = ${email} order by created_at, id`,
      ),
  )
const set = async (change: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set ${change} where id = ${id}`))
const again = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ after: z.record(z.string(), z.unknown()) }),
        sql`select v.after from facts f join fact_values v on v.fact_id = f.id where f.about = ${id} and f.name = 'candidate.appliedAgain' order by f.at`,
      ),
  )

test('who applies again is updated where nothing was known, keeps the status, and the timeline says what was new', async () => {
  const answer = await send({ phone_number: '(254) 201-0177', city: 'Waco', full_name: 'NEREIDA WOZNIAK' })
  expect(answer.json()).toEqual({ ok: true })
  expect(await found()).toEqual([
    { id, status: 'Reviewed By Clinic', phone: '(254) 201-0177', city: 'Waco', consent: null, resume: null },
  ])
  expect(await again()).toMatchObject([
    { after: { code, filled: 'phone_number, city', full_name: 'NEREIDA WOZNIAK', with_resume: false } },
  ])
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)
  expect(timeline.text).toContain('candidate.appliedAgain')
})

test('what is on file stays where something else was typed, and both are shown', async () => {
  await set(sql`city = 'Austin', phone_number = '+1 254 201 0188'`)
  await send({ phone_number: '(254) 201-0199', city: 'Waco' })
  expect(await found()).toMatchObject([{ city: 'Austin', phone: '+1 254 201 0188' }])
  expect(await again()).toMatchObject([{ after: { filled: '', city: 'Waco', phone_number: '(254) 201-0199' } }])
})

test('a refusal of texts is not lifted; a consent is noted where nothing was said about this number', async () => {
  await set(sql`phone_number = '+1 254 201 0166', text_consent = 'refused', text_consent_source = 'Wrote STOP'`)
  await send({ phone_number: '254 201 0166', text_consent: 'yes' })
  expect(await found()).toMatchObject([{ consent: 'refused' }])
  await set(sql`text_consent = null, text_consent_source = null`)
  await send({ phone_number: '254 201 0155', text_consent: 'yes' })
  expect(await found()).toMatchObject([{ consent: null }])
  await send({ phone_number: '254 201 0166', text_consent: 'yes' })
  expect(await found()).toMatchObject([{ consent: 'given' }])
})

test('the same form sent twice, or at once, is told once', async () => {
  const form = { id: crypto.randomUUID(), city: 'Waco' }
  const answers = await Promise.all([send(form), send(form)])
  expect(answers.map((one) => one.json<object>())).toEqual([{ ok: true }, { ok: true }])
  await send(form)
  expect(await again()).toHaveLength(1)
  expect(await found()).toHaveLength(1)
})

test('a first résumé is attached; a newer one lies among the documents beside it', async () => {
  const first = 'Nereida Wozniak\nTwo years as a nanny for a child on the spectrum.'
  await send({}, first)
  await runJobs(world, readResumesJob)
  expect((await found()).map(({ resume }) => resume)).toEqual([first])
  await send({}, 'Nereida Wozniak\nFour years as a registered behavior technician.')
  await runJobs(world, readResumesJob)
  expect((await found()).map(({ resume }) => resume)).toEqual([first])
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/documents`)
  expect(body).toMatchObject({ rows: [{ name: 'Resume of 2026-11-20.txt' }] })
})

test.each([
  ['of another name with the same email', { full_name: 'Ben Okafor' }],
  ['of the same name with another email', { email_address: 'nereida@elsewhere.test', phone_number: '254 201 0144' }],
])('somebody %s is added, and both records name each other', async (_, fields) => {
  await set(sql`phone_number = '254 201 0144', city = 'Waco'`)
  const form = crypto.randomUUID()
  expect((await send({ id: form, ...fields })).json()).toEqual({ ok: true })
  expect(await again()).toEqual([])
  for (const [one, other] of [
    [id, form],
    [form, id],
  ]) {
    const { body } = await world.call('clinic', 'GET', `/api/candidates/${one}/profile`)
    expect((body as { duplicates: { id: string }[] }).duplicates.map((each) => each.id)).toContain(other)
  }
})

test('who is to be deleted, or is of another organization, is not touched', async () => {
  await set(sql`erase_on = '2026-12-20'`)
  const [foreign = ''] = await addPeople(world, 'foreign', 1, { full_name: 'Nereida Wozniak', email_address: email })
  await send({ city: 'Waco' })
  const rows = await found()
  expect(rows).toHaveLength(3)
  expect(rows.filter((one) => one.city === 'Waco' && one.id !== id && one.id !== foreign)).toHaveLength(1)
  expect(await again()).toEqual([])
})
