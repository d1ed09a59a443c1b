import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { loadExports } from '../export-records.ts'

const givenUpAfter = 3_600_000 // ms: all tries of the job are over by then

/** Removes expired downloads with their files, and marks those that never arrived as failed. Runs every hour. */
export const sweepExportsJob = job({
  name: 'sweep-exports',
  tries: 1,
  every: '37 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const now = services.clock()
    const stale = new Date(now.getTime() - givenUpAfter).toISOString()
    const expired = await inAll(async (tx) => {
      await tx.run(sql`update exports set state = 'failed' where state = 'waiting' and created_at < ${stale}`)
      return await loadExports(tx, sql`expires_at <= ${now.toISOString()}`)
    })
    const { files } = services
    for (const { id, stored_as } of expired) {
      if (stored_as) await files.remove(stored_as)
      await inAll(async (tx) => await tx.run(sql`delete from exports where id = ${id}`))
    }
  },
})
