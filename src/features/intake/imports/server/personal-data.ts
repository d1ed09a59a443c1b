import { sql } from 'drizzle-orm'
import {
  type ErasureTarget,
  listNonPersonalTables,
  matchPeople,
  type PersonalDataTable,
} from '../../../../platform/server/personal-data.ts'

/**
 * Rows of a file that were not loaded name no one here, but may carry the address or the number of someone who is. Each row is looked
 * through as one text first (no one writes a number with its last four digits apart): reading every cell of 100,000 rows as a
 * number takes half a minute, this a second.
 */
const rejected = (gone: ErasureTarget) => sql`organization_id = ${gone.organizationId} and (import_id, row) in (
  with c as materialized (select c.email_key as email, c.phone_key as phone from all_candidates c where ${matchPeople('id', gone)})
  select r.import_id, r.row from import_rejects r cross join c where r.organization_id = ${gone.organizationId} and (
    (c.email like '%@%' and strpos(lower(array_to_string(r.cells, ' ')), c.email) > 0
      and exists (select from unnest(r.cells) cell where app.email_key(cell) = c.email))
    or (length(c.phone) = 10 and strpos(array_to_string(r.cells, ' '), right(c.phone, 4)) > 0
      and exists (select from unnest(r.cells) cell where app.phone_key(cell) = c.phone))))`

/** The import tables with data of a candidate. */
export const importsTraces: readonly PersonalDataTable[] = [
  { table: 'import_changes', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'import_notes', by: 'candidate_id', erase: 'delete', merge: 'move' },
  { table: 'import_rejects', by: rejected, erase: 'delete', merge: 'stay' },
  ...listNonPersonalTables('a clinic’s files by their names; the bytes go after 30 days', {
    imports: ['file_name', 'headers', 'mapping', 'consent', 'stored_as', 'failure', 'choices'],
  }),
  ...listNonPersonalTables(
    'which column of a file is which field, and what its words for positions, statuses, and places mean',
    {
      import_layouts: ['headers_key', 'choices', 'made_by'],
    },
  ),
]
