import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { DomainEvent } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { awayReasons } from '../../rules/away-reasons.ts'

const row = z.object({ organizationId: z.string(), candidateId: z.string(), reason: z.nullable(z.string()) })

/**
 * Marks a candidate as notified that their interviewer is away, or undoes that. Changes nothing if it is marked
 * already, or no one was to notify them. Throws if the interview is not found.
 */
export const setCandidateNotified = async (
  tx: Tx,
  { id, isTold }: { id: string; isTold: boolean },
): Promise<DomainEvent[]> => {
  const found = await tx.one(
    row,
    sql`select i.organization_id as "organizationId", i.candidate_id as "candidateId", i.cancel_reason as reason
        from interviews i where ${tenantCondition(tx, 'i')} and i.id = ${id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Interview not found')
  const { organizationId, candidateId: about, reason: before } = found
  const [from, to] = isTold ? [awayReasons.toTell, awayReasons.told] : [awayReasons.told, awayReasons.toTell]
  if (before !== from) return []
  await tx.run(
    sql`update interviews set cancel_reason = ${to} where organization_id = ${organizationId} and id = ${id} and status = 'Cancelled'`,
  )
  const name = isTold ? 'interview.toldByHand' : 'interview.notTold'
  return [
    {
      name,
      about,
      organizationId,
      before: { interview_id: id, reason: before },
      after: { interview_id: id, reason: to },
    },
  ]
}
