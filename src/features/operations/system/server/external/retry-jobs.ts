import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { retryJobs } from '../../contract/system.ts'
import { formatJobName } from '../../rules/format-job-name.ts'
import { requireAdmin } from '../require-admin.ts'

/**
 * Tries failed jobs again, with its event in the same transaction; each has one more try and begins at once. Throws for
 * anyone but an Admin of the platform, and for a job that is not (or no longer) among the failed ones.
 */
export const retryJobsRoute = external(retryJobs, async (call) => {
  await requireAdmin(call, retryJobs)
  const { queue, id } = call.input
  return await call.transact(async (tx) => {
    const found = await tx.one(
      z.object({ retried: z.number() }),
      sql`select app.retry_jobs(${queue}, ${id}::uuid) as retried`,
    )
    const retried = found?.retried ?? 0
    if (id !== null && retried === 0) throw new UserError('not-found', 'This job is no longer in the failed list.')
    if (retried > 0) {
      await recordEvents(tx, call.actor.userId, [
        { name: 'installation.jobsRetried', after: { job: formatJobName(queue), how_many: retried } },
      ])
      await notifyChange(tx, [tx.scope.organizationId], ['activity'])
    }
    return { retried }
  })
})
