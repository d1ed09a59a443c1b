import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { postJson } from '../../../../../integrations/automation-webhook/post-json.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { job } from '../../../../../platform/server/job.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { changeCandidate } from '../../../../candidates/directory/server/public.ts'
import { prepareAddressees } from '../../../messages/server/public.ts'
import { isWaitingForTexts, needsDecision } from '../needs-decision.ts'

const atOnce = 10
const lookAgainMs = 300_000
const claimed = z.object({
  requestId: z.string(),
  organizationId: z.string(),
  candidate: z.object({
    id: z.string(),
    full_name: z.string(),
    email_address: z.nullable(z.string()),
    phone_number: z.nullable(z.string()),
    position: z.string(),
    status: z.string(),
    certification_number: z.nullable(z.string()),
    current_rbt: z.nullable(z.boolean()),
    city: z.nullable(z.string()),
    state: z.nullable(z.string()),
  }),
})
type ClaimedRow = z.output<typeof claimed>

const claim = async (tx: Tx, runId: string, now: Date) =>
  await tx.rows(
    claimed,
    sql`with gone as (
          update scheduler_requests set state = 'unknown', reason = 'The server stopped while sending this'
          where ${tenantCondition(tx)} and run_id = ${runId} and state = 'sending' and claimed_at < now() - interval '60 seconds'
        ), next as (
          select id from scheduler_requests where ${tenantCondition(tx)} and run_id = ${runId} and state = 'queued'
            and (send_at is null or send_at <= ${now.toISOString()}::timestamptz)
          order by id limit ${atOnce} for update skip locked
        ), taken as (
          update scheduler_requests r set state = 'sending', claimed_at = now() from next
            where ${tenantCondition(tx, 'r')} and r.id = next.id returning r.id, r.organization_id, r.candidate_id
        )
        select t.id as "requestId", t.organization_id as "organizationId",
          json_build_object('id', c.id, 'full_name', c.full_name, 'email_address', c.email_address,
          'phone_number', c.phone_number, 'position', c.position, 'status', c.status, 'certification_number', c.certification_number,
          'current_rbt', c.current_rbt, 'city', c.city, 'state', c.state) as candidate
        from taken t join all_candidates c on ${tenantCondition(tx, 'c')} and c.id = t.candidate_id`,
  )

type Fate = {
  state: 'sent' | 'failed' | 'unknown' | 'skipped' | 'queued'
  reason: string | null
  sendAt?: string | null
}

const post = async (url: string, { requestId, candidate }: ClaimedRow): Promise<Fate> => {
  const posted = await postJson(url, candidate, { key: requestId, waits: 15_000 })
  if (posted.kind === 'unknown') return { state: 'unknown', reason: 'The webhook didn’t answer' }
  if (posted.kind === 'never-sent') return { state: 'failed', reason: 'Couldn’t reach the webhook' }
  return posted.status >= 200 && posted.status < 300
    ? { state: 'sent', reason: null }
    : { state: 'failed', reason: `Webhook failed with status: ${posted.status}` }
}

const settle = async (
  tx: Tx,
  { requestId, organizationId, candidate }: ClaimedRow,
  { state, reason, sendAt }: Fate,
) => {
  await tx.run(
    sql`update scheduler_requests set state = ${state}, reason = ${reason}, send_at = ${sendAt ?? null}::timestamptz
      where ${tenantCondition(tx)} and id = ${requestId}`,
  )
  if (state === 'queued') return
  if (state === 'sent')
    await changeCandidate(tx, { id: candidate.id, organization_id: organizationId }, { auto_scheduler_sent: true })
  await recordEvents(tx, null, [
    { name: `scheduler.${state}`, about: candidate.id, organizationId, after: { request_id: requestId, reason } },
  ])
  await notifyChange(tx, [organizationId], ['candidates'])
}

/** Sends what waits in a run, ten calls at a time; the send guard checks each person once more. */
export const runSchedulerJob = job({
  name: 'run-scheduler',
  tries: 5,
  expires: 300,
  input: z.object({ organizationId: z.guid(), runId: z.guid() }),
  run: async ({ organizationId, runId }, { inOrganization, services, signal }): Promise<void> => {
    const transact = inOrganization(organizationId)
    const url = services.config.automationWebhookUrl
    if (!url) return
    while (!signal.aborted) {
      const now = services.clock()
      const { calls, people } = await transact(async (tx) => {
        const taken = await claim(tx, runId, now)
        const ids = taken.map(({ candidate }) => candidate.id)
        const asked = {
          now,
          message: 'Auto scheduler',
          actor: { fullName: '' },
        }
        const judged =
          ids.length > 0
            ? await prepareAddressees(tx, {
                ...asked,
                ids,
                settings: services.config,
                attested: false,
                mayRepeat: true,
              })
            : []
        return { calls: taken, people: new Map(judged.map((person) => [person.id, person])) }
      })
      if (calls.length === 0) return
      const fates = await Promise.all(
        calls.map(async (call): Promise<Fate> => {
          const person = people.get(call.candidate.id)
          if (person?.reason) return { state: 'skipped', reason: person.reason }
          if (person && isWaitingForTexts(person))
            return {
              state: 'queued',
              reason: person.held,
              sendAt: new Date(now.getTime() + lookAgainMs).toISOString(),
            }
          if (person && needsDecision(person)) return { state: 'skipped', reason: person.held }
          if (person?.held) return { state: 'queued', reason: person.held, sendAt: person.sendAt }
          return await post(url, call)
        }),
      )
      await transact(async (tx) => {
        for (const [at, call] of calls.entries()) {
          const fate = fates[at]
          if (fate) await settle(tx, call, fate)
        }
        const moments = new Set(fates.map(({ sendAt }) => sendAt ?? ''))
        moments.delete('')
        for (const moment of moments) await runSchedulerJob.enqueue(tx, { organizationId, runId }, new Date(moment))
      })
    }
  },
})
