import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'

const unusedHours = 24
const loadedDays = 30
const perRun = 500

/**
 * Removes files that were uploaded and not used within a day, and loaded ones that can no longer be undone; every hour.
 */
export const sweepUploadsJob = job({
  name: 'sweep-uploads',
  tries: 1,
  every: '17 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const inAll = inOrganization(services.config.platformOrganizationId)
    const before = (hours: number) => new Date(services.clock().getTime() - hours * 3_600_000).toISOString()
    const isOver = sql`((used_at is null and created_at < ${before(unusedHours)})
      or (kind = 'import' and used_at < ${before(loadedDays * 24)}))`
    const { files } = services
    const old = await inAll(
      async (tx) =>
        await tx.rows(
          z.object({ id: z.string(), stored_as: z.string() }),
          sql`select id, stored_as from uploads where ${isOver} order by created_at limit ${perRun}`,
        ),
      { readOnly: true },
    )
    for (const { id, stored_as } of old) {
      await inAll(async (tx) => {
        // Before the row is gone for good: a file that failed to go is found again by the next run.
        if ((await tx.run(sql`delete from uploads where id = ${id} and ${isOver}`)) > 0) await files.remove(stored_as)
      })
    }
  },
})
