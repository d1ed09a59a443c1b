import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../../platform/server/query.ts'
import { nullableText } from '../../../../../platform/shared/schemas.ts'
import { cleanName } from '../../../../../rules/person-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { countedTexts } from '../../contract/texting-costs.ts'
import { describeState } from '../../rules/delivery-states.ts'
import { countedService, countedText } from './daily-caps.ts'
import { isInMonth } from './texting-costs.ts'

const perPage = 50
const row = z.object({
  id: z.string(),
  organization: z.string(),
  candidateId: nullableText,
  name: nullableText,
  phone: nullableText,
  number: nullableText,
  direction: z.enum(['out', 'in']),
  at: z.string(),
  parts: z.number(),
  state: z.string(),
  failure: nullableText,
})

/** The texts behind a figure of `textingCosts`, as many as it says. Refuses an organization that is unknown or another's. */
export const countedTextsRoute = query(countedTexts, async ({ input, tx, actor }) => {
  const { month, organizationId, direction, page } = input
  if (organizationId && !(await tx.run(sql`select from organizations where id = ${organizationId}`)))
    throw new UserError('not-found', 'Organization not found')
  const ours = organizationId ? sql`and o.id = ${organizationId}` : sql``
  const mayRead = actor.rights.includes('users:manage')
  const from = sql`from organizations o cross join lateral (
      select id, candidate_id, candidate_name as name, recipient_phone as phone, twilio_phone as number,
        case message_direction when 'outbound' then 'out' else 'in' end as direction, coalesce(sent_at, claimed_at, created_at) as at, cap_date,
        parts, message_status as state, failure
      from text_messages where organization_id = o.id and ${isInMonth(sql`cap_date`, month)} and ${countedText}
      union all
      select id, null, case when ${mayRead} then to_name end, case when ${mayRead} then to_phone end, from_phone, 'out',
        coalesce(claimed_at, created_at), cap_date, parts, state, reason
      from service_texts where organization_id = o.id and ${isInMonth(sql`cap_date`, month)} and ${countedService}
    ) t where ${direction} in ('', t.direction) ${ours}`
  const counted = await tx.one(z.object({ total: z.number() }), sql`select count(*)::int as total ${from}`)
  const rows = await tx.rows(
    row,
    sql`select t.id, o.name as organization, t.candidate_id as "candidateId", t.name, t.phone, t.number,
      t.direction, t.at, coalesce(t.parts, 0) as parts, t.state, t.failure
        ${from} order by t.cap_date desc, t.at desc, t.id limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  return {
    rows: rows.map(({ failure, ...each }) => ({
      ...each,
      name: each.name === null ? null : cleanName(each.name) || 'Unknown',
      state: describeState(each.state, failure),
    })),
    total: counted?.total ?? 0,
  }
})
