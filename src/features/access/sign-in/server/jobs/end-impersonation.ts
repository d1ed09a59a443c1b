import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { endImpersonation } from '../impersonation/end-impersonation.ts'
import { forgetSessions } from '../profile.ts'

/** Ends a view as an organization when its time is over, with its event, unless it was ended before. */
export const endImpersonationJob = job({
  name: 'end-viewing', // this and its input are named as in the jobs that wait
  tries: 5,
  input: z.object({ organizationId: z.guid(), viewing: z.guid() }),
  run: async ({ organizationId, viewing }, { inOrganization, services }) => {
    const ended = await inOrganization(organizationId)(async (tx) => await endImpersonation(tx, viewing))
    if (ended) await forgetSessions(services.auth.pool, ended.authUserId)
  },
})
