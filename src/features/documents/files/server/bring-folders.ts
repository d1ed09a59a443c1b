import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { lockFolderTree } from './folder-tree.ts'

type Brought = { id: string; organization_id: string; parent_id: string | null; name: string }

/**
 * Creates folders of another installation, all in places that are here; one whose name is in its place already in any
 * case is that one, and the contents of a limited folder are limited. Returns which of ours each is. Records no event.
 */
export const bringFolders = async (tx: Tx, rows: readonly Brought[]) => {
  // oxlint-disable-next-line no-await-in-loop -- in the order in which everyone locks
  for (const organizationId of [...new Set(rows.map(({ organization_id }) => organization_id))].toSorted())
    await lockFolderTree(tx, organizationId)
  const json = JSON.stringify(rows)
  await tx.run(
    sql`insert into document_folders (id, organization_id, parent_id, name, limited, restricted_ancestor_ids)
        select r.id, r.organization_id, r.parent_id, r.name, coalesce(p.limited, false), coalesce(p.restricted_ancestor_ids, '{}')
        from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, parent_id uuid, name text)
          left join document_folders p on p.id = r.parent_id and p.organization_id = r.organization_id
        on conflict do nothing`,
  )
  return await tx.rows(
    z.object({ id: z.string(), ours: z.string() }),
    sql`select r.id, d.id as ours from jsonb_to_recordset(${json}::jsonb) as r(id uuid, organization_id uuid, parent_id uuid, name text)
        join document_folders d on d.organization_id = r.organization_id and d.parent_id is not distinct from r.parent_id
          and lower(d.name) = lower(r.name) and d.deleted_at is null`,
  )
}
