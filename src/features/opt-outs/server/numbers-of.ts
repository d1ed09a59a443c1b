import { sql } from 'drizzle-orm'
import { type Gone, isOneOf } from '../../../platform/server/traces.ts'

/** The numbers of these people, as texts go to them. */
export const numbersOf = (gone: Gone) => sql`
  select r.recipient_phone from text_recipients r where ${isOneOf('candidate_id', gone)} and r.recipient_phone is not null
  union select app.text_number(c.phone_key) from all_candidates c where ${isOneOf('id', gone)} and c.phone_key is not null`

/** The rows of these people in a table that knows a number, not whose it is. */
export const byNumber = (gone: Gone) => sql`organization_id = ${gone.organizationId} and phone in (${numbersOf(gone)})`
