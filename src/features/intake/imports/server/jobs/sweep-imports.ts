import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { endImport } from '../load-batch.ts'
import { runImportJob } from './run-import.ts'

const stuck = z.object({ id: z.string(), organizationId: z.string(), isHopeless: z.boolean() })

/**
 * Every five minutes: continues an import behind its marker that got no further for two minutes, since it has lost its
 * job (all tries died with their process); a second run next to a living one loads nothing twice. Marks it failed after
 * a day without a step.
 */
export const sweepImportsJob = job({
  name: 'sweep-imports',
  tries: 1,
  expires: 60,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const found = await inOrganization(services.config.platformOrganizationId)(
      async (tx) =>
        await tx.rows(
          stuck,
          sql`select id, organization_id as "organizationId", moved_at < now() - interval '1 day' as "isHopeless"
              from imports where state = 'running' and moved_at < now() - interval '2 minutes' order by moved_at limit 50`,
        ),
    )
    for (const { id, organizationId, isHopeless } of found)
      await inOrganization(organizationId)(async (tx) =>
        isHopeless
          ? await endImport(tx, id, 'The import stalled for a day and was stopped. Import the file again.')
          : await runImportJob.enqueue(tx, { organizationId, importId: id }),
      )
  },
})
