import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { routeApplication, unroutedApplications, unroutedDetails } from '../../contract/unrouted.ts'
import { unroutedWaiting } from '../../contract/unrouted-waiting.ts'
import { sweepUnroutedJob } from '../jobs/sweep-unrouted.ts'

const noon = new Date('2026-11-20T18:00:00Z')
let clock = noon
let world: World
let key = ''
beforeAll(async () => {
  world = await openWorld({}, () => clock)
  const made = await world.call('admin', 'POST', '/api/api-keys', { name: 'Job board', scope: 'write' })
  key = z.object({ key: z.string() }).parse(made.body).key
})
afterAll(async () => await world.close())

const hand = async (applications: object[], more: object = {}) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/intake',
    headers: { authorization: `Bearer ${key}` },
    payload: { key: randomUUID(), applications, ...more },
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const toCode = (clinic: World['own']) => `CODE-${clinic.organizationId.slice(0, 8)}`
const someone = (more: object = {}) => {
  const email_address = `una.${randomUUID()}@example.test`
  return { full_name: 'una unrouted', email_address, position: 'RBT', job_code: 'NOBODY-KNOWS-R2', ...more }
}
const listed = async (show = 'waiting') =>
  unroutedApplications.reply.parse((await world.call('platform', 'GET', `/api/unrouted?show=${show}`)).body)
const count = async () =>
  unroutedWaiting.reply.parse((await world.call('platform', 'GET', '/api/unrouted/waiting')).body).waiting
const loadRow = async (email: string, show = 'waiting') => (await listed(show)).rows.find((row) => row.email === email)
/** Hands someone in under a code that leads nowhere; answers the id that waits. */
const waiting = async (more: object = {}) => {
  const one = someone(more)
  expect((await hand([one])).body).toMatchObject({ results: [{ result: 'unrouted' }] })
  return { ...one, id: (await loadRow(one.email_address))?.id ?? '' }
}
const route = async (id: string, to: object) => await world.call('platform', 'POST', `/api/unrouted/${id}/route`, to)
const dismiss = async (id: string, dismissed: boolean) =>
  await world.call('platform', 'PUT', `/api/unrouted/${id}/dismissed`, { dismissed })
const candidate = z.object({
  id: z.string(),
  organization_id: z.string(),
  location_id: z.nullable(z.string()),
  position: z.string(),
  city: z.nullable(z.string()),
  text_consent: z.nullable(z.string()),
  submitted: z.string(),
})
const called = async (email: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        candidate,
        sql`select id, organization_id, location_id, position, city, text_consent, date_submitted_ts as submitted
          from all_candidates where email_address = ${email}`,
      ),
  )
const kept = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ state: z.string(), application: z.nullable(z.unknown()), consent: z.nullable(z.string()) }),
        sql`select state, application, consent from unrouted_applications where id = ${id}`,
      ),
  )

test('an application whose code is not the organization’s waits with platform staff, the others land, and each has its answer', async () => {
  const before = await count()
  const lost = someone({ resume_text: 'Three years as a nanny.', phone_number: '(512) 555-0177' })
  const [here, unreadable, foreign] = [
    someone({ job_code: toCode(world.own).toLowerCase() }),
    someone({ position: 'Chef' }),
    someone({ job_code: toCode(world.foreign) }),
  ]
  const once = { key: randomUUID(), consent: 'Job board form' }
  const first = await hand([lost, here, unreadable, foreign], once)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    isRepeat: false,
    results: [
      { row: 1, result: 'unrouted', id: null, reasons: [] },
      { row: 2, result: 'added' },
      { row: 3, result: 'refused', reasons: [expect.stringContaining('Chef')] },
      { row: 4, result: 'unrouted', id: null },
    ],
  })
  expect((await hand([lost, here, unreadable, foreign], once)).body).toEqual({ ...first.body, isRepeat: true })
  expect(await count()).toBe(before + 2)
  expect(await called(lost.email_address)).toEqual([])
  expect(await called(foreign.email_address)).toEqual([])
  expect(await loadRow(lost.email_address)).toMatchObject({
    code: 'NOBODY-KNOWS-R2',
    name: 'Una Unrouted',
    phone: '(512) 555-0177',
    hasResume: true,
    came_from: 'API key Job board',
    organization: world.own.name,
    received_at: noon.toISOString(),
  })
  expect(await world.eventNames(String(first.body.importId))).toEqual(
    expect.arrayContaining(['candidates.imported', 'applications.unrouted']),
  )
})

