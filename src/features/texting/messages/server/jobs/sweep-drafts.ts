import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { msPerDay } from '../../../../../rules/day.ts'

/** Days after its last change that a draft is deleted. */
export const keptDays = 30

/** Forgets drafts that no one has touched for 30 days; every night. */
export const sweepDraftsJob = job({
  name: 'sweep-drafts',
  tries: 3,
  every: '41 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const before = new Date(services.clock().getTime() - keptDays * msPerDay).toISOString()
    await inOrganization(services.config.platformOrganizationId)(
      async (tx) => await tx.run(sql`delete from text_drafts where updated_at < ${before}::timestamptz`),
    )
  },
})
