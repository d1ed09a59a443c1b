import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAddress, openWorld, type World } from '../../../../app/server/testing/world.ts'
import { prospects } from '../contract/prospects.ts'

const now = new Date('2026-11-20T12:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

const listed = async (query = '') =>
  prospects.reply.parse((await world.call('platform', 'GET', `/api/prospects?${query}`)).body).rows
const add = async (payload: object) => await world.call('platform', 'POST', '/api/prospects', payload)
const findId = async (name: string) => (await listed()).find((row) => row.name === name)?.id ?? ''
const move = async (id: string, payload: object) =>
  await world.call('platform', 'POST', `/api/prospects/${id}/stage`, payload)

test('a demo request from the login page becomes a new lead with what was written; the same clinic twice is one', async () => {
  const ask = async (more: object = {}) =>
    await world.call(null, 'POST', '/api/demo-requests', {
      organization: 'Kite ABA',
      name: 'Kim Lee',
      email: 'kim@kite.test',
      message: 'We need 10 RBTs',
      ...more,
    })
  expect((await ask()).body).toEqual({ ok: true })
  expect((await ask({ organization: 'KITE aba' })).body).toEqual({ ok: true })
  expect((await ask({ organization: 'Robot Inc', website: 'http://spam.test' })).body).toEqual({ ok: true })
  const rows = await listed()
  expect(rows).toMatchObject([{ name: 'Kite ABA', stage: 'New Lead', contact_name: 'Kim Lee', source: 'Demo request' }])
  const { body } = await world.call('platform', 'GET', `/api/prospects/${rows[0]?.id}/log`)
  expect(JSON.stringify(body)).toContain('We need 10 RBTs')
  expect((await world.call('clinic', 'GET', '/api/prospects')).status).toBe(403)
})

test('an organization that looks the same is named before another one is made', async () => {
  expect(await add({ name: 'bright path aba' })).toMatchObject({
    status: 409,
    body: {
      error: {
        message: 'This looks like Bright Path ABA. Open it?',
        details: { twin: world.own.organizationId, isProspect: false },
      },
    },
  })
  expect((await add({ name: ' ' })).body).toMatchObject({ error: { fields: { name: 'Enter a name.' } } })
  expect(
    (await add({ name: 'Juniper', monthly_value: '1,200', next_step_on: '12/1/2026', rbt: 4, locations: 3 })).status,
  ).toBe(200)
  expect((await listed('q=juniper'))[0]).toMatchObject({
    monthly_value: 120_000,
    next_step_on: '2026-12-01',
    expected_positions: { rbt: 4, bcba: 0 },
    locations: 3,
  })
})

test('Lost needs a reason, Won a contact; what was won starts an onboarding and becomes a client', async () => {
  const juniper = await findId('Juniper')
  expect((await move(juniper, { stage: 'Lost' })).body).toMatchObject({
    error: { fields: { lost_reason: 'Enter why it was lost.' } },
  })
  expect((await move(juniper, { stage: 'Won' })).body).toMatchObject({ error: { fields: { stage: /contact/ } } })
  const kite = await findId('Kite ABA')
  const won = await move(kite, { stage: 'Won' })
  expect(won.body).toMatchObject({
    onboarding: { prospect_id: kite, name: 'Kite ABA', contact_email: 'kim@kite.test' },
  })
  const finished = await world.call('platform', 'POST', '/api/onboarding/finish', {
    kind: 'organization',
    prospect_id: kite,
    organization: { name: 'Kite ABA', contact_email: 'kim@kite.test', time_zone: 'America/Denver' },
    locations: [{ name: 'Denver', state: 'CO' }],
  })
  expect(finished.body).toMatchObject({ organization_id: kite })
  expect((await listed()).map((row) => row.name)).toEqual(['Juniper'])
})

test('a demo is scheduled, moves a new lead along and comes as a calendar file', async () => {
  const juniper = await findId('Juniper')
  expect(
    (await world.call('platform', 'POST', `/api/prospects/${juniper}/demo`, { at: '2026-11-19T10:00:00Z' })).body,
  ).toMatchObject({ error: { fields: { at: 'Choose a future time.' } } })
  await world.call('platform', 'POST', `/api/prospects/${juniper}/demo`, { at: '2026-12-01T15:00:00Z' })
  expect((await listed())[0]).toMatchObject({ stage: 'Demo Scheduled', demo_at: '2026-12-01T15:00:00.000Z' })
  expect((await world.call('platform', 'GET', `/api/prospects/${juniper}/demo.ics`)).text).toContain(
    'DTSTART:20261201T150000Z',
  )
})

test('a duplicate is merged: blanks filled, its log kept, itself gone', async () => {
  const juniper = await findId('Juniper')
  await add({ name: 'Juniper ABA', contact_email: 'j@juniper.test', source: 'Fair' })
  const double = await findId('Juniper ABA')
  await world.call('platform', 'POST', `/api/prospects/${double}/log`, { kind: 'call', body: 'Spoke with Jo' })
  expect((await world.call('platform', 'POST', `/api/prospects/${juniper}/merge`, { duplicate: double })).status).toBe(
    200,
  )
  expect(await listed()).toMatchObject([{ name: 'Juniper', contact_email: 'j@juniper.test', source: 'Fair' }])
  expect((await world.call('platform', 'GET', `/api/prospects/${juniper}/log`)).text).toContain('Spoke with Jo')
  expect(
    (await world.call('platform', 'POST', `/api/prospects/${juniper}/merge`, { duplicate: world.own.organizationId }))
      .status,
  ).toBe(404)
  const still = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ n: z.number() }),
        sql`select count(*)::int as n from organizations where id = ${world.own.organizationId}`,
      ),
  )
  expect(still?.n).toBe(1)
})

