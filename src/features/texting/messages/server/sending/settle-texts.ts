import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEventsFor } from '../../../../../platform/server/events.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

export type Settlement = {
  id: string
  status: 'sent' | 'failed' | 'unknown' | 'held' | 'canceled'
  reason: string | null
  /** When a held text goes. */
  sendAt?: string | null
  /** The vendor's own id and error code. */
  vendorId?: string | null
  code?: string | null
}

/** Returns the outcomes of claimed texts as rows for `settleTexts`. */
export const selectDeliveries = (settled: Settlement[]): SQL =>
  sql`select id, status, reason, "sendAt" as send_at, "vendorId" as vendor_id, code
      from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as r(id uuid, status text, reason text, "sendAt" timestamptz, "vendorId" text, code text)`

/** Writes the fates (`id, status, reason, send_at, vendor_id, code`) of claimed texts and their events in one statement, and tells each organization. */
export const settleTexts = async (tx: Tx, fates: SQL) => {
  const touched = await tx.rows(
    z.object({ organization_id: z.string() }),
    sql`with fates as (${fates}
        ), settled as (
          update text_messages m set message_status = f.status, failure = f.reason, failure_code = f.code,
            sent_at = case when f.status = 'sent' then now() end, 
            send_at = case when f.status = 'held' then f.send_at else m.send_at end,
            vendor_id = coalesce(m.vendor_id, f.vendor_id)
          from fates f where ${tenantCondition(tx, 'm')} and m.id = f.id and m.message_status in ('sending', 'unknown') and m.message_status <> f.status
          returning m.id, m.organization_id, m.candidate_id, m.made_by, m.batch_id, m.message_status as status, m.failure as reason
        ), ${recordEventsFor('settled', {
          name: sql`'text.' || status`,
          who: sql`made_by`,
          about: sql`candidate_id`,
          batch: sql`batch_id`,
          after: sql`jsonb_strip_nulls(jsonb_build_object('message_id', id, 'reason', reason))`,
        })}
        select distinct organization_id from given`,
  )
  await notifyChange(
    tx,
    touched.map((each) => each.organization_id),
    ['texts'],
  )
}
