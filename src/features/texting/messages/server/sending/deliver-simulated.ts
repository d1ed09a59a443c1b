import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { applyStatus } from './apply-status.ts'

/** Reports the network's result for a text on a simulated phone; nothing for a phone whose network keeps silent. */
export const reportDelivery = async (tx: Tx, id: string, outcome: string | null, now: Date) => {
  if (outcome === null) return
  const isDelivered = outcome === 'delivered'
  const status = isDelivered ? 'delivered' : 'undelivered'
  await applyStatus(tx, { messageId: id, vendorId: `simulated ${id}`, status, code: isDelivered ? null : outcome }, now)
}

/** A text on its way arrives: shown on its phone, and its network speaks. A second try finds nothing to do. */
export const deliverSimulated = async (tx: Tx, id: string, outcome: string | null, now: Date) => {
  const isNew = await tx.run(sql`update simulated_texts set is_coming = false where id = ${id} and is_coming`)
  if (isNew) await reportDelivery(tx, id, outcome, now)
}
