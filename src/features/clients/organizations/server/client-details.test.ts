import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { applyRetentionJob } from './jobs/apply-retention.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})
const at = (path: string) => `/api/organizations/${world.own.organizationId}/${path}`
const run = async () =>
  await applyRetentionJob.run({ organizationId: '' }, world.services, new AbortController().signal)

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

test('marks only candidates archived and untouched for longer than the organization keeps records', async () => {
  const person = async (change: Record<string, unknown>) =>
    (await addPeople(world, 'own', 1, { status: 'Archived', created_at: '2025-01-01T12:00:00.000Z', ...change }))[0] ??
    ''
  const due = await person({})
  const active = await person({ status: 'Initial Inquiry' })
  const recent = await person({ created_at: '2026-06-01T12:00:00.000Z' })
  const touched = await person({})
  await world.call('clinic', 'POST', `/api/candidates/${touched}/notes`, { body: 'Called again' })
  const [foreign = ''] = await addPeople(world, 'foreign', 1, {
    status: 'Archived',
    created_at: '2025-01-01T12:00:00.000Z',
  })
  await run()
  const marked = async () =>
    (
      await world.inPlatform(async (tx) =>
        tx.rows(
          z.object({ id: z.string(), on: z.string(), reason: z.string() }),
          sql`select id, erasure_due_on as on, erase_reason as reason from all_candidates where erasure_due_on is not null`,
        ),
      )
    ).filter(({ id }) => [due, active, recent, touched, foreign].includes(id))
  expect(await marked()).toEqual([])
  expect((await world.call('clinic', 'PUT', at('retention'), { months: 12 })).status).toBe(403)
  expect((await world.call('admin', 'PUT', at('retention'), { months: 5 })).status).toBe(400)
  expect((await world.call('foreign', 'PUT', at('retention'), { months: 12 })).status).toBe(404)
  expect(await world.call('admin', 'PUT', at('retention'), { months: 12 })).toMatchObject({
    status: 409,
    body: { error: { message: 'This affects 1 archived candidate today.', details: { due: 1 } } },
  })
  const set = await world.call('admin', 'PUT', at('retention'), { months: 12, expected: 1 })
  expect(set.body).toMatchObject({ months: 12, due: 1 })
  await run()
  expect(await marked()).toEqual([{ id: due, on: '2026-12-20', reason: 'Kept for 12 months' }])
})
