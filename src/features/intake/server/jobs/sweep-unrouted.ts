import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { writeFacts } from '../../../../platform/server/facts.ts'
import { job } from '../../../../platform/server/job.ts'

const waitsDays = 180
const dismissedDays = 30

/** Deletes what nobody found a place for in 180 days, and what was dismissed 30 days ago. Every night. */
export const sweepUnroutedJob = job({
  name: 'sweep-unrouted',
  tries: 3,
  every: '31 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const before = (days: number) => new Date(services.clock().getTime() - days * 86_400_000).toISOString()
    await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      const waited = await tx.run(
        sql`delete from unrouted_applications where state = 'waiting' and received_at < ${before(waitsDays)}::timestamptz`,
      )
      const dismissed = await tx.run(
        sql`delete from unrouted_applications where state = 'dismissed' and decided_at < ${before(dismissedDays)}::timestamptz`,
      )
      if (waited + dismissed > 0)
        await writeFacts(tx, null, [{ name: 'applications.swept', after: { waited, dismissed } }])
    })
  },
})
