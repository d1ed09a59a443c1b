import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { getActor, loadNames } from '../../directory/server/public.ts'
import { explanationRequests } from '../contract/explanations.ts'
import { openRequest } from '../shapes/open-request.ts'

const perPage = 50
const row = z.extend(openRequest, {
  organization: z.string(),
  candidate_id: z.string(),
  full_name: z.string(),
  position: z.enum(positions),
  isLate: z.boolean(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answered_by: z.nullable(z.string()),
})

/**
 * Lists candidates' requests in your organization, for platform staff in all. Deadlines follow each organization's own
 * clock.
 */
export const explanationRequestsRoute = query(explanationRequests, async ({ input, tx, now }) => {
  const { state, page } = input
  const which = state === 'open' ? sql`r.answered_at is null` : sql`r.answered_at is not null`
  const order = state === 'open' ? sql`r.due_on, r.asked_at, r.id` : sql`r.answered_at desc, r.id`
  const counted = await tx.one(
    z.object({ total: z.number() }),
    sql`select count(*)::int as total from explanation_requests r where ${tenantCondition(tx, 'r')} and ${which}`,
  )
  const rows = await tx.rows(
    row,
    sql`select r.id, r.kind, r.words, r.asked_at, r.due_on, r.answer, r.answered_at, r.answered_by,
      o.name as organization, r.candidate_id, c.full_name, c.position,
          r.answered_at is null and r.due_on < (${now.toISOString()}::timestamptz at time zone o.time_zone)::date as "isLate"
        from explanation_requests r join organizations o on o.id = r.organization_id
        join all_candidates c on c.organization_id = r.organization_id and c.id = r.candidate_id
        where ${tenantCondition(tx, 'r')} and ${which} order by ${order} limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const getName = await loadNames(
    tx,
    rows.map(({ answered_by }) => answered_by),
  )
  return {
    rows: rows.map(({ candidate_id: id, full_name, position, answered_by, ...each }) => ({
      ...each,
      candidate: { id, name: cleanName(full_name) || 'Unknown', position },
      by: answered_by === null ? null : getActor(answered_by, getName(answered_by)),
    })),
    total: counted?.total ?? 0,
  }
})
