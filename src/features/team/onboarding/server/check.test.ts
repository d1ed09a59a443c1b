import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { checkOnboarding } from '../contract/onboarding.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  const body = { location_id: world.own.locationId, position: 'RBT', code: 'BPA-AUS-R33' }
  await world.call('clinic', 'POST', '/api/job-codes', body)
})
afterAll(async () => await world.close())

const ask = async (body: object, who: 'platform' | 'clinic' | 'foreign' = 'platform') =>
  await world.call(who, 'POST', '/api/onboarding/check', body)
const problems = async (body: object, who: 'platform' | 'clinic' | 'foreign' = 'platform') =>
  checkOnboarding.reply.parse((await ask(body, who)).body).problems
const place = { name: 'Waco', city: 'Waco', state: 'TX', rbt_code: 'SUN-WAC-R22' }

test('returns a taken name and taken codes before the end, at their steps and fields', async () => {
  expect(
    await problems({
      kind: 'organization',
      name: ' bright path aba ',
      locations: [place, { ...place, name: 'Temple', rbt_code: '', bcba_code: 'bpa-aus-r33' }],
    }),
  ).toEqual([
    { step: 1, field: 'organization.name', message: 'An organization called Bright Path ABA already exists.' },
    { step: 4, field: 'locations.1.bcba_code', message: 'Used by Bright Path ABA/Austin' },
  ])
  expect(await problems({ kind: 'organization', name: 'Sunrise ABA', locations: [place] })).toEqual([])
})

test('returns a location that the organization has already; not the one that gets positions', async () => {
  const austin = { ...place, name: 'austin', rbt_code: '' }
  const kind = 'location'
  expect(await problems({ kind, locations: [place, austin] }, 'clinic')).toEqual([
    { step: 2, field: 'locations.1.name', message: 'austin already exists.' },
  ])
  const known = { ...austin, id: world.own.locationId }
  expect(await problems({ kind: 'position', locations: [known] }, 'clinic')).toEqual([])
})

test('hides the owner of a code from a clinic, and another organization is unknown to it', async () => {
  const taken = { ...place, name: 'Tucson', rbt_code: 'BPA-AUS-R33' }
  expect(await problems({ kind: 'location', locations: [taken] }, 'foreign')).toEqual([
    { step: 4, field: 'locations.0.rbt_code', message: 'This code is already in use' },
  ])
  const answer = await ask({ kind: 'location', organization_id: world.own.organizationId, locations: [] }, 'foreign')
  expect([answer.status, answer.text.includes('Organization not found')]).toEqual([404, true])
  expect((await ask({ kind: 'organization', name: 'New', locations: [] }, 'clinic')).status).toBe(403)
})

test('checking writes nothing', async () => {
  const before = await world.eventNames()
  await ask({ kind: 'organization', name: 'Sunrise ABA', locations: [place] })
  expect(await world.eventNames()).toEqual(before)
})

test('returns an address that someone signs in with already before the end', async () => {
  const emails = ['new@a.test', '', '']
  const taken = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ email: z.string() }),
        sql`select email from reinforce_users where organization_id = ${world.own.organizationId} and email <> '' limit 1`,
      ),
  )
  emails[1] = ` ${(taken?.email ?? '').toUpperCase()} `
  expect(await problems({ kind: 'organization', name: 'Sunrise ABA', locations: [place], emails })).toEqual([
    { step: 6, field: 'invitations.1.email', message: 'Someone already signs in with this.' },
  ])
})
