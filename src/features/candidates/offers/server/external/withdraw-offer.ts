import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { erasePersonalData } from '../../../../../platform/server/personal-data.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { loadOwnFiles } from '../../../directory/server/public.ts'
import { withdrawReferral } from '../../contract/offers.ts'
import { hasNoActivity } from '../untouched.ts'

const offer = z.object({
  organization_id: z.string(),
  candidate_id: nullableText,
  to_organization_id: z.string(),
  to_candidate_id: nullableText,
})

const tooLate = () =>
  new UserError(
    'conflict',
    'Someone at the clinic has already worked with this candidate, so you can’t withdraw the referral.',
  )

/** The offer and the record it made, both locked; refuses when someone there has worked with the record, or it is gone. */
const lockUntouched = async (tx: Tx, id: string) => {
  const found = await tx.one(
    offer,
    sql`select organization_id, candidate_id, to_organization_id, to_candidate_id from candidate_referrals where id = ${id} for update`,
  )
  if (!found) throw new UserError('not-found', 'Referral not found')
  const { to_organization_id: organizationId, to_candidate_id: record } = found
  if (record === null) throw tooLate()
  await tx.run(sql`select from all_candidates where organization_id = ${organizationId} and id = ${record} for update`)
  // Asked once the lock is held, so that it sees what others did until then.
  const untouched = await tx.run(
    sql`select from all_candidates c where c.organization_id = ${organizationId} and c.id = ${record} and ${hasNoActivity}`,
  )
  if (untouched === 0) throw tooLate()
  return { ...found, record }
}

/**
 * Undoes an offer. The record at the other clinic is removed with its file and all else; opt-outs of its number stay.
 */
export const withdrawOfferRoute = external(withdrawReferral, async ({ input, actor, services, now }) => {
  const { files, traces, config } = services
  // The house sees what is someone's own, a draft above all: that is work, too.
  const inHouse = transactAs(services, getSystemScope(config, config.platformOrganizationId))
  await inHouse(async (tx) => {
    const found = await lockUntouched(tx, input.id)
    const { organization_id: from, to_organization_id: organizationId, record } = found
    const ids = [record]
    const own = await loadOwnFiles(tx, organizationId, ids)
    const today = now.toISOString().slice(0, 10)
    const { files: gone } = await erasePersonalData(tx, traces, { organizationId, ids, numbers: [], files: own, today })
    await tx.run(sql`delete from candidate_referrals where id = ${input.id}`)
    await recordEvents(tx, actor.userId, [
      { name: 'candidate.passingWithdrawn', about: record, organizationId },
      ...(found.candidate_id
        ? [{ name: 'candidate.offerWithdrawn', about: found.candidate_id, organizationId: from }]
        : []),
    ])
    await notifyChange(tx, [from, organizationId], ['candidates'])
    // Before the row is gone for good: if a file cannot be removed now, the offer can be withdrawn again.
    for (const key of gone) await files.remove(key)
  })
  return { ok: true as const }
})
