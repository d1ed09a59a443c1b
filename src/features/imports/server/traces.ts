import { sql } from 'drizzle-orm'
import { type Gone, isOneOf, nothing, type Trace } from '../../../platform/server/traces.ts'

/** Rows of a file that were not loaded name nobody here, but may carry the address or the number of somebody who is. */
const rejected = (gone: Gone) => sql`organization_id = ${gone.organizationId} and exists (
  select from unnest(cells) cell join (select c.email_key, c.phone_key from all_candidates c where ${isOneOf('id', gone)}) of_them
    on app.email_key(cell) = of_them.email_key or app.phone_key(cell) = of_them.phone_key)`

/** What imports hold of a candidate. */
export const importsTraces: readonly Trace[] = [
  { table: 'import_changes', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'import_rejects', by: rejected, erase: 'delete', merge: 'stay' },
  ...nothing('a clinic’s files by their names; the bytes go after 30 days', {
    imports: ['file_name', 'headers', 'mapping', 'consent', 'stored_as', 'failure'],
  }),
]
