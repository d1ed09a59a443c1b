import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { getReaderScope, getSystemScope } from '../../../../platform/server/actor.ts'
import { type Scope, transact } from '../../../../platform/server/database.ts'
import { changeCandidate } from '../../../candidates/directory/server/public.ts'
import { foldHiringJob } from '../../../money/finance/server/jobs/fold-hiring.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())
// Everyone else came in long ago.
beforeEach(async () => {
  const long = '2026-01-05T12:00:00Z'
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update all_candidates set full_name = 'Somebody', date_submitted_ts = ${long}::timestamptz, created_at = ${long}::timestamptz`,
      ),
  )
})

const hour = 3_600_000
const ago = (hours: number) => new Date(now.getTime() - hours * hour).toISOString()
/** Someone who came in so many hours ago, as the hiring figures know them. */
const came = async (name: string, hours: number, more: object = {}) =>
  (
    await addPeople(world, 'own', 1, {
      full_name: `Touch ${name}`,
      status: 'Initial Inquiry',
      date_submitted_ts: ago(hours),
      created_at: ago(hours),
      ...more,
    })
  )[0] ?? ''
const fold = async () => await foldHiringJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const moved = async (id: string, hours: number) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
        values (${world.own.organizationId}, ${id}, ${ago(hours)}::timestamptz, 'initial inquiry', 'contacted')`),
  )
const texted = async (id: string, hours: number | null, byProduct = false) =>
  await world.inPlatform(async (tx) => {
    const recipient = randomUUID()
    await tx.run(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name)
      values (${recipient}, ${world.own.organizationId}, ${id}, 'RBT', 'Touch')`)
    await tx.run(sql`insert into text_messages (id, organization_id, recipient_id, candidate_id, message_content,
      message, message_direction, message_status, sent_at, by_product)
      values (${randomUUID()}, ${world.own.organizationId}, ${recipient}, ${id}, 'Hello', 'Hello', 'outbound',
        ${hours === null ? 'queued' : 'sent'}, ${hours === null ? null : ago(hours)}::timestamptz, ${byProduct})`)
  })

const clock = async (who: 'clinic' | 'platform' | 'foreign' = 'clinic') => {
  const answer = await world.call(who, 'GET', '/api/dashboard/overview?timeZone=America/New_York')
  return (answer.body as { firstTouch: { minutes: number | null; waiting: number } }).firstTouch
}
const listed = async (firstTouch: string, who: 'clinic' | 'foreign' = 'clinic') => {
  const asked = new URLSearchParams({ firstTouch, dateRange: 'Last 30 Days', timeZone: 'America/New_York', q: 'Touch' })
  const answer = await world.call(who, 'GET', `/api/candidates?${asked.toString()}`)
  return (answer.body as { rows: { name: string }[] }).rows
    .map(({ name }) => name.replace('Touch ', '').toLowerCase())
    .toSorted()
}

test('counts people who have waited for a day, and the list shows just them', async () => {
  await came('fresh', 23)
  await came('waiting', 25)
  await came('older', 20 * 24)
  await came('forgotten', 40 * 24)
  await came('imported', 48, { status: 'Interview' })
  await moved(await came('moved', 48), 47)
  await texted(await came('texted', 48), 46)
  await texted(await came('queued', 48), null)
  await fold()
  expect((await clock()).waiting).toBe(3)
  expect(await listed('Waiting over a day')).toEqual(['older', 'queued', 'waiting'])
  expect(await listed('Not yet')).toEqual(['fresh', 'older', 'queued', 'waiting'])
  expect((await clock('foreign')).waiting).toBe(0)
  expect(await listed('Not yet', 'foreign')).toEqual([])
  expect((await clock('platform')).waiting).toBe(3)
})

test('an automatic receipt is no first touch; a call, an email and an answered screening question are', async () => {
  const { organizationId } = world.own
  const maker = randomUUID()
  await texted(await came('receipt', 48), 47.9, true)
  const [called, mailed, answered] = [await came('called', 48), await came('mailed', 48), await came('answered', 48)]
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into candidate_calls (id, organization_id, candidate_id, outcome, note, called_at, made_by, created_at)
      values (${randomUUID()}, ${organizationId}, ${called}, 'reached', '', ${ago(46)}::timestamptz, ${maker}, ${ago(46)}::timestamptz)`)
    await tx.run(sql`insert into candidate_mails (id, organization_id, candidate_id, mail_id, to_address, subject, body, made_by, created_at)
      values (${randomUUID()}, ${organizationId}, ${mailed}, ${randomUUID()}, 'ana@example.com', 'Hello', 'Hello', ${maker}, ${ago(46)}::timestamptz)`)
    const enrollment = randomUUID()
    await tx.run(sql`insert into automation_versions (organization_id, preset, version, settings, flow, made_at)
      values (${organizationId}, 'applicant', 1, '{}', '{}', ${ago(60)}::timestamptz) on conflict do nothing`)
    await tx.run(sql`insert into automation_enrollments (id, organization_id, candidate_id, preset, version, status,
      progress, last_action, begun_at, status_since)
      values (${enrollment}, ${organizationId}, ${answered}, 'applicant', 1, 'awaiting_reply', '{}', 'asked',
        ${ago(47)}::timestamptz, ${ago(47)}::timestamptz)`)
    await tx.run(sql`insert into enrollment_log (organization_id, enrollment_id, revision, candidate_id, at, words, heard, reading)
      values (${organizationId}, ${enrollment}, 1, ${answered}, ${ago(46)}::timestamptz, 'heard', 'yes', 'answer')`)
  })
  // Before the figures are folded and after.
  expect(await listed('Not yet')).toEqual(['receipt'])
  await fold()
  expect(await listed('Waiting over a day')).toEqual(['receipt'])
  expect(await clock()).toEqual({ minutes: 120, waiting: 1 })
})

