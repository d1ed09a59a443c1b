import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { selectMergedRecordIds } from './select-merged-record-ids.ts'
import { hasNoActivity } from './untouched.ts'

const link = z.object({
  id: z.string(),
  way: z.enum(['to', 'from']),
  agreed: nullableText,
  at: z.string(),
  clinic_id: z.string(),
  clinic: z.string(),
  candidate_id: nullableText,
  full_name: nullableText,
  position: z.nullable(z.enum(positions)),
  untouched: z.boolean(),
})
type Of = { id: string; organization_id: string }

/**
 * The records at other clinics that a candidate became or came from, those of records merged into this one too, newest first; nothing
 * for anyone who sees one clinic only.
 */
export const offerLinks = async (tx: Tx, { id, organization_id }: Of) => {
  if (!tx.scope.crossTenant) return []
  const mine = selectMergedRecordIds(organization_id, id)
  const rows = await tx.rows(
    link,
    sql`select f.id, f.way, f.agreed, f.made_at as at, o.id as clinic_id, o.name as clinic, c.id as candidate_id, c.full_name, c.position,
          c.id is not null and ${hasNoActivity} as untouched
        from (
          select id, 'to' as way, agreed, made_at, to_organization_id as clinic_id, to_candidate_id as record_id from candidate_referrals
          where organization_id = ${organization_id} and candidate_id in ${mine}
          union all
          select id, 'from', agreed, made_at, organization_id, candidate_id from candidate_referrals
          where to_organization_id = ${organization_id} and to_candidate_id in ${mine}
        ) f join organizations o on o.id = f.clinic_id
          left join all_candidates c on c.organization_id = f.clinic_id and c.id = f.record_id
        order by f.made_at desc, f.id`,
    'prepared',
  )
  return rows.map(
    ({ id: offer, way, agreed, at, clinic_id, clinic, candidate_id, full_name, position, untouched }) => ({
      id: offer,
      way,
      agreed,
      at,
      clinic: { id: clinic_id, name: clinic },
      candidate: candidate_id && position ? { id: candidate_id, name: cleanName(full_name ?? ''), position } : null,
      canWithdraw: way === 'to' && untouched,
    }),
  )
}
