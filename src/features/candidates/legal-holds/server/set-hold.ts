import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { createNotFound, lockCandidate, removeErasures } from '../../directory/server/public.ts'
import { setLegalHold } from '../contract/legal-holds.ts'

const lockOrganization = async (tx: Tx, id: string) => {
  // Waits for an erasure that has begun (lockOutHolds).
  if ((await tx.run(sql`select from organizations where id = ${id} for no key update`)) === 0)
    throw new UserError('not-found', 'Organization not found')
}

/** Locks the candidate and the organization, the organization first, as an erasure does. Returns the organization. */
const lockHeld = async (tx: Tx, candidateId: string | null, organizationId: string) => {
  if (candidateId === null) {
    await lockOrganization(tx, organizationId)
    return organizationId
  }
  const found = await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from all_candidates where ${tenantCondition(tx)} and id = ${candidateId}`,
  )
  if (!found) throw createNotFound()
  await lockOrganization(tx, found.organization_id)
  await lockCandidate(tx, candidateId)
  return found.organization_id
}

/** Sets a legal hold. Throws 409 if one is open already. */
export const setLegalHoldRoute = command(setLegalHold, async ({ input, tx, actor, now }) => {
  const reason = input.reason.replaceAll('\0', '').trim()
  if (reason === '') throw UserError.at('reason', 'Enter a reason.')
  const candidateId = input.candidate_id ?? null
  const organizationId = await lockHeld(tx, candidateId, input.organization_id ?? tx.scope.organizationId)
  const id = randomUUID()
  const added = await tx.run(
    sql`insert into legal_holds (id, organization_id, candidate_id, reason, set_by, set_at)
        values (${id}, ${organizationId}, ${candidateId}, ${reason}, ${actor.userId}, ${now.toISOString()})
        on conflict (organization_id, candidate_id) where ended_at is null do nothing`,
  )
  if (added === 0)
    throw new UserError('conflict', `This ${candidateId ? 'candidate' : 'organization'} is already under a legal hold.`)
  await removeErasures(tx, { which: 'retention', organizationId, candidateId, who: actor.userId })
  return {
    reply: { id },
    events: [
      {
        name: candidateId ? 'candidate.holdSet' : 'organization.holdSet',
        about: candidateId ?? organizationId,
        organizationId,
        after: { reason },
      },
    ],
  }
})
