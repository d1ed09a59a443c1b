import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { invitations } from '../contract/invitations.ts'
import { people } from '../contract/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const someone = async (level: 'Manager' | 'Admin' | null = null, organizationId = world.own.organizationId) => {
  const email = `${randomUUID()}@example.test`
  const ids = await world.inPlatform(async (tx) => await world.addPerson(tx, { email, organizationId, level }))
  const answer = await world.call(null, 'POST', '/api/auth/sign-in/email', { email, password })
  return { ...ids, email, headers: { authorization: `Bearer ${String(answer.headers['set-auth-token'])}` } }
}
const change = async (who: 'admin' | 'platform' | 'foreign', id: string, to: object) =>
  await world.call(who, 'PATCH', `/api/users/${id}`, to)
const ask = async (headers: Record<string, string>, url = '/api/candidates') => await world.app.inject({ url, headers })
const rows = async (query = '') => people.reply.parse((await world.call('admin', 'GET', `/api/users?${query}`)).body)

test('the table: found by name or address, filtered by level and status, with last sign-in, two-factor and status', async () => {
  const person = await someone('Manager')
  const found = await rows(`q=${person.email.slice(0, 12)}`)
  expect(found).toMatchObject({
    total: 1,
    rows: [{ email: person.email, admin_level: 'Manager', two_factor_at: null, deactivated_at: null }],
  })
  expect(found.rows[0]?.last_sign_in_at).not.toBeNull()
  expect((await rows('level=Admin')).rows.every(({ admin_level }) => admin_level === 'Admin')).toBe(true)
  expect((await rows('status=deactivated')).total).toBe(0)
  expect((await rows('q=%25')).total).toBe(0)
})

test('a new level and role are felt at the next call, and are events', async () => {
  const person = await someone()
  expect((await ask(person.headers, '/api/users')).statusCode).toBe(403)
  expect((await change('admin', person.id, { admin_level: 'Admin', role: 'recruiter' })).status).toBe(200)
  await expect.poll(async () => (await ask(person.headers, '/api/users')).statusCode).toBe(200)
  expect(await world.eventNames(person.id)).toEqual(expect.arrayContaining(['user.levelChanged', 'user.roleChanged']))
  expect((await change('admin', person.id, { role: '  ' })).body).toMatchObject({
    error: { fields: { role: /Enter a role/ } },
  })
})

test('no one changes their own level, deactivates themselves, or reaches people of another organization', async () => {
  const { admin, foreign } = world.users
  expect((await change('admin', admin.id, { admin_level: '' })).body).toMatchObject({
    error: { fields: { admin_level: 'You can’t change your own admin level.' } },
  })
  expect((await world.call('admin', 'POST', `/api/users/${admin.id}/deactivate`, {})).status).toBe(409)
  for (const what of ['deactivate', 'reactivate', 'end-sessions', 'reset-two-factor', 'reset-link'])
    expect((await world.call('admin', 'POST', `/api/users/${foreign.id}/${what}`, {})).status, what).toBe(404)
  expect((await change('admin', foreign.id, { admin_level: 'Manager' })).status).toBe(404)
})

test('the last Admin cannot be demoted, deactivated or moved', async () => {
  const { foreign } = world.users
  for (const answer of [
    await change('platform', foreign.id, { admin_level: '' }),
    await world.call('platform', 'POST', `/api/users/${foreign.id}/deactivate`, {}),
    await change('platform', foreign.id, { organization_id: world.own.organizationId, reason: 'New job' }),
  ])
    expect(answer.body).toMatchObject({ error: { code: 'conflict', message: /last Admin/ } })
})

test('two Admins who demote each other at the same moment leave one Admin', async () => {
  for (let round = 0; round < 5; round++) {
    const organizationId = randomUUID()
    await world.inPlatform(
      async (tx) => await tx.run(sql`insert into organizations (id, name) values (${organizationId}, 'Two Admins')`),
    )
    const [a, b] = [await someone('Admin', organizationId), await someone('Admin', organizationId)]
    const demote = async (by: typeof a, whom: typeof a) =>
      await world.app.inject({
        method: 'PATCH',
        url: `/api/users/${whom.id}`,
        payload: { admin_level: '' },
        headers: by.headers,
      })
    await Promise.all([demote(a, b), demote(b, a)])
    const left = await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ n: z.number() }),
          sql`select count(*)::int as n from reinforce_users where organization_id = ${organizationId} and admin_level = 'Admin'`,
        ),
    )
    expect(left?.n).toBe(1)
  }
})

test('a deactivated person is out at once and cannot sign in; history stays, and the account can be opened again', async () => {
  const person = await someone()
  expect((await ask(person.headers)).statusCode).toBe(200)
  expect((await world.call('admin', 'POST', `/api/users/${person.id}/deactivate`, {})).status).toBe(200)
  expect((await world.call('admin', 'POST', `/api/users/${person.id}/deactivate`, {})).status).toBe(409)
  await expect.poll(async () => (await ask(person.headers)).statusCode).toBe(401)
  const signIn = async () =>
    await world.call(null, 'POST', '/api/auth/sign-in/email', { email: person.email, password })
  expect((await signIn()).body).toMatchObject({ error: { message: 'Invalid email or password' } })
  expect(await world.eventNames(person.id)).toEqual(expect.arrayContaining(['user.signedIn', 'user.deactivated']))
  expect((await world.call('admin', 'POST', `/api/users/${person.id}/reactivate`, {})).status).toBe(200)
  expect((await signIn()).status).toBe(200)
})

