import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import {
  attestConsent,
  countSelected,
  loadSelectedIds,
  lockSelected,
} from '../../../candidates/directory/server/public.ts'
import { createTooMany, mostAddressees, prepareAddressees } from '../../messages/server/public.ts'
import { previewScheduler, schedulerRun, startScheduler } from '../contract/auto-scheduler.ts'
import { runSchedulerJob } from './jobs/run-scheduler.ts'
import { needsDecision } from './needs-decision.ts'
import { selectPlannedRequests } from './select-planned-requests.ts'

const counts = z.object({ queued: z.number(), skipped: z.number() })
const loadUnsure = async (tx: Tx, runId: string) =>
  await tx.rows(
    z.object({ id: z.string(), text_consent: z.null() }),
    sql`select c.id, c.text_consent from scheduler_requests r join all_candidates c on c.organization_id = r.organization_id and c.id = r.candidate_id
        where ${tenantCondition(tx, 'r')} and r.run_id = ${runId} and r.state = 'queued' and c.text_consent is null
          and (c.text_consent_source is null
            or exists (select from text_recipients t
            where ${tenantCondition(tx, 't')} and t.organization_id = c.organization_id
            and t.candidate_id = c.id and t.last_inbound_at > c.text_consent_at)) order by c.id`,
  )

/** Counts the people the automation gets, and those it gets only if the sender attests that they agreed to texts. */
export const previewSchedulerRoute = query(previewScheduler, async ({ input, tx, now, settings }) => {
  const selected = input.selection
  const viewing = { now, excellentFrom: settings.excellentFrom }
  const total = await countSelected(tx, selected, viewing)
  if (total === 0) throw new UserError('not-found', 'Candidate not found')
  if (total > mostAddressees) throw createTooMany()
  const free = await tx.rows(
    z.object({ id: z.string() }),
    sql`select p.id from (${selectPlannedRequests(tx, await loadSelectedIds(tx, selected, viewing))}) p where p.reason is null`,
  )
  const people =
    free.length === 0
      ? []
      : await prepareAddressees(tx, {
          ids: free.map(({ id }) => id),
          now,
          message: '',
          actor: { fullName: '' },
          settings,
          attested: true,
          mayRepeat: true,
        })
  const taken = people.filter((person) => person.reason === null && !needsDecision(person))
  const consentUnknown = taken.filter((person) => person.text_consent === null).length
  return { total, ready: taken.length - consentUnknown, consentUnknown }
})

/**
 * Queues everyone selected; skips people who had it before and people whose organization does not use it. Only logs
 * without a webhook.
 */
export const startSchedulerRoute = command(startScheduler, async ({ input, tx, actor, now, settings }) => {
  const { runId } = input
  const ids = await lockSelected(tx, input.selection, { now, excellentFrom: settings.excellentFrom })
  const total = ids.length
  if (total > mostAddressees) throw createTooMany()
  if (!settings.automationWebhookUrl)
    return {
      reply: { runId, queued: 0, skipped: 0, logged: true },
      events: [{ name: 'scheduler.logged', after: { run_id: runId, total } }],
    }
  const added = await tx.run(
    sql`insert into scheduler_requests (run_id, organization_id, candidate_id, made_by, state, reason)
        select ${runId}::uuid, p.organization_id, p.id, ${actor.userId}::uuid, case when p.reason is null then 'queued' else 'skipped' end, p.reason
        from (${selectPlannedRequests(tx, ids)}) p on conflict do nothing`,
  )
  if (added > 0 && input.attestConsent) await attestConsent(tx, { actor, people: await loadUnsure(tx, runId) })
  const counted = await tx.one(
    counts,
    sql`select count(*) filter (where state <> 'skipped')::int as queued, count(*) filter (where state = 'skipped')::int as skipped
        from scheduler_requests where ${tenantCondition(tx)} and run_id = ${runId} and made_by = ${actor.userId}`,
  )
  const { queued = 0, skipped = 0 } = counted ?? {}
  if (added > 0 && queued > 0) await runSchedulerJob.enqueue(tx, { organizationId: actor.organizationId, runId })
  return {
    reply: { runId, queued, skipped, logged: false },
    events: added > 0 ? [{ name: 'scheduler.queued', after: { run_id: runId, queued, skipped } }] : [],
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
export const schedulerRunRoute = query(schedulerRun, async ({ input, tx }) => {
  const counted = await tx.one(
    progress,
    sql`select count(*) filter (where state in ('queued', 'sending'))::int as queued, count(*) filter (where state = 'sent')::int as sent,
          count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'unknown')::int as unknown,
          count(*) filter (where state = 'skipped')::int as skipped
        from scheduler_requests where ${tenantCondition(tx)} and run_id = ${input.id} having count(*) > 0`,
  )
  if (!counted) throw new UserError('not-found', 'Run not found')
  const results = await tx.rows(
    result,
    sql`select r.candidate_id as "candidateId", coalesce(c.full_name, '') as name, r.state as result, r.reason, r.send_at as "sendAt"
        from scheduler_requests r left join all_candidates c on ${tenantCondition(tx, 'c')}
          and c.id = r.candidate_id where ${tenantCondition(tx, 'r')} and r.run_id = ${input.id}
        order by r.state = 'sent', c.full_name, r.id limit 500`,
  )
  return { ...counted, results }
})