test('the pipeline comes as CSV as it is searched, for platform staff only and safe for spreadsheets', async () => {
  await add({ name: '=Kestrel', monthly_value: '1,200', next_step: 'Call, then write' })
  const { text } = await world.call('platform', 'GET', '/api/prospects/export?q=kestrel')
  const [head, row, end] = text.split('\r\n')
  expect(head).toMatch(/^\ufeffProspect,Stage,Days in stage,Contact,/)
  expect(row).toContain("'=Kestrel,New Lead,0,")
  expect(row).toContain(',1200.00,"Call, then write",')
  expect(end).toBe('')
  expect((await world.call('clinic', 'GET', '/api/prospects/export')).status).toBe(403)
})

test('asks about another name that is there already when a prospect is corrected, too', async () => {
  const juniper = await findId('Juniper')
  const edit = async (payload: object) => await world.call('platform', 'PUT', `/api/prospects/${juniper}`, payload)
  expect((await edit({ name: 'Bright Path ABA' })).body).toMatchObject({
    error: { code: 'conflict', details: { twin: world.own.organizationId, isProspect: false } },
  })
  expect((await edit({ name: 'Juniper', contact_phone: '512-555-0100 x2' })).status).toBe(200)
  expect((await edit({ name: 'Bright Path ABA', anyway: true })).status).toBe(200)
  expect((await edit({ name: 'Bright Path ABA', source: 'Fair' })).status).toBe(200)
  expect((await edit({ name: 'Juniper', source: 'Fair' })).status).toBe(200)
})

test('an owner is someone of the platform, and a phone number can be called', async () => {
  const stranger = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`select id from reinforce_users where organization_id = ${world.own.organizationId} limit 1`,
      ),
  )
  for (const owner_id of [stranger?.id, '00000000-0000-4000-8000-000000000000'])
    expect((await add({ name: 'Owned', owner_id })).body).toMatchObject({
      error: { fields: { owner_id: 'Choose someone from the platform.' } },
    })
  expect((await add({ name: 'Owned', contact_phone: 'after five' })).body).toMatchObject({
    error: { fields: { contact_phone: 'This is not a phone number.' } },
  })
  expect(await findId('Owned')).toBe('')
})