test('an Admin ends the sessions of a person, and makes a link where no email reaches them', async () => {
  const person = await someone()
  expect((await world.call('admin', 'POST', `/api/users/${person.id}/end-sessions`, {})).body).toEqual({ ended: 1 })
  await expect.poll(async () => (await ask(person.headers)).statusCode).toBe(401)
  const made = z
    .object({ link: z.string() })
    .parse((await world.call('admin', 'POST', `/api/users/${person.id}/reset-link`, {})).body)
  const word = { next: 'handed-over', confirm: 'handed-over' }
  expect(
    (await world.call(null, 'POST', `/api/auth/password-resets/${made.link.split('/').at(-1)}`, word)).status,
  ).toBe(200)
  expect(
    (await world.call(null, 'POST', '/api/auth/sign-in/email', { email: person.email, password: word.next })).status,
  ).toBe(200)
  expect((await world.call('admin', 'POST', `/api/users/${person.id}/reset-two-factor`, {})).body).toMatchObject({
    error: { message: 'This person has no two-factor sign-in.' },
  })
})

test('an Admin takes a lost second factor away with their own password only', async () => {
  const [admin, person] = [await someone('Admin'), await someone()]
  await world.services.pool.query(
    `insert into auth."twoFactor" (secret, "backupCodes", "userId", verified) values ('sealed', 'sealed', $1, true)`,
    [person.authUserId],
  )
  await world.inPlatform(
    async (tx) => await tx.run(sql`update reinforce_users set two_factor_at = now() where id = ${person.id}`),
  )
  const reset = async (given: object) =>
    await world.app.inject({
      method: 'POST',
      url: `/api/users/${person.id}/reset-two-factor`,
      payload: given,
      headers: admin.headers,
    })
  for (const given of [{}, { password: 'wrong' }])
    expect((await reset(given)).json()).toMatchObject({ error: { fields: { password: /This is not your password/ } } })
  expect((await rows(`q=${person.email}`)).rows[0]?.two_factor_at).not.toBeNull()
  expect((await reset({ password })).statusCode).toBe(200)
  expect((await rows(`q=${person.email}`)).rows[0]?.two_factor_at).toBeNull()
  expect(await world.eventNames(person.id)).toContain('user.twoFactorReset')
  expect(await world.eventNames(admin.id)).toContain('user.ownPasswordWrong')
})

test('platform Admins move a person to another organization, with a reason; clinic Admins cannot', async () => {
  const person = await someone()
  const to = { organization_id: world.foreign.organizationId }
  expect((await change('admin', person.id, { ...to, reason: 'x' })).status).toBe(404)
  expect((await change('platform', person.id, to)).body).toMatchObject({
    error: { fields: { reason: /Enter a reason/ } },
  })
  expect((await change('platform', person.id, { ...to, reason: 'Works there now' })).status).toBe(200)
  expect((await change('foreign', person.id, { role: 'user' })).status).toBe(200)
  expect(await world.eventNames(person.id)).toContain('user.moved')
})

test('an address in use and one already invited are refused; a withdrawn invitation cannot be used', async () => {
  const organization_id = world.own.organizationId
  const invite = async (email: string) =>
    await world.call('admin', 'POST', '/api/invitations', { organization_id, email })
  expect((await invite('Foreign@example.test')).body).toMatchObject({
    error: { fields: { email: 'Someone already signs in with this.' } },
  })
  const made = await invite('later@example.test')
  expect(made.body).toMatchObject({ mailed: false })
  const token = z.object({ link: z.string() }).parse(made.body).link.split('/').at(-1) ?? ''
  expect((await invite('later@example.test')).body).toMatchObject({ error: { fields: { email: /open invitation/ } } })
  const list = async () =>
    invitations.reply.parse((await world.call('admin', 'GET', '/api/users/invitations')).body).rows
  const row = (await list()).find(({ email }) => email === 'later@example.test')
  expect(row).toMatchObject({ state: 'open', mail: null })
  const withdraw = async (who: 'admin' | 'foreign') =>
    await world.call(who, 'POST', `/api/users/invitations/${row?.id}/withdraw`, {})
  expect((await withdraw('foreign')).status).toBe(404)
  expect((await withdraw('admin')).status).toBe(200)
  expect((await withdraw('admin')).status).toBe(409)
  expect((await world.call(null, 'GET', `/api/invitations/${token}`)).status).toBe(404)
  expect((await list()).find(({ email }) => email === 'later@example.test')).toMatchObject({ state: 'withdrawn' })
  expect((await invite('later@example.test')).status).toBe(200)
})

test('your own name and the organization’s name are saved cleaned, empty ones refused', async () => {
  expect((await world.call('clinic', 'PUT', '/api/me/profile', { full_name: ' ' })).status).toBe(400)
  expect((await world.call('clinic', 'PUT', '/api/me/profile', { full_name: 'riley <b>adams' })).status).toBe(200)
  expect((await world.call('admin', 'PATCH', '/api/me/organization', { name: '' })).status).toBe(400)
  expect((await world.call('admin', 'PATCH', '/api/me/organization', { name: ' Bright  Path ' })).status).toBe(200)
  expect((await world.call('admin', 'GET', '/api/me/organization')).body).toMatchObject({ name: 'Bright Path' })
  expect((await world.call('clinic', 'PATCH', '/api/me/organization', { name: 'Mine' })).status).toBe(403)
})
