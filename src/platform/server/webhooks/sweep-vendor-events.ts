import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { msPerDay } from '../../../rules/day.ts'
import { job } from '../job.ts'
import { mostTries } from '../webhook.ts'

const keptDays = 30

/** Forgets what vendors told 30 days ago and was handled, or given up after all its tries; what is still open stays. Every night. */
export const sweepVendorEventsJob = job({
  name: 'sweep-vendor-events',
  tries: 3,
  every: '11 8 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const before = new Date(services.clock().getTime() - keptDays * msPerDay).toISOString()
    await inOrganization(services.config.platformOrganizationId)(
      async (tx) =>
        await tx.run(
          sql`delete from app.inbound_webhooks where at < ${before}::timestamptz and (handled_at is not null or tries >= ${mostTries})`,
        ),
    )
  },
})
