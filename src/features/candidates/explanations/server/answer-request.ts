import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { answerRequest } from '../contract/explanations.ts'

/** Answers a request; the candidate reads it on their page. Refuses an empty answer, and a request that was answered already. */
export const answerRequestRoute = command(answerRequest, async ({ input, tx, actor, now }) => {
  const answer = input.answer.replaceAll('\u0000', '').trim()
  if (answer === '') throw UserError.at('answer', 'Enter a reply to the candidate.')
  const found = await tx.one(
    z.object({ organization_id: z.string(), candidate_id: z.string(), isAnswered: z.boolean() }),
    sql`select organization_id, candidate_id, answered_at is not null as "isAnswered" from explanation_requests
      where ${tenantCondition(tx)} and id = ${input.id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Request not found')
  if (found.isAnswered) throw new UserError('conflict', 'A colleague already answered this.')
  await tx.run(
    sql`update explanation_requests set answer = ${answer}, answered_by = ${actor.userId}::uuid, answered_at = ${now.toISOString()}
        where organization_id = ${found.organization_id} and id = ${input.id}`,
  )
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'explanation.answered',
        about: found.candidate_id,
        organizationId: found.organization_id,
        after: { request_id: input.id },
      },
    ],
  }
})
