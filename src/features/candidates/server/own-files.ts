import { sql } from 'drizzle-orm'
import { type Gone, isOneOf } from '../../../platform/server/traces.ts'

/** Stored bytes of these records alone: a record that they were merged into shows the file that it took from them. */
export const ownFiles = (gone: Gone) => sql`
  with recursive up as (
    select c.merged_into as id from all_candidates c where ${isOneOf('id', gone)}
    union select c.merged_into from all_candidates c join up on c.id = up.id where c.organization_id = ${gone.organizationId}
  )
  select k.key from (
    select unnest(array[c.resume_file, c.video_file] || c.earlier_files) as key from all_candidates c where ${isOneOf('id', gone)}) k
  where k.key is not null and not exists (select from all_candidates o join up on o.id = up.id where o.organization_id = ${gone.organizationId}
    and not o.id = any(${sql.param(gone.ids)}::uuid[]) and (k.key in (o.resume_file, o.video_file) or k.key = any(o.earlier_files)))`
