import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const link = z.object({ link: z.string() })
const invite = async (who: 'admin' | 'platform', payload: object) => {
  const answer = await world.call(who, 'POST', '/api/invitations', payload)
  expect(answer.status).toBe(200)
  return link.parse(answer.body).link.split('/').at(-1) ?? ''
}
const accept = async (token: string, payload: object) =>
  await world.call(null, 'POST', `/api/invitations/${token}/accept`, payload)

test('an invited person signs up by email with the role the invitation says, once', async () => {
  const token = await invite('admin', {
    organization_id: world.own.organizationId,
    email: 'new@example.test',
    full_name: 'new person',
    admin_level: 'Manager',
  })
  expect((await world.call(null, 'GET', `/api/invitations/${token}`)).body).toMatchObject({
    organizationName: 'Bright Path ABA',
    email: 'new@example.test',
  })
  const answer = await accept(token, {
    email: 'New@Example.test',
    full_name: 'ana o’brien',
    password: 'secret-enough',
    role: 'owner',
    organization_id: world.foreign.organizationId,
    admin_level: 'Admin',
  })
  expect(answer.status).toBe(200)
  const signedIn = await world.call(null, 'POST', '/api/auth/sign-in/email', {
    email: 'new@example.test',
    password: 'secret-enough',
  })
  expect(signedIn.body).toMatchObject({
    user: { full_name: 'Ana O’Brien', admin_level: 'Manager', role: 'user', organization_id: world.own.organizationId },
  })
  expect((await accept(token, { email: 'second@example.test', password: 'secret-enough' })).status).toBe(404)
  expect((await world.call(null, 'GET', `/api/invitations/${token}`)).body).toMatchObject({
    error: {
      message:
        'This invitation no longer works. If you already signed up, sign in. Otherwise, ask the person who invited you for a new link.',
    },
  })
})

const made = async () =>
  await world.inPlatform(
    async (tx) => (await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from invitations`))?.n,
  )

test('an invitation that names no one is refused at its field and makes no link', async () => {
  const before = await made()
  for (const blank of [{}, { email: '  ', phone_number: ' ' }, { email: '\u00A0', full_name: 'Somebody' }])
    expect(
      await world.call('admin', 'POST', '/api/invitations', { organization_id: world.own.organizationId, ...blank }),
    ).toMatchObject({
      status: 400,
      body: { error: { fields: { email: 'Enter an email or a phone number.' } } },
    })
  expect(await made()).toBe(before)
})

test('an invitation into the platform’s organization needs its confirmation', async () => {
  const before = await made()
  const wanted = { organization_id: world.platformId, email: 'staff@example.test' }
  expect((await world.call('platform', 'POST', '/api/invitations', wanted)).body).toMatchObject({
    error: { fields: { organization_id: 'Confirm that this person becomes platform staff.' } },
  })
  expect(await made()).toBe(before)
  const confirmed = { ...wanted, platform_confirmed: true }
  expect((await world.call('admin', 'POST', '/api/invitations', confirmed)).status).toBe(404)
  expect((await world.call('platform', 'POST', '/api/invitations', confirmed)).status).toBe(200)
  const clinic = { organization_id: world.own.organizationId, email: 'clinic-staff@example.test' }
  expect((await world.call('platform', 'POST', '/api/invitations', clinic)).status).toBe(200)
})

test('a phone number alone is enough to sign up, and to sign in', async () => {
  const token = await invite('platform', {
    organization_id: world.foreign.organizationId,
    phone_number: '(512) 555-0147',
  })
  expect(
    (await accept(token, { phone_number: '512-555-0147', full_name: 'Phone Person', password: 'secret-enough' }))
      .status,
  ).toBe(200)
  const right = await world.call(null, 'POST', '/api/auth/sign-in/phone', {
    phone: '+1 512 555 0147',
    password: 'secret-enough',
  })
  expect(right.body).toMatchObject({
    user: { full_name: 'Phone Person', organization_id: world.foreign.organizationId },
  })
  expect(
    (await world.call(null, 'POST', '/api/auth/sign-in/phone', { phone: '5125550147', password: 'wrong' })).status,
  ).toBe(401)
})

test('each wrong field is named and makes no one', async () => {
  const token = await invite('admin', { organization_id: world.own.organizationId, email: 'fields@example.test' })
  const field = async (payload: object) =>
    z
      .object({ error: z.object({ fields: z.record(z.string(), z.string()) }) })
      .parse((await accept(token, payload)).body).error.fields
  expect(await field({ password: 'secret-enough' })).toEqual({ email: 'Enter an email address or a phone number.' })
  expect(await field({ email: 'nonsense', password: 'secret-enough' })).toHaveProperty('email')
  expect(await field({ email: 'a@example.test', password: 'short' })).toEqual({
    password: 'The password must be at least 6 characters.',
  })
  expect(await field({ email: 'clinic@example.test', password: 'secret-enough' })).toEqual({
    email: 'This is already in use. Sign in instead.',
  })
  const accounts = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ n: z.number() }),
        sql`select count(*)::int as n from reinforce_users where email = 'a@example.test'`,
      ),
  )
  expect(accounts?.n).toBe(0)
})

test('a clinic Admin cannot invite into another organization, nor a clinic member at all', async () => {
  expect(
    (
      await world.call('admin', 'POST', '/api/invitations', {
        organization_id: world.foreign.organizationId,
        email: 'x@example.test',
      })
    ).status,
  ).toBe(404)
  expect(
    (
      await world.call('clinic', 'POST', '/api/invitations', {
        organization_id: world.own.organizationId,
        email: 'x@example.test',
      })
    ).status,
  ).toBe(403)
})

test('two people who accept the same invitation at once make one account', async () => {
  const token = await invite('admin', { organization_id: world.own.organizationId, email: 'race@example.test' })
  const answers = await Promise.all(
    ['one', 'two'].map(
      async (name) => (await accept(token, { email: `${name}@race.test`, password: 'secret-enough' })).status,
    ),
  )
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 404])
})
