import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { recordNetworkOptOut } from '../../../../candidates/opt-outs/server/public.ts'
import { getMeaning } from '../../rules/delivery-codes.ts'
import { getNextState } from '../../rules/delivery-states.ts'
import { isStaffKind } from '../staff/judge-staff-text.ts'
import { stopStaffTexts } from '../staff/stop-staff-texts.ts'
import { applyCode } from './apply-code.ts'

/** A vendor's report on a text, found by our own id, or else by the vendor's. */
export const toldStatus = z.object({
  messageId: z.nullable(z.guid()),
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

const serviceText = z.object({
  id: z.string(),
  organizationId: z.string(),
  about: z.string(),
  kind: z.string(),
  state: z.string(),
  phone: z.string(),
})

/** The same for a text to someone who is no candidate. */
const applyServiceStatus = async (tx: Tx, told: z.output<typeof toldStatus>, now: Date) => {
  const text = await tx.one(
    serviceText,
    sql`select id, organization_id as "organizationId", about, kind, state, to_phone as phone from service_texts
        where id = ${told.messageId}::uuid or vendor_id = ${told.vendorId} order by id = ${told.messageId}::uuid desc nulls last limit 1 for update`,
  )
  const next = text && getNextState(text.state, told.status)
  if (!text || !next) return
  const isBad = next === 'failed' || next === 'undelivered'
  const reason = isBad ? getMeaning(told.code ?? 'none').words : null
  const state = isBad ? 'failed' : next
  await tx.run(
    sql`update service_texts set state = ${state}, reason = ${reason}, vendor_id = coalesce(vendor_id, ${told.vendorId}), body = null where id = ${text.id}`,
  )
  const isStaff = isStaffKind(text.kind)
  if (isBad && getMeaning(told.code ?? 'none').action === 'opt-out') {
    if (isStaff) await stopStaffTexts(tx, text.phone, reason ?? '', now)
    else await recordNetworkOptOut(tx, text.organizationId, text.phone, reason ?? '')
  }
  await notifyChange(tx, [text.organizationId], ['users'])
  if (isStaff) return
  const after = { kind: text.kind, ...(reason ? { reason } : {}) }
  await recordEvents(tx, null, [
    { name: `serviceText.${state}`, about: text.about, organizationId: text.organizationId, after },
  ])
}

/** Brings one text up to what the vendor tells, never back; its error code is put into words and acted upon, once. */
export const applyStatus = async (tx: Tx, told: z.output<typeof toldStatus>, now: Date) => {
  const text = await tx.one(
    found,
    sql`select id, organization_id as "organizationId", candidate_id as "candidateId", coalesce(recipient_phone, '') as phone, message_status as status
        from text_messages where ${tenantCondition(tx)} and message_direction = 'outbound' and (id = ${told.messageId}::uuid or vendor_id = ${told.vendorId})
        order by id = ${told.messageId}::uuid desc nulls last limit 1 for update`,
  )
  if (!text) return await applyServiceStatus(tx, told, now)
  const next = getNextState(text.status, told.status)
  if (next === null) return
  const isBad = next === 'failed' || next === 'undelivered'
  const words = isBad ? getMeaning(told.code ?? 'none').words : null
  await tx.run(
    sql`update text_messages set message_status = ${next}, failure = ${words}, failure_code = ${isBad ? told.code : null},
          vendor_id = coalesce(vendor_id, ${told.vendorId}), sent_at = case
            when ${next} in ('sent', 'delivered') then coalesce(sent_at, ${now.toISOString()}::timestamptz)
            else sent_at end
        where ${tenantCondition(tx)} and id = ${text.id}`,
  )
  await recordEvents(tx, null, [
    {
      name: `text.${next}`,
      about: text.candidateId,
      organizationId: text.organizationId,
      after: { message_id: text.id, ...(words ? { reason: words } : {}) },
    },
  ])
  if (isBad && told.code) await applyCode(tx, { ...text, code: told.code }, now)
  await notifyChange(tx, [text.organizationId], ['texts'])
}
