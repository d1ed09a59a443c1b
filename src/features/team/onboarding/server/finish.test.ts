import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { finishOnboarding, saveDraft } from '../contract/onboarding.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const finish = async (payload: object, who: 'platform' | 'clinic' | 'admin' = 'platform') =>
  await world.call(who, 'POST', '/api/onboarding/finish', payload)
const countRows = async (table: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from ${sql.identifier(table)}`),
    )
  )?.n ?? 0
const clinic = {
  kind: 'organization',
  organization: { name: 'Sunrise ABA', contact_name: 'Alex', scheduler: true, time_zone: 'America/Denver' },
  locations: [
    { name: 'Denver', city: 'Denver', state: 'Colorado', rbt_code: 'sun-den-r22', bcba_code: 'SUN-DEN-B22' },
    { name: 'Aurora', city: 'Aurora', state: 'CO', rbt_code: 'SUN-AUR-R22' },
  ],
  statuses: ['Phone Screen', 'hired', 'Phone screen', 'Trial Day'],
  invitations: [{ email: 'owner@sunrise.test', full_name: 'Alex', admin_level: 'Admin' }],
}

test('a new client comes with its places, codes, statuses, templates and invitations, and the success item as specified', async () => {
  const { status, body } = await finish(clinic)
  expect(status).toBe(200)
  const reply = finishOnboarding.reply.parse(body)
  expect(reply.success).toEqual({
    type: 'organization',
    locations: [
      { name: 'Denver', city: 'Denver', state: 'CO', rbt_code: 'SUN-DEN-R22', bcba_code: 'SUN-DEN-B22' },
      { name: 'Aurora', city: 'Aurora', state: 'CO', rbt_code: 'SUN-AUR-R22', bcba_code: null },
    ],
    position: null,
  })
  expect(reply.invitations).toMatchObject([
    { email: 'owner@sunrise.test', link: expect.stringContaining('/invite/') as string },
  ])
  const labels = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ label: z.string() }),
        sql`select status_label as label from pipeline_statuses where organization_id = ${reply.organization_id} order by sort_order`,
      ),
  )
  expect(labels.map(({ label }) => label)).toEqual(['Phone Screen', 'Trial Day'])
  expect(await world.eventNames(reply.organization_id)).toEqual(['onboarding.finished', 'organization.created'])
  const added = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ n: z.number() }),
        sql`select count(*)::int as n from events where organization_id = ${reply.organization_id} and name = 'jobCode.added'`,
      ),
  )
  expect(added).toEqual({ n: 3 })
})

test('a new client starts with the active templates of the platform, but for those left out', async () => {
  const [kept, leftOut] = [randomUUID(), randomUUID()]
  await world.inPlatform(async (tx) => {
    for (const [id, name] of [
      [kept, 'Welcome aboard'],
      [leftOut, 'Second try'],
    ] as const)
      await tx.run(
        sql`insert into message_templates (id, organization_id, name, content) values (${id}, ${world.platformId}, ${name}, 'Hi')`,
      )
  })
  const { status, body } = await finish({
    ...clinic,
    organization: { ...clinic.organization, name: 'Template Therapy' },
    locations: [{ name: 'Waco', city: 'Waco', state: 'TX', rbt_code: 'TEM-WAC-R22' }],
    invitations: [],
    without_templates: [leftOut],
  })
  expect({ status, body }).toMatchObject({ status: 200 })
  const reply = finishOnboarding.reply.parse(body)
  const names = await world.inPlatform(async (tx) =>
    tx.rows(
      z.object({ name: z.string() }),
      sql`select name from message_templates where organization_id = ${reply.organization_id}`,
    ),
  )
  expect(names.map(({ name }) => name)).toContain('Welcome aboard')
  expect(names.map(({ name }) => name)).not.toContain('Second try')
})

test('a failure at any step leaves nothing behind and says at which step and row', async () => {
  const before = await Promise.all(['organizations', 'locations', 'job_codes', 'invitations', 'events'].map(countRows))
  const other = { ...clinic, organization: { ...clinic.organization, name: 'Other ABA' } }
  const cases: [object, number, string][] = [
    [{ ...other, organization: { ...clinic.organization, name: 'sunrise aba' } }, 1, 'organization.name'],
    [{ ...other, locations: [] }, 2, 'locations'],
    [{ ...other, locations: [{ name: 'X', state: 'Nowhere' }] }, 2, 'locations.0.state'],
    [
      {
        ...other,
        locations: [
          { name: 'X', city: 'Temple', state: 'TX' },
          { name: 'x', city: 'Temple', state: 'TX' },
        ],
      },
      2,
      'locations.1.name',
    ],
    [
      { ...other, locations: [{ name: 'X', city: 'Temple', state: 'TX', rbt_code: 'SUN-DEN-R22' }] },
      4,
      'locations.0.rbt_code',
    ],
    [
      { ...other, locations: [{ name: 'X', city: 'Temple', state: 'TX' }], invitations: [{ email: 'nonsense' }] },
      6,
      'invitations.0.email',
    ],
  ]
  for (const [payload, step, field] of cases) {
    const { body } = await finish(payload)
    expect(body, field).toMatchObject({ error: { details: { step }, fields: { [field]: /./ } } })
  }
  expect(
    await Promise.all(['organizations', 'locations', 'job_codes', 'invitations', 'events'].map(countRows)),
  ).toEqual(before)
})

const zoned = async (name: string, time_zone: string, ...cities: [string, string][]) =>
  await world.call('platform', 'POST', '/api/onboarding/finish', {
    kind: 'organization',
    organization: { name, time_zone },
    locations: cities.map(([city, state]) => ({ name: city, city, state })),
  })
const zones = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ name: z.string(), time_zone: z.string() }),
          sql`select name, time_zone from organizations where name like 'Zoned %' order by name`,
        ),
    )
  ).map(({ name, time_zone }) => [name, time_zone])

test('takes a clinic’s zone from its locations; where they differ it is required, and nothing is made', async () => {
  expect((await zoned('Zoned 1', '', ['Tempe', 'AZ'], ['Mesa', 'AZ'])).status).toBe(200)
  const differ = await zoned('Zoned 2', '', ['Tempe', 'AZ'], ['Orlando', 'FL'])
  expect(differ.status).toBe(400)
  expect(differ.text).toContain('"organization.time_zone":"Its locations are in several time zones.')
  expect((await zoned('Zoned 3', 'America/New_York', ['Tempe', 'AZ'], ['Orlando', 'FL'])).status).toBe(200)
  expect(await zones()).toEqual([
    ['Zoned 1', 'America/Phoenix'],
    ['Zoned 3', 'America/New_York'],
  ])
})

test('clinic staff add places and positions to their own organization only, and make no organization', async () => {
  expect((await finish(clinic, 'clinic')).status).toBe(403)
  const place = { kind: 'location', locations: [{ name: 'Waco', city: 'Waco', state: 'TX', rbt_code: 'BPA-WAC-R22' }] }
  expect((await finish({ ...place, organization_id: world.foreign.organizationId }, 'clinic')).status).toBe(404)
  expect((await finish({ ...place, organization_id: world.own.organizationId }, 'clinic')).status).toBe(200)
  const position = {
    kind: 'position',
    organization_id: world.own.organizationId,
    locations: [{ id: world.own.locationId, bcba_code: 'BPA-AUS-B22' }],
  }
  expect((await finish(position, 'clinic')).body).toMatchObject({
    success: { type: 'position', position: { locationName: 'Austin', positionType: 'BCBA', code: 'BPA-AUS-B22' } },
  })
  expect(
    (
      await finish(
        {
          ...place,
          locations: [{ name: 'Hill', city: 'Temple', state: 'TX' }],
          invitations: [{ email: 'a@b.test' }],
          organization_id: world.own.organizationId,
        },
        'clinic',
      )
    ).status,
  ).toBe(403)
})

test('shows a taken name, a contact that can’t be reached and a missing organization at their fields', async () => {
  const organization = { ...clinic.organization, name: 'Field Therapy' }
  const cases: [object, string, string][] = [
    [{ name: 'Bright Path ABA' }, 'organization.name', 'An organization already exists called Bright Path ABA.'],
    [
      { contact_email: 'not an email' },
      'organization.contact_email',
      'This is not an email address. Write it like ana@example.com.',
    ],
    [{ contact_phone: '12' }, 'organization.contact_phone', '"12" is not a phone number.'],
  ]
  for (const [more, field, sentence] of cases)
    expect((await finish({ ...clinic, organization: { ...organization, ...more } })).body).toMatchObject({
      error: { details: { step: 1 }, fields: { [field]: sentence } },
    })
  expect((await finish({ kind: 'location', locations: [] })).body).toMatchObject({
    error: { message: 'Choose an organization.', details: { step: 1 } },
  })
})

test('suggested codes are free everywhere, also where another organization has them', async () => {
  const location_id = world.foreign.locationId
  const position = 'RBT'
  expect(
    (await world.call('foreign', 'POST', '/api/job-codes', { location_id, position, code: 'SDA-TUC-R22' })).status,
  ).toBe(200)
  const asked = {
    organization: 'Sand Dune ABA',
    places: [{ name: 'Tucson', rbt: true, bcba: true, bcba_code: 'MY-OWN' }],
  }
  const suggest = async (more: object) =>
    (await world.call('clinic', 'POST', '/api/onboarding/codes', { ...asked, ...more })).body
  expect(await suggest({})).toEqual({ places: [{ rbt_code: 'SDA-TUC-R23', bcba_code: 'MY-OWN' }] })
  expect(await suggest({ without: ['SDA-TUC-R23'] })).toEqual({
    places: [{ rbt_code: 'SDA-TUC-R24', bcba_code: 'MY-OWN' }],
  })
})

test('two people at one draft: no one overwrites the other unseen, and a finished one does not come back', async () => {
  const url = `/api/onboarding/drafts/${crypto.randomUUID()}`
  const save = async (more: object, who: 'clinic' | 'admin' = 'clinic') =>
    await world.call(who, 'PUT', url, { kind: 'location', data: { step: 1 }, ...more })
  expect((await save({})).status).toBe(404)
  const begun = saveDraft.reply.parse((await save({ isNew: true })).body)
  const mine = saveDraft.reply.parse((await save({ seen: begun.updatedAt })).body)
  expect(await save({ seen: begun.updatedAt }, 'admin')).toMatchObject({
    status: 409,
    body: { error: { message: 'Someone else changed this onboarding.' } },
  })
  expect((await save({ seen: mine.updatedAt }, 'admin')).status).toBe(200)
  expect((await world.call('admin', 'DELETE', url)).status).toBe(200)
  expect(await save({ seen: mine.updatedAt })).toMatchObject({
    status: 404,
    body: { error: { message: 'This onboarding was finished or discarded.' } },
  })
})

test('a draft is saved as one goes, found by colleagues and gone when it is finished', async () => {
  const id = crypto.randomUUID()
  await world.call('clinic', 'PUT', `/api/onboarding/drafts/${id}`, {
    kind: 'location',
    data: { step: 2, name: 'Waco' },
    isNew: true,
  })
  const { text } = await world.call('admin', 'GET', '/api/onboarding/drafts')
  expect(text).toContain('Waco')
  expect(text).toContain('"organization":"Bright Path ABA"')
  expect(
    (await world.call('foreign', 'PUT', `/api/onboarding/drafts/${id}`, { kind: 'location', data: {} })).status,
  ).toBeGreaterThanOrEqual(400)
  await finish(
    {
      kind: 'location',
      draft_id: id,
      organization_id: world.own.organizationId,
      locations: [{ name: 'Temple', city: 'Temple', state: 'TX' }],
    },
    'clinic',
  )
  expect((await world.call('admin', 'GET', '/api/onboarding/drafts')).text).not.toContain('Waco')
  const again = { kind: 'location', draft_id: id, locations: [{ name: 'Belton', city: 'Temple', state: 'TX' }] }
  expect(await finish(again, 'clinic')).toMatchObject({
    status: 409,
    body: { error: { message: 'This onboarding was already finished or discarded. Nothing was created.' } },
  })
})
