import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { loadPersonFiles } from '../person-file-records.ts'

const givenUpAfter = 3_600_000 // ms without progress

/** Removes expired files with their archives, and marks those that never arrived as failed. Runs every hour. */
export const sweepPersonFilesJob = job({
  name: 'sweep-person-files',
  tries: 1,
  every: '47 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const now = services.clock()
    const stale = new Date(now.getTime() - givenUpAfter).toISOString()
    const expired = await inAll(async (tx) => {
      await tx.run(
        sql`update person_files set state = 'failed' where state = 'waiting' and coalesce(moved_at, created_at) < ${stale}`,
      )
      return await loadPersonFiles(tx, sql`p.expires_at <= ${now.toISOString()}`)
    })
    for (const { id, stored_as } of expired) {
      if (stored_as) await services.files.remove(stored_as)
      await inAll(async (tx) => await tx.run(sql`delete from person_files where id = ${id}`))
    }
  },
})
