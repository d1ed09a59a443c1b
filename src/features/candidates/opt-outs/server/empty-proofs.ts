import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Removes the words of a deleted organization's opt-outs. The numbers stay, so that none is texted. */
export const emptyProofs = async (tx: Tx, organizationId: string): Promise<number> =>
  await tx.run(sql`update opt_outs set proof = null, proof_message_id = null where organization_id = ${organizationId}`)
