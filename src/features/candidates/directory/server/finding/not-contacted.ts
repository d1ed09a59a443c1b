import { sql } from 'drizzle-orm'

/** A candidate `c` who was received, stands at the first status, and whom no person contacted: the first touch as reports count it. */
export const notContacted = sql`c.status_key = 'initial inquiry' and c.date_submitted_ts is not null
  and not exists (select from candidate_contacts k where k.organization_id = c.organization_id and k.candidate_id = c.id)`
