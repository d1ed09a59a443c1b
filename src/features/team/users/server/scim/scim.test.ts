import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addColleague } from '../../../../../app/server/testing/add-colleague.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'

const now = new Date()
let world: World
let key: string
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://console.example.test', DEMO_DATA: 'on' }, () => now)
  key = await makeKey('scim')
})
afterAll(async () => await world.close())

const makeKey = async (scope: 'scim' | 'write', who: 'admin' | 'foreign' = 'admin') => {
  const { body } = await world.call(who, 'POST', '/api/api-keys', { name: `Directory ${randomUUID()}`, scope })
  return (body as { key: string }).key
}
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const send = async (method: Method, path: string, payload?: object, by = key) => {
  const answer = await world.app.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { authorization: `Bearer ${by}`, ...(payload ? { 'content-type': 'application/scim+json' } : {}) },
    ...(payload ? { payload: JSON.stringify(payload) } : {}),
  })
  const type = answer.headers['content-type'] ?? ''
  return { status: answer.statusCode, type, body: answer.body ? answer.json<unknown>() : null }
}
const patch = async (id: string, operation: object, by = key) =>
  await send(
    'PATCH',
    `/Users/${id}`,
    { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations: [operation] },
    by,
  )
const user = z.object({ id: z.string(), userName: z.string(), active: z.boolean() })
const page = z.object({ totalResults: z.number(), itemsPerPage: z.number(), Resources: z.array(user) })
const list = async (query = '') => page.parse((await send('GET', `/Users${query}`)).body)
const find = async (name: string) => await list(`?filter=${encodeURIComponent(`userName eq "${name}"`)}`)
const errorSchemas = ['urn:ietf:params:scim:api:messages:2.0:Error']

/** As Okta writes it. */
const newcomer = (email: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: email,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: email, type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
})

test('a directory lists the people of its organization in pages of one order, and no one else', async () => {
  await addColleague(world)
  const all = await list()
  expect(all.Resources.map(({ userName }) => userName)).toEqual(expect.arrayContaining(['admin@example.test']))
  expect(all.Resources.map(({ userName }) => userName)).not.toContain('foreign@example.test')
  expect(all.totalResults).toBe(all.Resources.length)
  const [first, second] = [await list('?startIndex=1&count=2'), await list('?startIndex=3&count=2')]
  expect([...first.Resources, ...second.Resources]).toEqual(all.Resources.slice(0, 4))
  expect(first.totalResults).toBe(all.totalResults)
  for (const query of ['?count=0', '?startIndex=9999'])
    expect(await list(query)).toMatchObject({ totalResults: all.totalResults, itemsPerPage: 0, Resources: [] })
  expect(await find('ADMIN@example.test')).toMatchObject({ totalResults: 1, Resources: [{ active: true }] })
  expect(await find('foreign@example.test')).toMatchObject({ totalResults: 0, Resources: [] })
  const refused = await send('GET', `/Users?filter=${encodeURIComponent('active eq true')}`)
  expect(refused).toMatchObject({
    status: 400,
    type: 'application/scim+json; charset=utf-8',
    body: { schemas: errorSchemas, status: '400', scimType: 'invalidFilter' },
  })
})

test('a new user is invited, keeps the id when they accept, and is never an Admin', async () => {
  const email = `${randomUUID()}@example.test`
  const made = await send('POST', '/Users', { ...newcomer(email), admin_level: 'Admin', role: 'owner' })
  expect(made).toMatchObject({
    status: 201,
    type: 'application/scim+json; charset=utf-8',
    body: { userName: email, displayName: 'Test User', active: true, meta: { resourceType: 'User' } },
  })
  const { id } = user.parse(made.body)
  expect(await send('POST', '/Users', newcomer(email))).toMatchObject({
    status: 409,
    body: { schemas: errorSchemas, status: '409', scimType: 'uniqueness' },
  })
  const mail = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ body: z.string() }),
        sql`select body from emails where about = ${id} and to_address = ${email}`,
      ),
  )
  expect(mail?.body).toContain('You are invited')
  const token = /\/invite\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? ''
  const sent = { email, full_name: 'Test User', password: 'horse-in-a-barn' }
  expect((await world.call(null, 'POST', `/api/invitations/${token}/accept`, sent)).status).toBe(200)
  expect(await find(email)).toMatchObject({ totalResults: 1, Resources: [{ id, active: true }] })
  const person = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ role: z.string(), admin_level: z.nullable(z.string()) }),
        sql`select role, admin_level from reinforce_users where id = ${id}`,
      ),
  )
  expect(person).toEqual({ role: 'user', admin_level: null })
  expect(await world.eventNames(id)).toEqual(['user.invited', 'user.signedUp'])
})

