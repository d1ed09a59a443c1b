import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startJobs } from '../../../../platform/server/job.ts'
import { sendTextsJob } from '../../../texting/messages/server/jobs/send-texts.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../../../texting/messages/server/testing/texting-world.ts'
import { retryJobs } from '../contract/system.ts'

let texting: TextingWorld
beforeAll(async () => {
  // A weekday at noon where everyone lives; quiet hours are off besides.
  texting = await openTextingWorld({}, () => new Date('2026-11-18T18:00:00Z'))
})
afterAll(async () => await texting.close())

test('a text job that failed and is tried again sends what still waits, and nothing a second time', async () => {
  const { world, hook } = texting
  const heard = () => hook.calls.flatMap(({ body }) => body.candidates)
  const batchId = randomUUID()
  const ids = await addPeople(world, 'own', 3)
  await texting.sendMany(ids, { batchId })
  const [left, torn, waiting] = ids
  const states = async () =>
    Object.fromEntries(
      (
        await world.inPlatform(
          async (tx) =>
            await tx.rows(
              z.object({ id: z.string(), state: z.string() }),
              sql`select candidate_id as id, message_status as state from text_messages where batch_id = ${batchId}`,
            ),
        )
      ).map(({ id, state }) => [id, state]),
    )
  // The job broke in the middle: one text had left, one was being handed over, one waited still.
  const set = async (id: string | undefined, status: string) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update text_messages set message_status = ${status} where batch_id = ${batchId} and candidate_id = ${id}`,
        ),
    )
  expect([await set(left, 'sent'), await set(torn, 'sending')]).toEqual([1, 1])
  const { rows } = await world.services.pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now(), output = '{"message":"it broke"}'
     where name = 'send-texts' and data ->> 'batchId' = $1 returning id`,
    [batchId],
  )
  expect(rows).toHaveLength(1)

  const { stop } = await startJobs(world.services, world.databaseUrl, [sendTextsJob])
  const again = async () => {
    const answer = await world.call('platform', 'POST', retryJobs.path, { queue: 'send-texts', id: rows[0]?.id })
    expect(answer.body).toEqual({ retried: 1 })
    await expect
      .poll(
        async () =>
          (
            await world.services.pool.query<{ state: string }>(`select state from pgboss.job where id = $1`, [
              rows[0]?.id,
            ])
          ).rows[0]?.state,
      )
      .toBe('completed')
  }
  try {
    await again()
    expect(heard()).toHaveLength(1)
    expect(await states()).toEqual({ [left ?? '']: 'sent', [torn ?? '']: 'sending', [waiting ?? '']: 'sent' })
    // And once more: there is nothing left to send.
    await world.services.pool.query(`update pgboss.job set state = 'failed' where id = $1`, [rows[0]?.id])
    await again()
    expect(heard()).toHaveLength(1)
  } finally {
    await stop()
  }
})
