import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { msPerDay } from '../../../../../rules/day.ts'

/** Days after its last change that a draft is deleted. */
export const keptDays = 30

/** Forgets what was typed into forms and not touched for 30 days; every night. */
export const sweepFormDraftsJob = job({
  name: 'sweep-form-drafts',
  tries: 3,
  every: '46 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const before = new Date(services.clock().getTime() - keptDays * msPerDay).toISOString()
    await inOrganization(services.config.platformOrganizationId)(
      async (tx) => await tx.run(sql`delete from form_drafts where updated_at < ${before}::timestamptz`),
    )
  },
})
