import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { activity, activityChoices } from '../contract/activity.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  for (let i = 0; i < 30; i++)
    for (const status of ['Hired', 'Archived'])
      await world.call('clinic', 'POST', '/api/candidates/status', {
        selection: { ids: [world.own.candidateId] },
        status,
      })
  await world.call('foreign', 'POST', '/api/candidates/status', {
    selection: { ids: [world.foreign.candidateId] },
    status: 'Hired',
  })
})
afterAll(async () => {
  await world.close()
})

const asked = async (who: 'admin' | 'platform' | 'clinic', query = '') =>
  await world.call(who, 'GET', `/api/activity?${query}`)
const items = async (who: 'admin' | 'platform', query = '') => activity.reply.parse((await asked(who, query)).body)

test('an Admin reads what happened in their organization, newest first, 50 a page, each once', async () => {
  const first = await items('admin', 'name=candidate')
  expect(first.items).toHaveLength(50)
  expect(first.items[0]).toMatchObject({
    name: 'candidate.statusChanged',
    who: 'Riley Adams',
    candidate: 'Ana García',
    before: { status: 'Hired' },
    after: { status: 'Archived' },
    sentence: 'Changed the status of a candidate',
    changes: ['Status: Hired → Archived'],
  })
  const rest = await items('admin', `name=candidate&before=${encodeURIComponent(first.next ?? '')}`)
  expect(rest.next).toBeNull()
  expect(new Set([...first.items, ...rest.items].map((item) => item.id)).size).toBe(60)
})

test('filters narrow it by person, record and day; a day that is none is refused', async () => {
  expect((await items('admin', `who=${world.users.admin.id}&name=candidate`)).items).toHaveLength(0)
  expect((await items('admin', `about=${world.own.candidateId}`)).items.length).toBeGreaterThan(0)
  expect((await items('admin', 'from=1/1/2020&until=1/2/2020')).items).toHaveLength(0)
  expect((await asked('admin', 'from=2/30/2026')).body).toMatchObject({
    error: { fields: { from: 'Enter a date like 3/14/2026.' } },
  })
})

test('a clinic’s Admin sees nothing of another organization; platform Admins see all; no one else reads it', async () => {
  expect((await asked('admin')).text).not.toContain(world.foreign.organizationId)
  expect((await items('platform', `organization=${world.foreign.organizationId}&name=candidate`)).items).toHaveLength(1)
  expect((await asked('clinic')).status).toBe(403)
})

test('it can be taken along as CSV', async () => {
  const { text } = await world.call('admin', 'GET', '/api/activity/export?name=candidate')
  expect(text.split('\r\n')).toHaveLength(62)
  expect(text).toContain('Changed the status of a candidate,Ana García,Status: Hired → Archived')
})

test('a refused call has its path, a moment is on the clinic’s clock', async () => {
  await world.call('manager', 'GET', '/api/logins')
  const refused = (await items('admin', 'name=right.refused')).items[0]
  expect(refused).toMatchObject({ changes: ['Passwords & Logins: tried to view'] })
  await world.inPlatform(async (tx) => {
    const { organizationId } = world.own
    await recordEvents(tx, null, [
      { name: 'login.shared', organizationId, after: { until: '2026-12-25T06:00:00.000Z' } },
    ])
  })
  expect((await items('admin', 'name=login.shared')).items[0]?.changes).toEqual(['Until: Dec 25, 2026, 1:00 AM'])
})

test('a view of a résumé has the candidate’s name; a person has a name too', async () => {
  await world.call('clinic', 'GET', `/api/candidates/${world.own.candidateId}/resume`)
  const seen = (await items('admin', 'name=resume')).items[0]
  expect(seen).toMatchObject({ who: 'Riley Adams', aboutName: 'Ana García' })
  const signedIn = (await items('admin', `name=user.signedIn&who=${world.users.clinic.id}`)).items[0]
  expect(signedIn).toMatchObject({ aboutName: 'Riley Adams' })
})

test('names logins, posts, codes, templates, links, documents, folders and imports, deleted ones too', async () => {
  const { ids, organizationId } = world.own
  const abouts = Object.entries(await subjects(organizationId))
  await world.inPlatform(async (tx) => {
    for (const [table, id] of abouts)
      await tx.run(
        sql`insert into events (organization_id, name, about) values (${organizationId}, ${`named.${table}`}, ${id})`,
      )
    await recordEvents(tx, null, [
      { name: 'named.gone', about: ids.note, organizationId, before: { name: 'Old license.pdf' } },
      { name: 'invoice.changed', organizationId, after: { invoice: 'in_0042', status: 'paid' } },
    ])
  })
  const told = [...(await items('admin', 'name=named')).items, ...(await items('admin', 'name=invoice')).items]
  expect(told).toHaveLength(abouts.length + 2)
  for (const { name, aboutName } of told) expect(aboutName, name).toMatch(/[a-z]/i)
  expect(told.find(({ name }) => name === 'named.gone')?.aboutName).toBe('Old license.pdf')
  expect(told.find(({ name }) => name === 'invoice.changed')?.aboutName).toBe('in_0042')
})

const subjects = async (organizationId: string) =>
  await world.inPlatform(async (tx) => {
    const found: Record<string, string> = {}
    for (const table of [
      'logins',
      'job_post_tracker',
      'job_codes',
      'message_templates',
      'user_links',
      'document_files',
      'document_folders',
      'imports',
      'pipeline_statuses',
      'locations',
      'interviews',
    ]) {
      const row = await tx.one(
        z.object({ id: z.string() }),
        sql`select id from ${sql.identifier(table)} where organization_id = ${organizationId} limit 1`,
      )
      expect(row, table).toBeDefined()
      found[table] = row?.id ?? ''
    }
    return found
  })

test('the choices of the filters are your own people; organizations are for platform Admins', async () => {
  const own = activityChoices.reply.parse((await world.call('admin', 'GET', '/api/activity/choices')).body)
  expect(own.people.map(({ id }) => id)).toContain(world.users.clinic.id)
  expect(own.people.map(({ id }) => id)).not.toContain(world.users.foreign.id)
  expect(own.organizations).toEqual([])
  const all = activityChoices.reply.parse((await world.call('platform', 'GET', '/api/activity/choices')).body)
  expect(all.organizations.map(({ id }) => id)).toContain(world.foreign.organizationId)
})
