import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { tidyText } from '../../../../rules/tidy-text.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lockCandidate } from '../../../candidates/directory/server/public.ts'
import { deleteCall, logCall } from '../contract/correspondence.ts'
import { callOutcomes, callWords, findCallTimeProblem, longestCallNote } from '../rules/calls.ts'

/** Notes a call that was made. Refuses one of the future at its field; the same id twice is one line, for another person refused. */
export const logCallRoute = command(logCall, async ({ input, tx, actor, now }) => {
  const { id: candidateId, callId: id, outcome, at } = input
  const { organization_id: organizationId } = await lockCandidate(tx, candidateId)
  const problem = findCallTimeProblem(at, now)
  if (problem !== null) throw UserError.at('at', problem)
  const note = tidyText(input.note, longestCallNote)
  const isNew = await tx.run(
    sql`insert into candidate_calls (id, organization_id, candidate_id, outcome, note, called_at, made_by, created_at)
        values (${id}, ${organizationId}, ${candidateId}, ${outcome}, ${note}, ${at}, ${actor.userId}, ${now.toISOString()})
        on conflict (organization_id, id) do nothing`,
  )
  if (isNew > 0)
    return {
      reply: { id },
      events: [{ name: 'call.logged', about: candidateId, organizationId, after: { outcome: callWords[outcome] } }],
    }
  const isSame = await tx.run(
    sql`select from candidate_calls where ${tenantCondition(tx)} and organization_id = ${organizationId} and id = ${id}
        and candidate_id = ${candidateId} and made_by = ${actor.userId} and outcome = ${outcome} and note = ${note} and called_at = ${at}::timestamptz(3)`,
  )
  if (isSame === 0) throw new UserError('conflict', 'This call is already logged. Check the conversation.')
  return { reply: { id } }
})

/** Deletes a call that one logged yourself; anyone else's is not found. */
export const deleteCallRoute = command(deleteCall, async ({ input, tx, actor }) => {
  const gone = await tx.one(
    z.object({ candidateId: z.string(), organizationId: z.string(), outcome: z.enum(callOutcomes) }),
    sql`delete from candidate_calls where ${tenantCondition(tx)} and id = ${input.id} and made_by = ${actor.userId}
        returning candidate_id as "candidateId", organization_id as "organizationId", outcome`,
  )
  if (!gone) throw new UserError('not-found', 'Call not found')
  const { candidateId: about, organizationId, outcome } = gone
  return {
    reply: { ok: true as const },
    events: [{ name: 'call.deleted', about, organizationId, before: { outcome: callWords[outcome] } }],
  }
})