test('an invited person who leaves before they came has no invitation, and gets a new one when they return', async () => {
  const email = `${randomUUID()}@example.test`
  const { id } = user.parse((await send('POST', '/Users', newcomer(email))).body)
  expect(await patch(id, { op: 'Replace', path: 'active', value: 'False' })).toMatchObject({ body: { active: false } })
  expect(await find(email)).toMatchObject({ Resources: [{ id, active: false }] })
  expect(await patch(id, { op: 'Replace', path: 'active', value: 'True' })).toMatchObject({ body: { active: true } })
  expect(await world.eventNames(id)).toEqual(['user.invited', 'user.invitationWithdrawn', 'user.invitationRenewed'])
})

test('people are deactivated and reactivated in each form of a request, and once', async () => {
  const person = await addColleague(world)
  const off = { op: 'replace', value: { active: false } }
  expect(await patch(person.id, off)).toMatchObject({ status: 200, body: { id: person.id, active: false } })
  expect(await patch(person.id, off)).toMatchObject({ status: 200, body: { active: false } })
  expect((await person.signIn()).token).toBe('')
  const whole = { ...newcomer(person.email), id: person.id }
  expect(await send('PUT', `/Users/${person.id}`, whole)).toMatchObject({ status: 200, body: { active: true } })
  expect((await person.signIn()).token).not.toBe('')
  // A whole form without the attribute changes nothing.
  const { active: _, ...rest } = whole
  expect(await send('PUT', `/Users/${person.id}`, rest)).toMatchObject({
    body: { active: true, displayName: 'Sam Rivera' },
  })
  for (let n = 0; n < 2; n++)
    expect(await send('DELETE', `/Users/${person.id}`)).toMatchObject({ status: 204, body: null })
  expect(await send('GET', `/Users/${person.id}`)).toMatchObject({ body: { active: false } })
  const names = (await world.eventNames(person.id)).filter((name) => /activated/.test(name))
  expect(names).toEqual(['user.deactivated', 'user.reactivated', 'user.deactivated'])
})

test('no directory reaches another organization, platform staff, or the last Admin', async () => {
  const off = { op: 'replace', path: 'active', value: false }
  const unknown = await patch(randomUUID(), off)
  for (const who of ['foreign', 'platform'] as const) {
    const { id } = world.users[who]
    const answers = [
      await patch(id, off),
      await send('GET', `/Users/${id}`),
      await send('PUT', `/Users/${id}`, { active: false }),
      await send('DELETE', `/Users/${id}`),
    ]
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: unknown.body })
  }
  expect(await send('GET', '/Users/not-an-id')).toMatchObject({ status: 404, body: { status: '404' } })
  const others = sql`update reinforce_users set deactivated_at = now()
    where organization_id = ${world.own.organizationId} and admin_level = 'Admin' and deactivated_at is null and id <> ${world.users.admin.id}`
  await world.inPlatform(async (tx) => await tx.run(others))
  const last = await patch(world.users.admin.id, off)
  expect(last).toMatchObject({ status: 409, body: { schemas: errorSchemas, status: '409' } })
  expect(z.object({ detail: z.string() }).parse(last.body).detail).toContain('last Admin')
  const platform = await world.call('platform', 'POST', '/api/api-keys', { name: 'Directory', scope: 'scim' })
  expect([platform.status, platform.text.includes('never platform staff')]).toEqual([400, true])
})

test('a directory’s key opens nothing else, and no other key or person opens the directory', async () => {
  for (const url of ['/api/candidates', '/api/users', '/api/api-keys', '/api/me/sessions']) {
    const answer = await world.app.inject({ url, headers: { authorization: `Bearer ${key}` } })
    expect(answer.statusCode, url).toBe(403)
  }
  const closed = { schemas: errorSchemas, status: '403' }
  expect(await send('GET', '/Users', undefined, await makeKey('write'))).toMatchObject({ status: 403, body: closed })
  expect(await send('GET', '/Users', undefined, await world.getToken('admin'))).toMatchObject({ status: 403 })
  expect(await send('GET', '/Users', undefined, 'rk_nothing')).toMatchObject({
    status: 401,
    body: { schemas: errorSchemas, status: '401' },
  })
})

test('a directory reads what is supported', async () => {
  expect(await send('GET', '/ServiceProviderConfig')).toMatchObject({ body: { patch: { supported: true } } })
  expect(await send('GET', '/ResourceTypes')).toMatchObject({ body: { Resources: [{ id: 'User' }] } })
  const { body } = await send('GET', '/Schemas')
  expect(JSON.stringify(body)).toContain('"name":"active"')
  expect(await send('POST', '/Users', { ...newcomer('not an address') })).toMatchObject({
    status: 400,
    body: { scimType: 'invalidValue' },
  })
  expect(await send('PATCH', `/Users/${world.users.clinic.id}`, {})).toMatchObject({
    status: 400,
    body: { schemas: errorSchemas },
  })
})
