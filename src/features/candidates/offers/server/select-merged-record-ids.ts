import { type SQL, sql } from 'drizzle-orm'

/** The ids of a candidate's record and of every record that was merged into it, however long the chain. */
export const selectMergedRecordIds = (organizationId: string, id: string): SQL =>
  sql`(with recursive records as (
    select ${id}::uuid as id
    union select m.id from all_candidates m join records on m.merged_into = records.id where m.organization_id = ${organizationId}
  ) select records.id from records)`
