import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})
const at = (path: string) => `/api/organizations/${world.own.organizationId}/${path}`

test('people, templates and billing of an organization are read by those who may', async () => {
  const people = await world.call('admin', 'GET', at('people'))
  expect(people.body).toMatchObject({
    people: expect.arrayContaining([expect.objectContaining({ full_name: 'Riley Adams' })]) as unknown,
  })
  expect((await world.call('clinic', 'GET', at('people'))).status).toBe(403)
  expect((await world.call('clinic', 'GET', at('templates'))).body).toMatchObject({
    templates: expect.any(Array) as unknown,
  })
  expect((await world.call('manager', 'GET', at('billing'))).status).toBe(403)
  expect((await world.call('clinic', 'GET', at('billing'))).body).toMatchObject({
    invoices: expect.any(Array) as unknown,
  })
  for (const path of ['people', 'templates', 'billing']) {
    const answer = await world.call('foreign', 'GET', at(path))
    expect([answer.status, path]).toEqual([404, path])
    expect(answer.text).toContain('Organization not found')
  }
})

test('people show their last visit and who left; a location shows its active codes', async () => {
  const mark = async (left: string | null) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set last_sign_in_at = '2026-11-19T10:00:00Z', deactivated_at = ${left}::timestamptz
          where full_name = 'Riley Adams'`),
    )
  await mark('2026-11-19T12:00:00Z')
  expect((await world.call('admin', 'GET', at('people'))).body).toMatchObject({
    people: expect.arrayContaining([
      expect.objectContaining({
        full_name: 'Riley Adams',
        lastSignIn: expect.stringMatching(/^2026-11-19T10:00:00/) as unknown,
        isDeactivated: true,
      }),
    ]) as unknown,
  })
  await mark(null)
  world.signOut('clinic')
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into job_codes (organization_id, location_id, position, code, is_active)
        select organization_id, id, p.position, p.code, p.active from locations,
          (values ('RBT', 'WALK-R2', true), ('RBT', 'WALK-R3', false), ('BCBA', 'WALK-B2', true)) p (position, code, active)
        where organization_id = ${world.own.organizationId} limit 3`),
  )
  const { body } = await world.call('clinic', 'GET', `/api/organizations/${world.own.organizationId}`)
  const text = JSON.stringify(body)
  expect(text).toContain('WALK-R2')
  expect(text).toContain('WALK-B2')
  expect(text).not.toContain('WALK-R3')
})

test('clients are a file with the columns of the list, and a script in a name stays text', async () => {
  await world.inPlatform(async (tx) =>
    tx.run(sql`update organizations set name = '=HYPERLINK("x")' where id = ${world.own.organizationId}`),
  )
  const { text, status } = await world.call('platform', 'GET', '/api/clients/export')
  expect(status).toBe(200)
  expect(text).toContain('Organization,Status,Subscription')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  const own = await world.call('foreign', 'GET', '/api/clients/export')
  expect(own.text).not.toContain('HYPERLINK')
})
