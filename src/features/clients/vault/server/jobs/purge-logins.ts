import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { msPerDay } from '../../../../../rules/day.ts'
import { endOldUnlocks } from '../../../../access/sign-in/server/public.ts'
import { trashDays } from '../../rules/access.ts'

const gone = z.object({ id: z.string(), organization_id: z.string(), site: z.string() })

/** Deletes entries that were in the trash for 30 days, with history and shares, and ended unlocks. Runs every hour. */
export const purgeLoginsJob = job({
  name: 'purge-logins',
  tries: 1,
  every: '47 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services }) => {
    const now = services.clock()
    const before = new Date(now.getTime() - trashDays * msPerDay).toISOString()
    await inOrganization(services.config.platformOrganizationId)(async (tx) => {
      await endOldUnlocks(tx, now)
      const rows = await tx.rows(
        gone,
        sql`delete from logins where ${tenantCondition(tx)} and deleted_at < ${before} returning id, organization_id, site`,
      )
      await recordEvents(
        tx,
        null,
        rows.map(({ id, organization_id, site }) => ({
          name: 'login.purged',
          about: id,
          organizationId: organization_id,
          before: { site },
        })),
      )
    })
  },
})
