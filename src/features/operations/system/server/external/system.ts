import { external } from '../../../../../platform/server/external.ts'
import { readFailedJobs, readQueueHealth } from '../../../../../platform/server/queue-health.ts'
import { installationSystem } from '../../contract/system.ts'
import { describeFailure } from '../../rules/format-job-name.ts'
import { goneAfter } from '../../rules/judge.ts'
import { readProcesses } from '../processes.ts'
import { requireAdmin } from '../require-admin.ts'

const mostFailed = 100

/** Returns current processes and jobs; throws for anyone but an Admin of the platform. */
export const installationSystemRoute = external(installationSystem, async (call) => {
  await requireAdmin(call, installationSystem)
  const { pool } = call.services
  const [processes, queues, failed] = await Promise.all([
    call.transact(readProcesses, { readOnly: true }),
    readQueueHealth(pool),
    readFailedJobs(pool, mostFailed),
  ])
  return {
    processes: processes.map((each) => ({ ...each, isGone: each.seenSeconds > goneAfter })),
    queues,
    failed: failed.map(({ message, ...job }) => ({ ...job, sentence: describeFailure(message) })),
  }
})
