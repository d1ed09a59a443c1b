import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'

/** The keys of stored bytes of these records alone: a record that they were merged into shows the file that it took from them. */
export const loadOwnFiles = async (tx: Tx, organizationId: string, ids: readonly string[]): Promise<string[]> => {
  const asked = sql.param([...ids])
  const rows = await tx.rows(
    z.object({ key: z.string() }),
    sql`with recursive up as (
          select c.merged_into as id from all_candidates c where c.organization_id = ${organizationId} and c.id = any(${asked}::uuid[])
          union select c.merged_into from all_candidates c join up on c.id = up.id where c.organization_id = ${organizationId}
        )
        select distinct k.key from (
          select unnest(array[c.resume_file, c.video_file] || c.earlier_files) as key from all_candidates c
          where c.organization_id = ${organizationId} and c.id = any(${asked}::uuid[])) k
        where k.key is not null and not exists (select from all_candidates o join up on o.id = up.id where o.organization_id = ${organizationId}
          and not o.id = any(${asked}::uuid[]) and (k.key in (o.resume_file, o.video_file) or k.key = any(o.earlier_files)))`,
  )
  return rows.map(({ key }) => key)
}
