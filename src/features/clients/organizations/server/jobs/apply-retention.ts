import * as z from 'zod/mini'
import { job } from '../../../../../platform/server/job.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { markPastRetention } from '../../../../candidates/directory/server/public.ts'

const perRun = 5_000
const notice = 30

/** Marks who is past the organization's retention: deleted 30 days later, and kept after all with one click until then. Every night. */
export const applyRetentionJob = job({
  name: 'apply-retention',
  tries: 3,
  every: '53 7 * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const now = services.clock()
    const on = new Date(now.getTime() + notice * msPerDay).toISOString().slice(0, 10)
    await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      await markPastRetention(tx, { on, now, most: perRun })
    })
  },
})
