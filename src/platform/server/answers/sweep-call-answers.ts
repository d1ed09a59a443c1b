import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { msPerDay } from '../../../rules/day.ts'
import { job } from '../job.ts'

/** Forgets, every hour, what calls were answered with more than a day ago. */
export const sweepCallAnswersJob = job({
  name: 'sweep-call-answers',
  tries: 1,
  every: '27 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const before = new Date(services.clock().getTime() - msPerDay).toISOString()
    await inOrganization(services.config.platformOrganizationId)(
      async (tx) => await tx.run(sql`delete from call_answers where at < ${before}`),
    )
  },
})
