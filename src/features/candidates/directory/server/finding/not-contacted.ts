import { sql } from 'drizzle-orm'

/**
 * Condition on a candidate `c`: received, at the first status, and without contact by a person. It counts the first
 * touch as reports do.
 */
export const notContacted = sql`c.status_key = 'initial inquiry' and c.date_submitted_ts is not null
  and not exists (select from candidate_contacts k where k.organization_id = c.organization_id and k.candidate_id = c.id)`
