import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { getActor, loadNames } from '../../directory/server/public.ts'
import { legalHolds } from '../contract/legal-holds.ts'

const mostListed = 100
const row = z.object({
  id: z.string(),
  reason: z.string(),
  set_by: nullableText,
  set_at: z.string(),
  candidate_id: nullableText,
  name: nullableText,
  position: z.nullable(z.enum(positions)),
  total: z.number(),
})

/** Lists the open holds of an organization. */
export const legalHoldsRoute = query(legalHolds, async ({ input, tx }) => {
  const organizationId = input.organization_id ?? tx.scope.organizationId
  if ((await tx.run(sql`select from organizations where id = ${organizationId}`)) === 0)
    throw new UserError('not-found', 'Organization not found')
  const rows = await tx.rows(
    row,
    sql`select h.id, h.reason, h.set_by, h.set_at, h.candidate_id, c.full_name as name, c.position,
          count(h.candidate_id) over ()::int as total
        from legal_holds h left join all_candidates c on c.organization_id = ${organizationId} and c.id = h.candidate_id
        where h.organization_id = ${organizationId} and h.ended_at is null
        order by h.candidate_id is not null, h.set_at desc, h.id limit ${mostListed + 1}`,
  )
  const getName = await loadNames(
    tx,
    rows.map(({ set_by }) => set_by),
  )
  const describe = ({ id, reason, set_by, set_at }: z.output<typeof row>) => ({
    id,
    reason,
    by: getActor(set_by, getName(set_by)),
    at: set_at,
  })
  const everyone = rows.find(({ candidate_id }) => candidate_id === null)
  return {
    organization: everyone ? describe(everyone) : null,
    candidates: rows
      .flatMap((each) =>
        each.candidate_id && each.position
          ? [
              {
                ...describe(each),
                candidate: { id: each.candidate_id, name: cleanName(each.name ?? ''), position: each.position },
              },
            ]
          : [],
      )
      .slice(0, mostListed),
    total: rows[0]?.total ?? 0,
  }
})
