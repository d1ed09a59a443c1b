import { sql } from 'drizzle-orm'
import { type Gone, isOneOf, nothing, type Trace } from '../../../platform/server/traces.ts'

/** Stored bytes of these records alone: a record that they were merged into shows the file that it took from them. */
const ownFiles = (gone: Gone) => sql`
  with recursive up as (
    select c.merged_into as id from all_candidates c where ${isOneOf('id', gone)}
    union select c.merged_into from all_candidates c join up on c.id = up.id where c.organization_id = ${gone.organizationId}
  )
  select k.key from (
    select unnest(array[c.resume_file, c.video_file] || c.earlier_files) as key from all_candidates c where ${isOneOf('id', gone)}) k
  where k.key is not null and not exists (select from all_candidates o join up on o.id = up.id where o.organization_id = ${gone.organizationId}
    and not o.id = any(${sql.param(gone.ids)}::uuid[]) and (k.key in (o.resume_file, o.video_file) or k.key = any(o.earlier_files)))`

/**
 * What candidates hold besides, and last of all the candidate: every other table's rows point to it. What a merge takes of the
 * other record's fields stands in `rules/fields.ts`.
 */
export const candidatesTraces: readonly Trace[] = [
  {
    table: 'resume_readings',
    by: 'candidate_id',
    erase: 'delete',
    files: (gone) => sql`select stored_as as key from resume_readings where ${isOneOf('candidate_id', gone)}`,
    merge: 'stay',
  },
  {
    table: 'uploads',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and kind = 'resume' and stored_as in (${ownFiles(gone)})`,
    erase: 'delete',
    merge: 'stay',
  },
  { table: 'candidate_status_changes', by: 'candidate_id', erase: 'delete', merge: 'stay' },
  { table: 'all_candidates', by: 'id', erase: 'delete', files: ownFiles, merge: 'stay' },
  ...nothing('what colleagues look for, in their own words', { saved_views: ['name', 'search', 'columns'] }),
  ...nothing('statuses and reasons, a clinic’s own words', {
    archive_reasons: ['label'],
    candidate_counts: ['status'],
    status_batches: ['status'],
  }),
]
