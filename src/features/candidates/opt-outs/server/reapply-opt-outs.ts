import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'

type EndedConsent = { organization_id: string; phone: string; at: string; source: string; proof: string | null }

/**
 * Reapplies, after a restore, opt-outs from after its moment, with their dates. `everywhere`: numbers that no
 * organization texts.
 */
export const reapplyOptOuts = async (
  tx: Tx,
  ended: readonly EndedConsent[],
  everywhere: readonly string[],
): Promise<number> => {
  const added = await tx.run(
    sql`insert into opt_outs (organization_id, phone, at, source, proof)
        select r.organization_id, r.phone, r.at, r.source, r.proof
        from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as r(organization_id uuid, phone text, at timestamptz, source text, proof text)
          join organizations o on o.id = r.organization_id
        on conflict do nothing`,
  )
  await tx.run(
    sql`insert into app.opt_outs_everywhere (phone) select jsonb_array_elements_text(${JSON.stringify(everywhere)}::jsonb) on conflict do nothing`,
  )
  return added
}
