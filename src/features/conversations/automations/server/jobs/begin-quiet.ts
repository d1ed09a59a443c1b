import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { enrollInactive } from '../quiet/enroll-inactive.ts'

/** Asks the next quiet people, every hour, for each organization that uses *Still interested?*. */
export const beginQuietJob = job({
  name: 'begin-quiet',
  tries: 1,
  every: '13 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const asking = await inOrganization(services.config.platformOrganizationId)(
      async (tx) =>
        await tx.rows(
          z.object({ id: z.string() }),
          sql`select organization_id as id from automations where preset = 're_engage' and is_on`,
        ),
    )
    for (const { id } of asking) {
      if (signal.aborted) return
      await inOrganization(id)(async (tx) => await enrollInactive(tx, id, services.clock()))
    }
  },
})
