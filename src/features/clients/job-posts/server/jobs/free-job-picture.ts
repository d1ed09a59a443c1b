import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'

/** Deletes the file of a picture that was replaced or removed; one that a row still names stays. */
export const freeJobPictureJob = job({
  name: 'free-job-picture',
  tries: 5,
  input: z.object({ organizationId: z.string(), storedAs: z.string() }),
  run: async ({ organizationId, storedAs }, { inOrganization, services: { files } }) => {
    const used = await inOrganization(organizationId)(
      async (tx) =>
        await tx.one(
          z.object({ id: z.string() }),
          sql`select id from job_page_pictures where organization_id = ${organizationId} and stored_as = ${storedAs}`,
        ),
      { readOnly: true },
    )
    if (!used) await files.remove(storedAs)
  },
})