test('a status that an automation, a program, or a booking link moved is no first touch; one that a person moved is', async () => {
  const { platformOrganizationId } = world.services.config
  const { organizationId } = world.own
  const moves = async (name: string, scope: Scope) => {
    const id = await came(name, 48)
    await transact(
      world.services.pool,
      scope,
      async (tx) => await changeCandidate(tx, { id, organization_id: organizationId }, { status: 'Contacted' }),
    )
    return id
  }
  const ids = [
    await moves('automation', getSystemScope({ platformOrganizationId }, organizationId)),
    await moves('link', getReaderScope(world.services.config)),
    await moves('program', { organizationId, authUserId: randomUUID(), crossTenant: false, system: false }),
  ]
  const person = await came('person', 48)
  const asked = { selection: { ids: [person] }, status: 'Hired' }
  expect((await world.call('clinic', 'POST', '/api/candidates/status', asked)).status).toBe(200)
  const touched = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ id: z.string() }),
          sql`select candidate_id as id from candidate_contacts where candidate_id = any(${sql.param([...ids, person])}::uuid[])`,
        ),
    )
  expect(await touched()).toEqual([{ id: person }])
  await fold()
  const figures = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string() }),
        sql`select candidate_id as id from candidate_funnel where touch is not null and candidate_id = any(${sql.param([...ids, person])}::uuid[])`,
      ),
  )
  expect(figures).toEqual([{ id: person }])
})

test('a person texted just now waits no more, before the figures are folded again', async () => {
  const id = await came('waiting', 30)
  await fold()
  expect((await clock()).waiting).toBe(1)
  await texted(id, 0)
  expect((await clock()).waiting).toBe(0)
})

test('the clock is the median of those received in the last thirty days', async () => {
  for (const [name, received, touched] of [
    ['quick', 48, 47.5],
    ['slow', 48, 40],
    ['usual', 48, 46],
    ['long ago', 40 * 24, 2],
  ] as const)
    await moved(await came(name, received), touched)
  await fold()
  expect(await clock()).toEqual({ minutes: 120, waiting: 0 })
  expect((await clock('foreign')).minutes).toBeNull()
})
