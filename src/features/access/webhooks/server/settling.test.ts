import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { waitForBlockedStatement } from '../../../../app/server/testing/wait-for-blocked-statement.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { sendWebhooksJob } from './jobs/send-webhooks.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ WEBHOOKS_TO: 'anywhere' })
})
afterAll(async () => await world.close())

let [first, last] = ['', '']
/** Two webhooks that no one answers, each with a delivery that waits. */
beforeEach(async () => {
  const add = async () => {
    const input = { url: `http://127.0.0.1:9/${randomUUID()}`, events: ['candidate.statusChanged'] }
    return ((await world.call('admin', 'POST', '/api/outgoing-webhooks', input)).body as { id: string }).id
  }
  await world.inPlatform(async (tx) => await tx.run(sql`delete from webhooks`))
  ;[first = '', last = ''] = [await add(), await add()].toSorted()
  const ids = await addPeople(world, 'own', 1)
  await world.call('clinic', 'POST', '/api/candidates/status', { selection: { ids }, status: 'Hired' })
})
const run = async () => await sendWebhooksJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const tries = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ state: z.string(), tries: z.number() }),
        sql`select state, tries from webhook_deliveries where tries > 0`,
      ),
  )

test('a failed delivery waits for no one whose event tells the same webhooks', async () => {
  const about = world.own.candidateId
  // An application that told both and is not yet committed: each would wait for the other, were webhooks locked fully.
  await world.inPlatform(async (tx) => {
    await recordEvents(tx, null, [{ name: 'candidate.statusChanged', about, organizationId: world.own.organizationId }])
    await run()
  })
  expect(await tries()).toEqual([
    { state: 'waiting', tries: 1 },
    { state: 'waiting', tries: 1 },
  ])
})

test('settles failures in one order of webhooks, for any order of their deliveries', async () => {
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update webhook_deliveries set next_at = next_at - interval '1 hour' where webhook_id = ${last} and state = 'waiting'`,
      ),
  )
  let settling: ReturnType<typeof run> | undefined
  await world.inPlatform(async (tx) => {
    await tx.run(sql`select from webhooks where id = ${first} for no key update`)
    settling = run()
    await waitForBlockedStatement(world)
    // It waits for the first and holds nothing of the last.
    await tx.run(sql`select from webhooks where id = ${last} for no key update nowait`)
  })
  await settling
  expect(await tries()).toHaveLength(2)
})
