import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/server/database.ts'
import { applyStatus } from './apply-status.ts'

/** The minute that the simulated clock of organization `x` shows; it stands still until somebody advances it. */
export const clockOf = (organization: ReturnType<typeof sql>) =>
  sql`coalesce((select k.minutes from simulated_clocks k where k.organization_id = ${organization}), 0)`

/** What the network says about a text on a simulated phone; nothing for a phone whose network keeps silent. */
export const tellFate = async (tx: Tx, id: string, outcome: string | null, now: Date) => {
  if (outcome === null) return
  const isDelivered = outcome === 'delivered'
  const status = isDelivered ? 'delivered' : 'undelivered'
  await applyStatus(tx, { messageId: id, vendorId: `simulated ${id}`, status, code: isDelivered ? null : outcome }, now)
}
