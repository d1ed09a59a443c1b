import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'

type Refusal = { id: string; source: string | null; at: string }
type Leaving = { id: string; erase_on: string }

/** Reapplies, after a restore, refusals of texts and deletion requests from after its moment, with the same days. */
export const reapplyRestrictions = async (tx: Tx, refused: readonly Refusal[], leaving: readonly Leaving[]) => ({
  refused: await tx.run(
    sql`update all_candidates c set text_consent = 'refused', text_consent_source = r.source, text_consent_at = r.at
        from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as r(id uuid, source text, at timestamptz)
        where ${tenantCondition(tx, 'c')} and c.id = r.id`,
  ),
  leaving: await tx.run(
    sql`update all_candidates c set erasure_due_on = r.erase_on, text_consent = 'refused'
        from jsonb_to_recordset(${JSON.stringify(leaving)}::jsonb) as r(id uuid, erase_on date)
        where ${tenantCondition(tx, 'c')} and c.id = r.id and c.erasure_due_on is distinct from r.erase_on`,
  ),
})
