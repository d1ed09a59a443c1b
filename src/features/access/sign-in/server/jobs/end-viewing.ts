import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { forgetSessions } from '../profile.ts'
import { endViewing } from '../viewing/end-viewing.ts'

/** Ends a view as an organization when its time is over, with its event, unless it was ended before. */
export const endViewingJob = job({
  name: 'end-viewing',
  tries: 5,
  input: z.object({ organizationId: z.guid(), viewing: z.guid() }),
  run: async ({ organizationId, viewing }, { inOrganization, services }) => {
    const ended = await inOrganization(organizationId)(async (tx) => await endViewing(tx, viewing))
    if (ended) await forgetSessions(services.auth.pool, ended.authUserId)
  },
})
