import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import type { ErasureTarget } from '../../../../platform/server/personal-data.ts'
import { loadOwnFiles } from '../../directory/server/public.ts'
import { loadNumbers } from '../../opt-outs/server/public.ts'

/** A person as erasure finds them. The first id is the record on file, the others were merged into it. */
export type PersonOnFile = ErasureTarget & { rootId: string }

/** Finds every record of a candidate’s person: up to the record it was merged into, and down again. Null for no one of this scope. */
export const loadPerson = async (
  tx: Tx,
  { organizationId, id, today }: { organizationId: string; id: string; today: string },
): Promise<PersonOnFile | null> => {
  const rows = await tx.rows(
    z.object({ id: z.string(), merged_into: z.nullable(z.string()) }),
    sql`with recursive up as (
          select c.id, c.merged_into from all_candidates c where c.organization_id = ${organizationId} and c.id = ${id}
          union select c.id, c.merged_into from all_candidates c join up on c.id = up.merged_into where c.organization_id = ${organizationId}
        ), records as (
          select u.id, u.merged_into from up u where u.merged_into is null
          union select c.id, c.merged_into from all_candidates c join records r on c.merged_into = r.id where c.organization_id = ${organizationId}
        )
        select r.id, r.merged_into from records r order by r.merged_into is not null, r.id`,
  )
  const rootId = rows[0]?.id
  if (rootId === undefined) return null
  const ids = rows.map((row) => row.id)
  const numbers = await loadNumbers(tx, organizationId, ids)
  const files = await loadOwnFiles(tx, organizationId, ids)
  return { organizationId, ids, numbers, files, today, rootId }
}
