import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { announce, writeFacts } from '../../../platform/server/facts.ts'
import { meaningOf } from '../rules/delivery-codes.ts'
import { nextState } from '../rules/delivery-states.ts'
import { applyCode } from './apply-code.ts'

/** What a vendor tells about a text: found by our own id, or else by the vendor's. */
export const toldStatus = z.object({
  messageId: z.nullable(z.uuid()),
  vendorId: z.string(),
  status: z.string(),
  code: z.nullable(z.string()),
})

const found = z.object({
  id: z.string(),
  organizationId: z.string(),
  candidateId: z.string(),
  phone: z.string(),
  status: z.string(),
})

/** Brings one text up to what the vendor tells, never back; its error code is put into words and acted upon, once. */
export const applyStatus = async (tx: Tx, told: z.output<typeof toldStatus>, now: Date) => {
  const text = await tx.one(
    found,
    sql`select id, organization_id as "organizationId", candidate_id as "candidateId", coalesce(recipient_phone, '') as phone, message_status as status
        from text_messages where message_direction = 'outbound' and (id = ${told.messageId}::uuid or vendor_id = ${told.vendorId})
        order by id = ${told.messageId}::uuid desc nulls last limit 1 for update`,
  )
  if (!text) return
  const next = nextState(text.status, told.status)
  if (next === null) return
  const isBad = next === 'failed' || next === 'undelivered'
  const words = isBad ? meaningOf(told.code ?? 'none').words : null
  await tx.run(
    sql`update text_messages set message_status = ${next}, failure = ${words}, failure_code = ${isBad ? told.code : null},
          vendor_id = coalesce(vendor_id, ${told.vendorId}), sent_at = case when ${next} in ('sent', 'delivered') then coalesce(sent_at, ${now.toISOString()}::timestamptz) else sent_at end
        where id = ${text.id}`,
  )
  await writeFacts(tx, null, [
    {
      name: `text.${next}`,
      about: text.candidateId,
      organizationId: text.organizationId,
      after: { message_id: text.id, ...(words ? { reason: words } : {}) },
    },
  ])
  if (isBad && told.code) await applyCode(tx, { ...text, code: told.code }, now)
  await announce(tx, [text.organizationId], ['texts'])
}
