import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { hashExplanation } from './explain-score.ts'

const row = z.object({
  id: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  time_zone: z.string(),
  candidate_id: z.string(),
  place_state: z.nullable(z.string()),
  expires_at: z.string(),
})

/**
 * Finds the candidate of a token, for someone without a session: exactly that one. Throws a kind error if it is unknown
 * or has expired.
 */
export const loadExplanation = async (tx: Tx, token: string, now: Date) => {
  const found = await tx.one(
    row,
    sql`select e.id, e.organization_id, o.name as organization, o.time_zone, e.candidate_id, l.state as place_state, e.expires_at
        from candidate_explanations e join organizations o on o.id = e.organization_id
        join all_candidates c on c.organization_id = e.organization_id and c.id = e.candidate_id
        left join locations l on l.organization_id = c.organization_id and l.id = c.location_id
        where c.erasure_due_on is null and not c.is_score_hidden and e.token_hash = ${hashExplanation(token)}`,
  )
  if (!found)
    throw new UserError('not-found', 'We do not know this link. Check it, or ask the person who sent it to you.')
  if (new Date(found.expires_at) <= now)
    throw new UserError('not-found', `This link has expired. Ask ${found.organization} for a new one.`)
  return found
}
