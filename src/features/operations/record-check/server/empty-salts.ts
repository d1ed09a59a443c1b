import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

/** Removes the salts of a deleted organization's sealed events: without them no value can be guessed from a seal. */
export const emptySalts = async (tx: Tx, organizationId: string): Promise<number> =>
  await tx.run(sql`update event_seals set salt = null where organization_id = ${organizationId} and salt is not null`)
