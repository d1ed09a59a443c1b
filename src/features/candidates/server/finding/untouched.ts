import { sql } from 'drizzle-orm'

/** A candidate `c` who was received, stands at the first status, and whom nobody moved or texted: the first touch as reports count it. */
export const untouched = sql`c.status_key = 'initial inquiry' and c.date_submitted_ts is not null
  and not exists (select from candidate_status_changes k where k.organization_id = c.organization_id and k.candidate_id = c.id)
  and not exists (select from text_messages m where m.organization_id = c.organization_id and m.candidate_id = c.id
    and m.message_direction = 'outbound' and m.sent_at is not null)`
