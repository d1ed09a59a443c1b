import { type SQL, sql } from 'drizzle-orm'

const first = sql`c.status_key = 'initial inquiry' and c.date_submitted_ts is not null`
const contacts = sql`from candidate_contacts k where k.organization_id = c.organization_id and k.candidate_id = c.id`

/**
 * Condition on a candidate `c`: received, at the first status, and without contact by a person. It counts the first
 * touch as reports do. Contacts are looked up for each candidate on the way, because a page needs few. `readsAll`: all
 * contacts are read at once, which is faster if everyone is looked at (decision 0054).
 */
export const notContacted = (readsAll = false): SQL =>
  readsAll
    ? sql`${first} and not exists (select ${contacts})`
    : sql`${first} and coalesce((select false ${contacts} limit 1), true)`
