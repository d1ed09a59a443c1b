import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transact } from '../../../../../platform/server/call.ts'
import { job } from '../../../../../platform/server/job.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import type { Moment } from '../apply-event.ts'
import { processCandidateEvents, runDueCandidate } from '../process-candidate-events.ts'
import { mostTries, recordFailedAttempt } from '../record-failed-attempt.ts'
import { listDue, runDueBatch } from '../run-due-batch.ts'

const candidate = z.object({ candidateId: z.string() })
const mostAtOnce = 200

type Tools = { transact: Transact; services: Services; organizationId: string; signal: AbortSignal }

const createMoment = (services: Services): Moment => ({ now: services.clock(), settings: services.config })

/** Processes each in a transaction of its own. A failing one keeps no one waiting, and goes to a person in the end. */
const oneByOne = async (tools: Tools, candidateIds: readonly string[], work: typeof processCandidateEvents) => {
  const { transact, services, organizationId, signal } = tools
  for (const candidateId of candidateIds) {
    if (signal.aborted) return
    const whose = { organizationId, candidateId }
    try {
      await transact(async (tx) => await work(tx, whose, createMoment(services)))
    } catch (error) {
      services.log.error({ err: error }, 'an automation broke')
      await transact(async (tx) => await recordFailedAttempt(tx, whose, services.clock()))
    }
  }
}

const hearAll = async (tools: Tools) => {
  const { transact, organizationId, signal } = tools
  const seen = new Set<string>()
  while (!signal.aborted) {
    const waiting = await transact(
      async (tx) =>
        await tx.rows(
          candidate,
          sql`select e.candidate_id as "candidateId" from enrollment_queue e
            where ${tenantCondition(tx, 'e')} and e.organization_id = ${organizationId} and e.tries < ${mostTries}
              group by e.candidate_id order by min(e.id) limit ${mostAtOnce}`,
        ),
    )
    const fresh = waiting.map(({ candidateId }) => candidateId).filter((id) => !seen.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) seen.add(id)
    await oneByOne(tools, fresh, processCandidateEvents)
  }
}

/** A round together; where one of them breaks it, who is left for each alone: that one keeps no one waiting. */
const oneRound = async ({ transact, services, organizationId }: Tools) => {
  try {
    return await transact(async (tx) => await runDueBatch(tx, organizationId, createMoment(services)))
  } catch (error) {
    services.log.error({ err: error }, 'a round of automations broke')
    return { done: 0, alone: await transact(async (tx) => await listDue(tx, organizationId, services.clock())) }
  }
}

const sayAll = async (tools: Tools) => {
  while (!tools.signal.aborted) {
    const { done, alone } = await oneRound(tools)
    await oneByOne(tools, alone, runDueCandidate)
    if (done + alone.length === 0) return
  }
}

/** Anyone who is due already and was passed over (someone holds their row) is looked at in a second; what broke, in ten. */
const nextWake = sql`select app.schedule_enrollments(least(
    (select greatest(min(due_at), now() + interval '1 second') from automation_enrollments where due_at is not null having min(due_at) is not null),
    (select now() + interval '10 seconds' from enrollment_queue limit 1)))`

/**
 * Processes all events of people in automations, then everyone who is due. Woken by events (triggers) and for the next
 * due moment. One job for all, no matter which worker runs it. Every five minutes it looks for missed ones.
 */
export const runEnrollmentsJob = job({
  name: 'run-sequences', // of its queue, which functions of the database and jobs that wait name
  tries: 3,
  expires: 300,
  every: '*/5 * * * *',
  input: z.object({ organizationId: z.string() }),
  run: async (_, { inOrganization, services, signal }) => {
    const everywhere = inOrganization(services.config.platformOrganizationId)
    const now = services.clock().toISOString()
    // With no event to process and nothing due, this check and the next moment are one transaction.
    const owing = await everywhere(async (tx) => {
      const found = await tx.rows(
        z.object({ id: z.string() }),
        sql`select organization_id as id from enrollment_queue where tries < ${mostTries}
            union select organization_id from automation_enrollments where due_at <= ${now}::timestamptz`,
      )
      if (found.length === 0) await tx.run(nextWake)
      return found
    })
    for (const { id } of owing) {
      const tools = { transact: inOrganization(id), services, organizationId: id, signal }
      await hearAll(tools)
      await sayAll(tools)
    }
    if (owing.length > 0) await everywhere(async (tx) => await tx.run(nextWake))
  },
})
