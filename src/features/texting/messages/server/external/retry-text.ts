import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { external } from '../../../../../platform/server/external.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { retryText } from '../../contract/texts.ts'
import { canRetry } from '../../rules/delivery-states.ts'
import { sendOne } from './send-one.ts'

const old = z.object({ candidateId: z.string(), message: z.string(), status: z.string() })

const checkFirst = (id: string) => async (tx: Tx) => {
  await tx.run(sql`select from text_messages where ${tenantCondition(tx)} and id = ${id} for update`)
  const again = await tx.run(sql`select from text_messages where ${tenantCondition(tx)} and retry_of = ${id}`)
  if (again > 0) throw new UserError('conflict', 'This text was already sent again.')
}

const mayHaveArrived = 'We don’t know if this text arrived. If you resend it, they may get it twice.'

/** Sends the words of a failed or unknown text again under a new id, once. The same person may get the same words then. */
export const retryTextRoute = external(retryText, async ({ input, ...call }) => {
  const text = await call.transact(
    async (tx) =>
      await tx.one(
        old,
        sql`select candidate_id as "candidateId", message, message_status as status from text_messages
            where ${tenantCondition(tx)} and id = ${input.id} and message_direction = 'outbound' and purpose is null`,
      ),
    { readOnly: true },
  )
  if (!text) throw new UserError('not-found', 'Text not found')
  if (!canRetry(text.status)) throw new UserError('conflict', 'You can only resend a text that failed.')
  if (text.status === 'unknown' && !input.anyway) throw new UserError('conflict', mayHaveArrived)
  const { candidateId, message } = text
  const again = { id: input.newId, candidateId, message, attestConsent: false, retryOf: input.id }
  return await sendOne(again, call, checkFirst(input.id))
})
