import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { suggestReadingsJob } from '../jobs/suggest-readings.ts'
import { openHandedWorld } from '../testing/handed-world.ts'

test('without a language model, no question goes out, nothing waits, and it cannot be switched on', async () => {
  const of = await openHandedWorld()
  const at = `/api/organizations/${of.world.own.organizationId}/reply-model`
  expect((await of.world.call('admin', 'GET', at)).body).toEqual({ model: null })
  expect((await of.world.call('admin', 'PUT', at, { reads: true })).status).toBe(409)
  // One that had a model before, and has none any more.
  await of.world.inPlatform(async (tx) => await tx.run(sql`update reply_suggestion_settings set reads = true`))
  const { id } = await of.unclear()
  await suggestReadingsJob.run({ organizationId: '' }, of.world.services, new AbortController().signal)
  const waiting = await of.world.inPlatform(
    async (tx) => await tx.run(sql`select from reply_suggestions where candidate_id = ${id}`),
  )
  expect(waiting).toBe(0)
  expect((await of.shown(id)).readings.map(({ isSuggested }) => isSuggested)).toEqual([false, false, false, false])
  await of.world.close()
})
