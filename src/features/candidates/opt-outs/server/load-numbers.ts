import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

/** The numbers of these candidates of one organization, as texts go to them: their threads' and their own. */
export const loadNumbers = async (tx: Tx, organizationId: string, ids: readonly string[]): Promise<string[]> => {
  const asked = sql.param([...ids])
  const rows = await tx.rows(
    z.object({ phone: z.string() }),
    sql`select r.recipient_phone as phone from text_recipients r
        where r.organization_id = ${organizationId} and r.candidate_id = any(${asked}::uuid[]) and r.recipient_phone is not null
        union select app.text_number(c.phone_key) from all_candidates c
        where c.organization_id = ${organizationId} and c.id = any(${asked}::uuid[]) and app.text_number(c.phone_key) is not null`,
  )
  return rows.map(({ phone }) => phone)
}
