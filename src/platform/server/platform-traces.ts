import { sql } from 'drizzle-orm'
import { type ErasureTarget, listNonPersonalTables, matchPeople, type PersonalDataTable } from './personal-data.ts'

const library = 'a library’s own books'

/** Facts about these people, and about something of theirs (a file in a folder). */
export const selectEventIds = (gone: ErasureTarget) =>
  sql`select f.id from events f where ${matchPeople('about', gone)} union all select f.id from events f where ${matchPeople('candidate_id', gone)}`

/** The platform's own tables with data of a candidate. */
export const platformTraces: readonly PersonalDataTable[] = [
  {
    table: 'event_values',
    by: (gone) => sql`organization_id = ${gone.organizationId} and event_id in (${selectEventIds(gone)})`,
    erase: 'delete',
    merge: 'stay',
  },
  {
    table: 'events',
    by: (gone) => sql`organization_id = ${gone.organizationId} and id in (${selectEventIds(gone)})`,
    erase: 'keep',
    leaves: [
      { columns: ['about', 'candidate_id', 'name'], because: 'the event, its time, and its person; never its values' },
    ],
    merge: 'stay',
  },
  ...listNonPersonalTables('unhandled calls; emptied when handled, gone after 30 days', {
    'app.inbound_webhooks': ['vendor', 'vendor_id', 'kind', 'payload'],
  }),
  ...listNonPersonalTables('ids, and what a failure said, for a week', { 'pgboss.job': 'all' }),
  ...listNonPersonalTables(library, {
    'pgboss.bam': 'all',
    'pgboss.job_dependency': 'all',
    'pgboss.queue': 'all',
    'pgboss.queue_stats': 'all',
    'pgboss.schedule': 'all',
    'pgboss.subscription': 'all',
    'pgboss.version': 'all',
    'pgboss.warning': 'all',
  }),
  ...listNonPersonalTables('answers of calls for a day, sealed by a key that only the caller has', {
    call_answers: ['caller', 'key', 'call', 'answer'],
  }),
  ...listNonPersonalTables('which processes run where', { 'app.processes': ['name', 'host', 'version'] }),
  ...listNonPersonalTables('the doctor’s questions within the last hour, without secrets', {
    'app.examinations': ['host', 'version', 'checks'],
  }),
  ...listNonPersonalTables('the names of migrations', { migrations: ['name'] }),
]
