import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { getSystemScope } from '../../../../../platform/server/actor.ts'
import { transactAs } from '../../../../../platform/server/call.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { releaseUndecided, takeOptOut } from '../../../../texting/messages/server/public.ts'
import { decideOptOut } from '../../contract/inbox.ts'
import { lockThread } from '../upsert-thread.ts'

/**
 * Records a person's decision about a doubtful text, or an opt-out that they learned of elsewhere. An opt-out goes into
 * the ledger of every organization, with the doubtful text as its proof if there is one. Otherwise releases the texts
 * held for this reason.
 */
export const decideOptOutRoute = external(decideOptOut, async ({ input, actor, transact, services, now }) => {
  const thread = await transact(async (tx) => {
    const found = await lockThread(tx, input.id)
    if (input.optedOut) return found
    await releaseUndecided(tx, input.id, now)
    await recordEvents(tx, actor.userId, [
      { name: 'optOut.denied', about: found.candidateId, organizationId: found.organizationId },
    ])
    await notifyChange(tx, [found.organizationId], ['texts', 'candidates'])
    return found
  })
  const { phone } = thread
  if (!input.optedOut) return { ok: true as const }
  if (phone === null) throw new UserError('invalid', 'This person has no phone number.')
  const everywhere = transactAs(services, getSystemScope(services.config, services.config.platformOrganizationId))
  await everywhere(async (tx) => {
    const proof = await tx.one(
      z.object({ id: z.string(), message: z.string() }),
      sql`select id, message from text_messages where ${tenantCondition(tx)} and recipient_id = ${input.id}
        and message_direction = 'inbound' and opt_out_intent = 'unsure'
          and exists (select from text_recipients t
            where ${tenantCondition(tx, 't')} and t.id = ${input.id} and t.opt_out_review_since is not null)
            order by created_at desc limit 1`,
    )
    await takeOptOut(tx, {
      phone,
      source: 'person',
      proof: proof?.message.slice(0, 500) ?? `told ${actor.fullName}`,
      proofMessageId: proof?.id ?? null,
      everywhere: services.config.optOutEverywhere,
      who: actor.userId,
    })
  })
  return { ok: true as const }
})