test('hostile words are kept as far as they can be: NUL bytes, half signs, a code of any length', async () => {
  const one = await waiting({ full_name: 'U\u0000na \ud800', job_code: `\u0000${'\u{1F600}'.repeat(3_000)}` })
  expect(one.id).not.toBe('')
  expect((await loadRow(one.email_address))?.code).toBe('\u{1F600}'.repeat(200))
  expect((await world.call('platform', 'GET', `/api/unrouted/${one.id}`)).status).toBe(200)
})

test('hides unrouted applications from clinics, their Managers and programs, who decide nothing', async () => {
  const { id } = await waiting()
  for (const who of ['clinic', 'manager', 'admin', 'foreign'] as const)
    for (const [method, url, body] of [
      ['GET', '/api/unrouted', undefined],
      ['GET', '/api/unrouted/waiting', undefined],
      ['GET', `/api/unrouted/${id}`, undefined],
      ['POST', `/api/unrouted/${id}/route`, { location_id: world.own.locationId }],
      ['PUT', `/api/unrouted/${id}/dismissed`, { dismissed: true }],
    ] as const)
      expect((await world.call(who, method, url, body)).status, `${who} ${url}`).toBe(403)
  const asKey = await world.app.inject({ url: '/api/unrouted', headers: { authorization: `Bearer ${key}` } })
  expect(asKey.statusCode).toBe(403)
  const seen = sql`select from unrouted_applications where organization_id in (${world.platformId}, ${world.own.organizationId})`
  expect(await world.inClinic(world.own.organizationId, async (tx) => await tx.run(seen))).toBe(0)
  const forged = sql`insert into unrouted_applications (organization_id, from_organization_id, came_from, code, application, received_at)
    values (${world.platformId}, ${world.foreign.organizationId}, 'x', 'x', '{}', now())`
  await expect(world.inClinic(world.own.organizationId, async (tx) => await tx.run(forged))).rejects.toThrow(
    /row-level security/,
  )
})

test('shows its content, with the open codes close to its own', async () => {
  const { id } = await waiting({ job_code: toCode(world.foreign).replaceAll('-', ' '), city: 'Waco', position: 'BCBA' })
  const read = unroutedDetails.reply.parse((await world.call('platform', 'GET', `/api/unrouted/${id}`)).body)
  expect(read.fields).toEqual(expect.arrayContaining([{ name: 'City', value: 'Waco' }]))
  expect(read.codes).toEqual([
    { code: toCode(world.foreign), organization: world.foreign.name, location: 'Austin', position: 'RBT' },
  ])
  expect(read.position).toBe('BCBA')
})

test('routed by a code it lands there as if it had come with it, once, and is deleted here', async () => {
  clock = new Date('2026-11-22T18:00:00Z')
  const one = await (async () => {
    const then = clock
    clock = noon
    const given = someone({ position: '', city: 'Waco', location: 'Somewhere' })
    await hand([given], { consent: 'Job board form' })
    const id = (await loadRow(given.email_address))?.id ?? ''
    clock = then
    return { ...given, id }
  })()
  const answers = await Promise.all([1, 2, 3].map(async () => await route(one.id, { code: toCode(world.foreign) })))
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409'])
  const [landed] = answers.filter(({ status }) => status === 200)
  const people = await called(one.email_address)
  expect(people).toMatchObject([
    {
      organization_id: world.foreign.organizationId,
      location_id: world.foreign.locationId,
      position: 'RBT',
      city: 'Waco',
      text_consent: 'given',
      submitted: noon.toISOString(),
    },
  ])
  expect(routeApplication.reply.parse(landed?.body)).toEqual({
    candidate_id: people[0]?.id,
    organization: world.foreign.name,
    location: 'Austin',
    position: 'RBT',
    result: 'added',
  })
  expect(await kept(one.id)).toEqual({ state: 'routed', application: null, consent: null })
  expect(await world.eventNames(people[0]?.id)).toContain('application.routed')
  expect(await route(one.id, { code: toCode(world.own) })).toMatchObject({
    status: 409,
    body: { error: { message: 'This application was already routed.' } },
  })
  expect((await dismiss(one.id, true)).status).toBe(409)
  clock = noon
})

test('routed by a place it becomes what is chosen; who is there already has their blanks filled', async () => {
  const one = await waiting()
  expect((await route(one.id, { location_id: world.own.locationId, position: 'BCBA' })).body).toMatchObject({
    result: 'added',
    position: 'BCBA',
    organization: world.own.name,
  })
  const again = someone({ email_address: one.email_address, city: 'Lago Vista' })
  await hand([again])
  const id = (await loadRow(one.email_address))?.id ?? ''
  expect((await route(id, { location_id: world.own.locationId })).body).toMatchObject({
    result: 'updated',
    position: 'BCBA',
  })
  expect(await called(one.email_address)).toMatchObject([{ city: 'Lago Vista', position: 'BCBA' }])
})

