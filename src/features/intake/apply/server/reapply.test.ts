import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { readResumesJob } from '../../../candidates/resumes/server/jobs/read-resumes.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

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
    remoteAddress: createAddress(),
  })
}
const row = z.object({ id: z.string(), city: nullableText })
const found = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`select id, city from all_candidates
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
        sql`select v.after from events f join event_values v on v.event_id = f.id where f.about = ${id} and f.name = 'candidate.appliedAgain' order by f.at`,
      ),
  )

const record = async () =>
  await world.inPlatform(async (tx) => {
    const [found] = await tx.rows(
      z.object({
        email: nullableText,
        phone: nullableText,
        city: nullableText,
        consent: nullableText,
        resume: nullableText,
        file: nullableText,
      }),
      sql`select email_address as email, phone_number as phone, city, text_consent as consent,
        resume_text as resume, resume_file as file from all_candidates where id = ${id}`,
    )
    return found
  })
type Suggestion = { id: string; came_by: string; changes: { field: string; before: unknown; after: unknown }[] }
const suggestions = async () => {
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)
  return (body as { suggestions: Suggestion[] }).suggestions
}
const decide = async (decision: string, suggestion = '', as: 'clinic' | 'foreign' = 'clinic') =>
  await world.call(as, 'POST', `/api/candidate-suggestions/${suggestion}/decision`, { decision })

test('a stranger who applies again under a known name changes nothing: how they are reached, city, résumé and consent wait for staff', async () => {
  const before = await record()
  const answer = await send({
    phone_number: '(254) 201-0177',
    city: 'Waco',
    full_name: 'NEREIDA WOZNIAK',
    resume_text: 'Three years with children.',
    text_consent: 'yes',
  })
  expect(answer.json()).toEqual({ ok: true })
  expect(await record()).toEqual(before)
  expect(await suggestions()).toMatchObject([
    {
      came_by: 'apply',
      consents: true,
      changes: [
        { field: 'city', before: null, after: 'Waco' },
        { field: 'phone_number', before: null, after: '(254) 201-0177' },
        { field: 'resume_text', before: null, after: 'Three years with children.' },
      ],
    },
  ])
  expect(await again()).toMatchObject([{ after: { code, full_name: 'NEREIDA WOZNIAK', with_resume: false } }])
})

test('the address of someone who is known by phone only is not filled by a stranger', async () => {
  await set(sql`email_address = null, phone_number = '+1 254 201 0188', city = 'Austin'`)
  await send({ phone_number: '(254) 201-0188', email_address: `attacker${n}@evil.test`, text_consent: 'yes' })
  expect(await record()).toMatchObject({ email: null, phone: '+1 254 201 0188', consent: null })
})

test('an accepted value becomes theirs, once; a dismissed one does not; and the timeline shows both', async () => {
  await set(sql`city = 'Austin'`)
  await send({ phone_number: '(254) 201-0177', city: 'Waco', text_consent: 'yes' })
  const [first] = await suggestions()
  expect((await decide('accepted', first?.id, 'foreign')).status).toBe(404)
  expect((await decide('accepted', first?.id)).status).toBe(200)
  expect(await record()).toMatchObject({ city: 'Waco', phone: '(254) 201-0177', consent: 'given' })
  expect(await suggestions()).toEqual([])
  expect((await decide('dismissed', first?.id)).status).toBe(409)
  await send({ city: 'Dallas' })
  const [second] = await suggestions()
  expect((await decide('dismissed', second?.id)).status).toBe(200)
  expect(await record()).toMatchObject({ city: 'Waco' })
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)
  for (const name of ['candidate.suggestionAccepted', 'candidate.suggestionDismissed'])
    expect(timeline.text).toContain(name)
})

test('a refusal of texts is not lifted, not even where the form is accepted', async () => {
  await set(sql`phone_number = '+1 254 201 0166', text_consent = 'refused', text_consent_source = 'Wrote STOP'`)
  await send({ phone_number: '254 201 0166', text_consent: 'yes', city: 'Waco' })
  const [one] = await suggestions()
  expect((await decide('accepted', one?.id)).status).toBe(200)
  expect(await record()).toMatchObject({ consent: 'refused', city: 'Waco' })
})

test('forms without an end leave ten suggestions', async () => {
  for (let form = 0; form < 12; form += 1) await send({ city: `City ${'abcdefghijkl'.charAt(form)}` })
  expect(await suggestions()).toHaveLength(10)
})

test('records the same form sent twice, or at once, only once', async () => {
  const form = { id: crypto.randomUUID(), city: 'Waco' }
  const answers = await Promise.all([send(form), send(form)])
  expect(answers.map((one) => one.json<object>())).toEqual([{ ok: true }, { ok: true }])
  await send(form)
  expect(await again()).toHaveLength(1)
  expect(await found()).toHaveLength(1)
})

test('a résumé that comes again is stored among the documents and never becomes theirs', async () => {
  await send({}, 'Nereida Wozniak\nTwo years as a nanny for a child on the spectrum.')
  await runJobs(world, readResumesJob)
  expect(await record()).toMatchObject({ resume: null, file: null })
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${id}/documents`)
  expect(body).toMatchObject({ rows: [{ name: 'Resume of 2026-11-20.txt' }] })
})

test.each([
  ['of another name with the same email', { full_name: 'Ben Okafor' }],
  ['of the same name with another email', { email_address: 'nereida@elsewhere.test', phone_number: '254 201 0144' }],
])('someone %s is added, and both records name each other', async (_, fields) => {
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

test('does not touch a person who is to be deleted, or is of another organization', async () => {
  await set(sql`erasure_due_on = '2026-12-20'`)
  const [foreign = ''] = await addPeople(world, 'foreign', 1, { full_name: 'Nereida Wozniak', email_address: email })
  await send({ city: 'Waco' })
  const rows = await found()
  expect(rows).toHaveLength(3)
  expect(rows.filter((one) => one.city === 'Waco' && one.id !== id && one.id !== foreign)).toHaveLength(1)
  expect(await again()).toEqual([])
})