test('a clinic with the name of a client lands in the pipeline as well; a lost one that asks again is a new lead', async () => {
  const ask = async (organization: string) =>
    await world.call(null, 'POST', '/api/demo-requests', { organization, name: 'Ann', phone: '512-555-0100' })
  expect((await ask('Bright Path ABA')).body).toEqual({ ok: true })
  const lead = await findId('Bright Path ABA')
  expect(lead).not.toBe('')
  expect(lead).not.toBe(world.own.organizationId)
  expect((await world.call('platform', 'GET', `/api/prospects/${lead}/log`)).text).toContain(
    'Looks like the client Bright Path ABA.',
  )
  await move(lead, { stage: 'Lost', lost_reason: 'Too early' })
  await ask('bright path aba')
  expect((await listed()).filter((row) => row.name.toLowerCase() === 'bright path aba')).toMatchObject([
    { id: lead, stage: 'New Lead', lost_reason: null, next_step: 'Asked for a demo again' },
  ])
})

test('a prospect that was set up with templates is merged away; one with locations is refused in words', async () => {
  const juniper = await findId('Juniper')
  await add({ name: 'Heron Two' })
  const double = await findId('Heron Two')
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into message_templates (organization_id, type, name, content) values (${double}, 'text', 'Hello', 'Hi')`,
      ),
  )
  const merge = async () =>
    await world.call('platform', 'POST', `/api/prospects/${juniper}/merge`, { duplicate: double })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into locations (organization_id, name, state) values (${double}, 'Waco', 'TX')`),
  )
  expect(await merge()).toMatchObject({
    status: 409,
    body: { error: { message: /Heron Two has its own locations or people/ } },
  })
  await world.inPlatform(async (tx) => await tx.run(sql`delete from locations where organization_id = ${double}`))
  expect((await merge()).status).toBe(200)
  expect(await findId('Heron Two')).toBe('')
})

test('limits one address to five demo requests a minute, with any email addresses', async () => {
  const remoteAddress = createAddress()
  const asks = Array.from({ length: 8 }, async (_, n) => {
    const payload = { organization: `Flood ${n}`, name: 'Ann', email: `flood${n}@example.test` }
    return (await world.app.inject({ method: 'POST', url: '/api/demo-requests', payload, remoteAddress })).statusCode
  })
  expect((await Promise.all(asks)).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
})

test('a text to a prospect needs written consent, which is noted with it, in the form and in the file', async () => {
  const { id } = (await world.call('platform', 'POST', '/api/prospects', { name: 'Consent Clinic' })).body as {
    id: string
  }
  const log = async (more: object) =>
    await world.call('platform', 'POST', `/api/prospects/${id}/log`, { kind: 'text', body: 'Hello', ...more })
  const sentence = 'Texting a prospect needs written consent. Note where and when they gave it.'
  expect((await log({})).body).toMatchObject({ error: { code: 'invalid', fields: { text_consent: sentence } } })
  expect((await world.call('platform', 'GET', `/api/prospects/${id}/log`)).body).toEqual({ entries: [] })
  expect((await log({ text_consent: 'Signed form of 11/2' })).status).toBe(200)
  expect((await log({})).status).toBe(200)
  const rows = (await world.call('platform', 'GET', '/api/prospects?q=consent clinic')).body
  expect(rows).toMatchObject({ rows: [{ text_consent: 'Signed form of 11/2' }] })
  expect((await world.call('platform', 'GET', '/api/prospects/export?q=consent clinic')).text).toContain(
    'Signed form of 11/2',
  )
  const cleared = await world.call('platform', 'PUT', `/api/prospects/${id}`, {
    name: 'Consent Clinic',
    text_consent: '',
  })
  expect(cleared.status, cleared.text).toBe(200)
  expect((await log({})).status).toBe(400)
})
