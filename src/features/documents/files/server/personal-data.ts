import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { moveRows } from '../../../../platform/server/merging/merge-personal-data.ts'
import {
  type ErasureTarget,
  listNonPersonalTables,
  matchPeople,
  type PersonalDataTable,
  type ReversibleMerge,
} from '../../../../platform/server/personal-data.ts'

const selectFileIds = (gone: ErasureTarget) =>
  sql`select f.id from document_files f where ${matchPeople('candidate_id', gone)}`
const purged = 'goes with its bytes at the next purge, within the hour'

/**
 * Files move to the kept record; one outside of folders with the name of one of the kept record's gets another name.
 */
const mergeFiles: ReversibleMerge = {
  there: async (tx, { organizationId, keptId, otherId }) =>
    await moveRows(
      tx,
      sql`update document_files f set candidate_id = ${keptId}, name = case when f.folder_id is null and f.deleted_at is null and exists (
              select from document_files mine where mine.organization_id = ${organizationId} and mine.candidate_id = ${keptId} and mine.folder_id is null
                and mine.deleted_at is null and lower(mine.name) = lower(f.name))
            then left(left(f.id::text, 8) || ' ' || f.name, 255) else f.name end
          from document_files was
          where f.organization_id = ${organizationId} and f.candidate_id = ${otherId} and was.organization_id = ${organizationId} and was.id = f.id
          returning f.id, was.name as before, f.name as after`,
    ),
  // In the database: they go back anyone who may open their folder.
  back: async (tx, { organizationId, keptId, otherId }, { document_files: rows }) => {
    if (rows === undefined) return 0
    const done = await tx.one(
      z.object({ count: z.number() }),
      sql`select app.return_documents(${organizationId}, ${keptId}, ${otherId}, ${JSON.stringify(rows)}::jsonb) as count`,
    )
    return done?.count ?? 0
  },
}

/**
 * The document tables with data of a candidate. Bytes may be shared with other versions: the purge looks, and removes
 * them.
 */
export const documentsTraces: readonly PersonalDataTable[] = [
  {
    table: 'document_versions',
    by: (gone) => sql`organization_id = ${gone.organizationId} and file_id in (${selectFileIds(gone)})`,
    erase: 'keep',
    leaves: [{ columns: ['mime', 'stored_as'], because: purged }],
    merge: 'stay', // with their file, which moves
  },
  {
    table: 'document_checks',
    by: (gone) =>
      sql`organization_id = ${gone.organizationId} and stored_as in (select f.stored_as from document_files f where ${matchPeople('candidate_id', gone)})`,
    erase: 'keep',
    leaves: [{ columns: ['stored_as', 'reason', 'scanner', 'release_reason'], because: purged }],
    merge: 'stay',
  },
  {
    table: 'document_files',
    by: 'candidate_id',
    // As if they had lain in the trash long enough: the next purge takes their bytes, too.
    erase: ({ today }) => ({
      deleted_at: sql`${today}::date - 40`,
      trashed_with: sql`id`,
      name: sql`'erased ' || id`,
    }),
    leaves: [{ columns: ['mime', 'stored_as'], because: purged }],
    merge: mergeFiles,
  },
  ...listNonPersonalTables('a clinic’s own order of its files', { document_folders: ['name'] }),
]
