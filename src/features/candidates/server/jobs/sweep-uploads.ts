import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { openFiles } from '../../../../integrations/files/files.ts'
import { job } from '../../../../platform/server/job.ts'

const unusedHours = 24
const perRun = 500

/** Removes files that were handed in and not used within a day; every hour. */
export const sweepUploadsJob = job({
  name: 'sweep-uploads',
  tries: 1,
  every: '17 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, house }) => {
    const inAll = inOrganization(house.config.platformOrganizationId)
    const oldest = new Date(house.clock().getTime() - unusedHours * 3_600_000).toISOString()
    const files = openFiles(house.config.dataDir)
    const old = await inAll(
      async (tx) =>
        await tx.rows(
          z.object({ id: z.string(), stored_as: z.string() }),
          sql`select id, stored_as from uploads where used_at is null and created_at < ${oldest} order by created_at limit ${perRun}`,
        ),
      { readOnly: true },
    )
    for (const { id, stored_as } of old) {
      const isUnused = await inAll(
        async (tx) => await tx.run(sql`delete from uploads where id = ${id} and used_at is null`),
      )
      if (isUnused > 0) await files.remove(stored_as)
    }
  },
})
