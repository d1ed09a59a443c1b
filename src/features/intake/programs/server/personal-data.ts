import { sql } from 'drizzle-orm'
import {
  type ErasureTarget,
  listNonPersonalTables,
  matchPeople,
  type PersonalDataTable,
} from '../../../../platform/server/personal-data.ts'
import { waitsDays } from './jobs/sweep-unrouted.ts'

/**
 * An application without a place belongs to no candidate, but has the address or the number of someone who may be one
 * where it was submitted. Those from other clinics' programs are those clinics' business.
 */
const sameReach = (
  gone: ErasureTarget,
) => sql`(from_organization_id = ${gone.organizationId} or from_organization_id is null) and (
  (email_key like '%@%' and email_key in (select c.email_key from all_candidates c where ${matchPeople('id', gone)}))
  or (length(phone_key) = 10 and phone_key in (select c.phone_key from all_candidates c where ${matchPeople('id', gone)}))
  or app.text_number(phone_key) = any(${sql.param(gone.numbers)}::text[])
  or exists (select from jsonb_array_elements(proposal -> 'others') p
    where (app.email_key(p ->> 'email_address') like '%@%'
      and app.email_key(p ->> 'email_address') in (select c.email_key from all_candidates c
      where ${matchPeople('id', gone)}))
      or app.text_number(app.phone_key(p ->> 'phone_number')) = any(${sql.param(gone.numbers)}::text[])))`

/**
 * The outcome of each application is stored by ids alone; an application that waits for a place goes with its person.
 */
export const intakeTraces: readonly PersonalDataTable[] = [
  {
    table: 'unrouted_applications',
    keptDays: waitsDays,
    by: sameReach,
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from unrouted_applications where ${sameReach(gone)}
      union select f ->> 'stored_as' from unrouted_applications, jsonb_array_elements(files) f where ${sameReach(gone)}`,
    withholds: [
      {
        columns: 'all',
        because: 'Applications that wait with platform staff for a clinic. They’re no clinic’s until then.',
      },
    ],
    merge: 'stay',
  },
  ...listNonPersonalTables('digests, which identify a repeated email and hold none of its content', {
    inbound_application_emails: ['message_hash'],
  }),
  ...listNonPersonalTables('a program’s own keys, and ids of candidates', {
    intake_requests: ['key', 'body_hash', 'outcomes'],
  }),
]
