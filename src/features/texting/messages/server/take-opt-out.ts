import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { type OptOut, recordOptOut } from '../../../candidates/opt-outs/server/public.ts'
import { optedOutReason } from '../rules/recipient.ts'

/** Writes an opt-out into the ledger and drops what still waits for that number. Answers whether it is new anywhere. */
export const takeOptOut = async (tx: Tx, optOut: OptOut): Promise<boolean> => {
  const { phone } = optOut
  const isNew = await recordOptOut(tx, optOut)
  await tx.run(
    sql`update text_messages set message_status = 'canceled', failure = ${optedOutReason}
        where recipient_phone = ${phone} and message_status in ('held', 'queued') and purpose is null`,
  )
  await tx.run(
    sql`update service_texts set state = 'canceled', reason = ${optedOutReason}, body = null
        where to_phone = ${phone} and state = 'waiting' and kind = 'invitation'`,
  )
  await tx.run(sql`update text_recipients set opt_out_review_since = null where recipient_phone = ${phone}`)
  return isNew
}
