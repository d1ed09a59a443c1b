import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { runSchedulerJob } from '../../../../auto-scheduler/server/jobs/run-scheduler.ts'
import { releaseTextsJob } from '../../jobs/release-texts.ts'
import { sendServiceTextsJob } from '../../jobs/send-service-texts.ts'
import { sendTextsJob } from '../../jobs/send-texts.ts'
import { sweepTextsJob } from '../../jobs/sweep-texts.ts'
import type { Rig } from './rig.ts'

const waiting = z.object({ organizationId: z.string(), batchId: z.nullable(z.string()) })
const run = z.object({ organizationId: z.string(), runId: z.string() })
const signal = new AbortController().signal

/** Everything that is due leaves, as the workers would do it: what was held, bulk texts, single ones, hand-overs, invitations. */
export const workAll = async ({ world }: Rig) => {
  // No one waits for autovacuum here; without figures of what was just written each claim reads everything.
  await world.services.pool.query('analyze all_candidates, text_messages, text_recipients, opt_outs')
  await releaseTextsJob.run({ organizationId: '' }, world.services, signal)
  await sweepTextsJob.run({ organizationId: '' }, world.services, signal)
  for (let times = 0; ; times += 1) {
    const left = await world.inPlatform(
      async (tx) =>
        await tx.rows(
          waiting,
          sql`select distinct coalesce(b.organization_id, m.organization_id) as "organizationId", m.batch_id as "batchId"
              from text_messages m left join text_batches b on b.id = m.batch_id
              where m.message_status = 'queued' and coalesce(b.state, 'running') = 'running'`,
        ),
    )
    if (left.length === 0) break
    if (times === 50) throw new Error('Queued texts do not end')
    for (const { organizationId, batchId } of left)
      await sendTextsJob.run({ organizationId, ...(batchId ? { batchId } : {}) }, world.services, signal)
  }
  const runs = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        run,
        sql`select distinct organization_id as "organizationId", run_id as "runId" from scheduler_requests where state = 'queued'`,
      ),
  )
  for (const each of runs) await runSchedulerJob.run(each, world.services, signal)
  await sendServiceTextsJob.run({ organizationId: '' }, world.services, signal)
}
