import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { countErasures, removeErasures } from '../../directory/server/public.ts'
import { endLegalHold } from '../contract/legal-holds.ts'

const held = z.object({
  organization_id: z.string(),
  candidate_id: nullableText,
  ended_at: nullableText,
})

const ask = (waiting: number) =>
  new UserError(
    'conflict',
    waiting === 1
      ? 'This person asked to be deleted. Choose whether to delete or keep the record.'
      : `${waiting} people asked to be deleted. Choose whether to delete or keep their records.`,
    { details: { waiting } },
  )

/**
 * Ends a legal hold. Deletion requests that no other hold covers are carried out in the night after their day, or canceled, by the given
 * decision. A hold that ended already stays ended.
 */
export const endLegalHoldRoute = command(endLegalHold, async ({ input, tx, actor, now }) => {
  const hold = await tx.one(
    held,
    sql`select organization_id, candidate_id, ended_at from legal_holds
        where ${tenantCondition(tx)} and id = ${input.id} for no key update`,
  )
  if (!hold) throw new UserError('not-found', 'Legal hold not found')
  if (hold.ended_at !== null) return { reply: { waiting: 0 } }
  const { organization_id: organizationId, candidate_id: candidateId } = hold
  await tx.run(
    sql`update legal_holds set ended_by = ${actor.userId}, ended_at = ${now.toISOString()}
        where organization_id = ${organizationId} and id = ${input.id}`,
  )
  const requests = { which: 'requests', organizationId, candidateId, who: actor.userId } as const
  const waiting = await countErasures(tx, requests)
  if (waiting > 0 && (input.requests === null || waiting !== input.expected)) throw ask(waiting)
  if (input.requests === 'keep') await removeErasures(tx, requests)
  return {
    reply: { waiting },
    events: [
      {
        name: candidateId ? 'candidate.holdEnded' : 'organization.holdEnded',
        about: candidateId ?? organizationId,
        organizationId,
        after: waiting > 0 ? { waiting_requests: waiting, decision: input.requests } : undefined,
      },
    ],
  }
})