test('a code of no one, a closed place and no place are refused, a clinic’s refusal is shown in words, and it continues to wait', async () => {
  const one = await waiting()
  const closed = randomUUID()
  await world.inPlatform(async (tx) => {
    await tx.run(
      sql`insert into locations (id, organization_id, name, is_active) values (${closed}, ${world.own.organizationId}, 'Closed', false)`,
    )
    const broken = JSON.stringify({ email_address: 'una at home' })
    await tx.run(
      sql`update unrouted_applications set application = application || ${broken}::jsonb where id = ${one.id}`,
    )
  })
  const routeFailing = async (to: object) =>
    (await route(one.id, to)).body as { error: { fields: Record<string, string>; message: string } }
  expect((await routeFailing({ code: 'NOPE' })).error.fields).toEqual({ code: 'Job code not found.' })
  expect((await routeFailing({})).error.fields).toHaveProperty('location_id')
  expect((await routeFailing({ location_id: randomUUID() })).error.fields).toHaveProperty('location_id')
  expect((await routeFailing({ location_id: closed })).error.message).toMatch(/Closed isn’t taking applications now/)
  expect((await routeFailing({ location_id: world.own.locationId })).error.message).toMatch(/una at home/)
  expect(await called(one.email_address)).toEqual([])
  expect(await kept(one.id)).toMatchObject({ state: 'waiting' })
  expect((await route(randomUUID(), { location_id: world.own.locationId })).status).toBe(404)
})

test('lists it among the dismissed, and restores it; both are notified', async () => {
  const one = await waiting()
  const before = await count()
  for (const _ of [1, 2]) expect((await dismiss(one.id, true)).body).toEqual({ ok: true })
  expect(await count()).toBe(before - 1)
  expect(await loadRow(one.email_address, 'dismissed')).toMatchObject({ id: one.id })
  expect((await route(one.id, { location_id: world.own.locationId })).body).toMatchObject({
    error: { message: 'This application was already dismissed.' },
  })
  expect((await dismiss(one.id, false)).body).toEqual({ ok: true })
  expect(await loadRow(one.email_address)).toMatchObject({ id: one.id })
  expect(await world.eventNames(one.id)).toEqual(['application.dismissed', 'application.broughtBack'])
  expect((await dismiss(randomUUID(), true)).status).toBe(404)
})

test('deletes those that waited for 180 days or were dismissed 30 days ago, and nothing earlier', async () => {
  const [old, aside] = [await waiting(), await waiting()]
  await dismiss(aside.id, true)
  const sweepOn = async (day: string) => {
    clock = new Date(day)
    await sweepUnroutedJob.run({ organizationId: '' }, world.services, new AbortController().signal)
    clock = noon
  }
  await sweepOn('2026-12-20T17:00:00Z')
  expect(await kept(aside.id)).toBeDefined()
  await sweepOn('2026-12-20T18:00:01Z')
  expect(await kept(aside.id)).toBeUndefined()
  await sweepOn('2027-05-19T17:00:00Z')
  expect(await kept(old.id)).toBeDefined()
  await sweepOn('2027-05-19T18:00:01Z')
  expect(await kept(old.id)).toBeUndefined()
  expect(await world.eventNames()).toContain('applications.swept')
})

test('a person erased at the clinic of the program is erased here too, by address or number, and no one else', async () => {
  const due = async (fields: object) =>
    await world.inPlatform(async (tx) => {
      const [id, given] = [randomUUID(), { email_address: null, phone_number: null, ...fields }]
      await tx.run(
        sql`insert into all_candidates (id, organization_id, full_name, email_address, phone_number, erasure_due_on)
            values (${id}, ${world.own.organizationId}, 'Ema Erased', ${given.email_address}, ${given.phone_number}, '2026-11-19')`,
      )
    })
  const [byMail, byPhone, other] = [
    await waiting(),
    await waiting({ phone_number: '+1 512 555 0166' }),
    await waiting({ phone_number: '512 555 0167' }),
  ]
  const elsewhere = await waiting()
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update unrouted_applications set from_organization_id = ${world.foreign.organizationId} where id = ${elsewhere.id}`,
      ),
  )
  await due({ email_address: byMail.email_address.toUpperCase() })
  await due({ phone_number: '(512) 555-0166' })
  await due({ email_address: elsewhere.email_address })
  await eraseDue(world)
  expect(await kept(byMail.id)).toBeUndefined()
  expect(await kept(byPhone.id)).toBeUndefined()
  expect(await kept(other.id)).toBeDefined()
  expect(await kept(elsewhere.id)).toBeDefined()
})
