import { sql } from 'drizzle-orm'
import {
  type ErasureTarget,
  isOneOf,
  nonPersonalTables,
  type PersonalDataTable,
} from '../../../../platform/server/personal-data.ts'

/**
 * An application without a place is no one's candidate, but bears the address or the number of someone who may be one where it was handed
 * in. Those that other clinics' programs handed in are those clinics' business.
 */
const sameReach = (
  gone: ErasureTarget,
) => sql`(from_organization_id = ${gone.organizationId} or from_organization_id is null) and (
  (email_key like '%@%' and email_key in (select c.email_key from all_candidates c where ${isOneOf('id', gone)}))
  or (length(phone_key) = 10 and phone_key in (select c.phone_key from all_candidates c where ${isOneOf('id', gone)}))
  or app.text_number(phone_key) = any(${sql.param(gone.numbers)}::text[])
  or exists (select from jsonb_array_elements(proposal -> 'others') p
    where (app.email_key(p ->> 'email_address') like '%@%' and app.email_key(p ->> 'email_address') in (select c.email_key from all_candidates c where ${isOneOf('id', gone)}))
      or app.text_number(app.phone_key(p ->> 'phone_number')) = any(${sql.param(gone.numbers)}::text[])))`

/** What became of each application is kept by ids alone; what waits for a place goes with whom it names. */
export const intakeTraces: readonly PersonalDataTable[] = [
  {
    table: 'unrouted_applications',
    by: sameReach,
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from unrouted_applications where ${sameReach(gone)}
      union select f ->> 'stored_as' from unrouted_applications, jsonb_array_elements(files) f where ${sameReach(gone)}`,
    merge: 'stay',
  },
  ...nonPersonalTables('digests, which identify a repeated email and hold none of its content', {
    inbound_application_emails: ['message_hash'],
  }),
  ...nonPersonalTables('a program’s own keys, and ids of candidates', {
    intake_requests: ['key', 'body_hash', 'outcomes'],
  }),
]
