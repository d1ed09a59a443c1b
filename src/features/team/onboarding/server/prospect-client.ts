import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { becomeActive, type NewOrganization } from '../../../clients/organizations/server/public.ts'

/** A prospect that was won becomes a client under the same id; its history stays with it. */
export const becomeClient = async (
  tx: Tx,
  who: string,
  prospectId: string,
  wanted: NewOrganization,
): Promise<string> => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${prospectId} and prospect_stage is not null for update`,
  )
  if (!found) throw new UserError('not-found', 'Prospect not found')
  await becomeActive(tx, who, prospectId, wanted)
  return prospectId
}
