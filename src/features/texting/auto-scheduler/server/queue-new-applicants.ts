import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { recordEvents } from '../../../../platform/server/events.ts'
import { runSchedulerJob } from './jobs/run-scheduler.ts'
import { selectPlannedRequests } from './select-planned-requests.ts'

type NewApplicants = { organizationId: string; candidateIds: readonly string[]; settings: Config }

/**
 * Queues applicants who have just arrived for the automation, in the caller's transaction, where the organization wants
 * that and a webhook is set: those who agreed to texts, once a person and number. The send guard checks each when they
 * are sent. No one vouches for consent here, so no one without it is queued.
 */
export const queueNewApplicants = async (
  tx: Tx,
  { organizationId, candidateIds, settings }: NewApplicants,
): Promise<void> => {
  if (!settings.automationWebhookUrl || candidateIds.length === 0) return
  const runId = randomUUID()
  const queued = await tx.run(
    sql`insert into scheduler_requests (run_id, organization_id, candidate_id, made_by, state)
        select ${runId}::uuid, p.organization_id, p.id, null, 'queued' from (${selectPlannedRequests(tx, candidateIds)}) p
          join organizations o on o.id = p.organization_id
        where p.organization_id = ${organizationId} and o.scheduler_new and p.text_consent = 'given' and p.reason is null`,
  )
  if (queued === 0) return
  await runSchedulerJob.enqueue(tx, { organizationId, runId })
  await recordEvents(tx, null, [{ name: 'scheduler.started', organizationId, after: { run_id: runId, queued } }])
}
