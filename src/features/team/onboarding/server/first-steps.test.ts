import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import type { clientsToBringLive, firstSteps } from '../contract/first-steps.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const clients = async () =>
  (await world.call('platform', 'GET', '/api/first-steps/clients')).body as z.output<typeof clientsToBringLive.reply>
const loadSteps = async (id: string) => (await clients()).clients.find((each) => each.id === id)?.steps
const waiting = async () =>
  (
    (await world.call('platform', 'GET', '/api/dashboard/today?timeZone=America/New_York')).body as {
      clientsToBringLive: number
    }
  ).clientsToBringLive

const run = async (...statements: ReturnType<typeof sql>[]) =>
  await world.inPlatform(async (tx) => {
    // oxlint-disable-next-line no-await-in-loop -- later rows refer to earlier ones
    for (const statement of statements) await tx.run(statement)
  })

test('a new client is brought live step by step, and is gone from the list with its first candidate', async () => {
  const id = randomUUID()
  const before = await clients()
  await run(sql`insert into organizations (id, name, status) values (${id}, 'Day One ABA', 'Active')`)
  expect(await loadSteps(id)).toEqual({
    code: false,
    post: false,
    candidate: false,
    colleague: false,
    hours: false,
    screening: false,
    text: false,
  })
  expect((await clients()).total).toBe(before.total + 1)
  expect(await waiting()).toBe(before.total + 1)
  const place = randomUUID()
  await run(
    sql`insert into locations (organization_id, id, name) values (${id}, ${place}, 'Austin')`,
    sql`insert into job_codes (organization_id, location_id, position, code) values (${id}, ${place}, 'RBT', ${`DAY-${id.slice(0, 8)}`})`,
  )
  expect(await loadSteps(id)).toMatchObject({ code: true, post: false })
  await run(sql`insert into job_post_tracker (organization_id, location_id, active) values (${id}, ${place}, false)`)
  expect(await loadSteps(id)).toMatchObject({ post: false })
  await run(sql`update job_post_tracker set active = true where organization_id = ${id}`)
  expect(await loadSteps(id)).toMatchObject({ post: true, hours: false })
  await run(
    sql`insert into booking_hours (organization_id, hours) values (${id}, '{}')`,
    sql`insert into message_templates (organization_id, name, content) values (${id}, 'First', 'Hi')`,
    sql`insert into invitations (organization_id, token_hash, email, invited_by, expires_at)
      values (${id}, ${randomUUID()}, 'a@example.test', ${randomUUID()}, now() + interval '1 day')`,
  )
  // An invitation is no colleague yet, and a template no text.
  expect(await loadSteps(id)).toEqual({
    code: true,
    post: true,
    candidate: false,
    colleague: false,
    hours: true,
    screening: false,
    text: false,
  })
  await run(
    sql`insert into all_candidates (organization_id, full_name, position, status) values (${id}, 'Ada', 'RBT', 'Initial Inquiry')`,
  )
  expect(await loadSteps(id)).toBeUndefined()
  expect(await waiting()).toBe(before.total)
})

test('shows a clinic its own steps and codes, and no other client’s', async () => {
  await addPeople(world, 'own', 1)
  const answer = await world.call('clinic', 'GET', '/api/first-steps')
  const told = answer.body as z.output<typeof firstSteps.reply>
  expect(told.steps).toMatchObject({ candidate: true, code: true })
  expect(told.codes.length).toBe(Math.min(4, told.codeCount))
  const foreign = (await world.call('foreign', 'GET', '/api/first-steps')).body as typeof told
  expect(foreign.codes.filter(({ id }) => told.codes.some((each) => each.id === id))).toEqual([])
  expect((await world.call('clinic', 'GET', '/api/first-steps/clients')).status).toBe(403)
  expect((await world.call('manager', 'GET', '/api/first-steps')).status).toBe(200)
  const today = await world.call('clinic', 'GET', '/api/dashboard/today?timeZone=America/New_York')
  expect(today.body).toMatchObject({ clientsToBringLive: 0 })
})
