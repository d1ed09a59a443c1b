import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../platform/server/command.ts'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { candidateSelection, lockSelected, selecting } from '../../candidates/server/door.ts'
import { schedulerRun, startScheduler } from '../contract/auto-scheduler.ts'
import { mostAddressees, tooMany } from './addressees.ts'
import { runSchedulerJob } from './jobs/run-scheduler.ts'

const counts = z.object({ queued: z.number(), skipped: z.number() })
const alreadySent = 'The auto scheduler was already sent.'
const notOffered = 'The auto scheduler is not on for this organization.'

/** Queues everyone selected; skips who had it before and whose organization does not use it. Without a webhook it only says so. */
export const startSchedulerWay = command(startScheduler, async ({ input, tx, actor, now, settings }) => {
  const { runId } = input
  const selected = candidateSelection.parse(input.selection)
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const total = await lockSelected(tx, selected, viewing)
  if (total > mostAddressees) throw tooMany()
  if (!settings.automationWebhookUrl)
    return {
      reply: { runId, queued: 0, skipped: 0, logged: true },
      facts: [{ name: 'scheduler.logged', after: { run_id: runId, total } }],
    }
  const added = await tx.run(
    sql`insert into scheduler_requests (run_id, organization_id, candidate_id, made_by, state, reason)
        select ${runId}::uuid, c.organization_id, c.id, ${actor.userId}::uuid,
          case when c.auto_scheduler_sent or not coalesce(o.scheduler, false) then 'skipped' else 'queued' end,
          case when not coalesce(o.scheduler, false) then ${notOffered} when c.auto_scheduler_sent then ${alreadySent} end
        from all_candidates c left join organizations o on o.id = c.organization_id where ${selecting(selected, viewing)}
        on conflict do nothing`,
  )
  const counted = await tx.one(
    counts,
    sql`select count(*) filter (where state <> 'skipped')::int as queued, count(*) filter (where state = 'skipped')::int as skipped
        from scheduler_requests where run_id = ${runId} and made_by = ${actor.userId}`,
  )
  const { queued = 0, skipped = 0 } = counted ?? {}
  if (added > 0 && queued > 0) await runSchedulerJob.enqueue(tx, { organizationId: actor.organizationId, runId })
  return {
    reply: { runId, queued, skipped, logged: false },
    facts: added > 0 ? [{ name: 'scheduler.queued', after: { run_id: runId, queued, skipped } }] : [],
  }
})

const result = z.object({
  candidateId: z.string(),
  name: z.string(),
  result: z.string(),
  reason: z.nullable(z.string()),
  sendAt: z.nullable(z.string()),
})
const progress = z.object({
  queued: z.number(),
  sent: z.number(),
  failed: z.number(),
  unknown: z.number(),
  skipped: z.number(),
})

/** Progress and results of one run. */
export const schedulerRunWay = query(schedulerRun, async ({ input, tx }) => {
  const counted = await tx.one(
    progress,
    sql`select count(*) filter (where state in ('queued', 'sending'))::int as queued, count(*) filter (where state = 'sent')::int as sent,
          count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'unknown')::int as unknown,
          count(*) filter (where state = 'skipped')::int as skipped
        from scheduler_requests where run_id = ${input.id} having count(*) > 0`,
  )
  if (!counted) throw new Refusal('not-found', 'Run not found')
  const results = await tx.rows(
    result,
    sql`select r.candidate_id as "candidateId", coalesce(c.full_name, '') as name, r.state as result, r.reason, r.send_at as "sendAt"
        from scheduler_requests r left join all_candidates c on c.id = r.candidate_id where r.run_id = ${input.id}
        order by r.state = 'sent', c.full_name, r.id limit 500`,
  )
  return { ...counted, results }
})
