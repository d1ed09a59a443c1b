import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { endImport } from '../load-batch.ts'
import { skippedMark } from '../write-steps.ts'
import { runImportJob } from './run-import.ts'

const stuck = z.object({ id: z.string(), organizationId: z.string(), isHopeless: z.boolean() })

/**
 * Every five minutes: continues an import behind its marker that got no further for two minutes, since it has lost its
 * job (all tries died with their process); a second run next to a living one loads nothing twice. Marks it failed after
 * a day without a step. Deletes the stored skipped rows of imports from 30 days ago: their words are notes, and a file
 * that a program imports every day would store them without end.
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
    await inOrganization(services.config.platformOrganizationId)(
      async (tx) =>
        await tx.run(
          sql`delete from import_rejects r using imports i
              where ${tenantCondition(tx, 'r')} and i.organization_id = r.organization_id and i.id = r.import_id
                and i.at between now() - interval '37 days' and now() - interval '30 days' and r.reasons[1] like ${`${skippedMark}%`}`,
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
