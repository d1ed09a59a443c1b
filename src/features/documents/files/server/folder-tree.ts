import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { type DocumentKind, listNameCandidates } from '../rules/document-name.ts'
import { refuseMissingDocument, refuseMissingFolder } from './entries.ts'

/** Selects a folder and all live folders in it, for `with recursive`. Union, not union all: it ends with any rows. */
export const selectBelow = (tx: Tx, folderId: string): SQL => sql`below as (
  select id, organization_id from document_folders where ${tenantCondition(tx)} and id = ${folderId} and deleted_at is null
  union
  select d.id, d.organization_id from document_folders d
    join below b on d.parent_id = b.id and d.organization_id = b.organization_id where d.deleted_at is null)`

const longestWait = '5s'
const folder = z.object({
  id: z.string(),
  organization_id: z.string(),
  parent_id: nullableText,
  name: z.string(),
  restricted: z.boolean(),
  limited: z.boolean(),
  deleted_at: nullableText,
  trashed_with: nullableText,
})
const file = z.object({
  id: z.string(),
  organization_id: z.string(),
  folder_id: nullableText,
  candidate_id: nullableText,
  name: z.string(),
  size: z.number(),
  mime: z.string(),
  stored_as: z.string(),
  uploaded_by: nullableText,
  version: z.number(),
  updated_at: z.string(),
  expires_on: nullableText,
  deleted_at: nullableText,
  trashed_with: nullableText,
})
export type StoredFolder = z.infer<typeof folder>
export type StoredFile = z.infer<typeof file>

const lookup = async (tx: Tx, kind: DocumentKind, id: string) =>
  await tx.one(
    z.object({ organization_id: z.string() }),
    sql`select organization_id from ${sql.identifier(kind === 'folders' ? 'document_folders' : 'document_files')} where ${tenantCondition(tx)} and id = ${id}`,
  )

/**
 * Makes anyone who changes an entry's place or name wait for the others of the organization: no two moves cross. Not
 * for long: the waiting call holds a connection, and others need it. Then the caller has to come again.
 */
export const lockFolderTree = async (tx: Tx, organizationId: string) => {
  await tx.run(sql`select set_config('lock_timeout', ${longestWait}, true)`)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`documents ${organizationId}`}, 0))`)
}

/** A folder as it is now, with the organization's places locked. Unknown when the person may not see it. */
export const lockFolder = async (tx: Tx, id: string): Promise<StoredFolder> => {
  const found = await lookup(tx, 'folders', id)
  if (!found) throw refuseMissingFolder()
  await lockFolderTree(tx, found.organization_id)
  const row = await tx.one(
    folder,
    sql`select ${selectColumns(folder.shape, 'd')} from document_folders d where ${tenantCondition(tx, 'd')} and id = ${id}`,
  )
  if (!row) throw refuseMissingFolder()
  return row
}

/** A file as it is now, with the organization's places locked. Unknown when the person may not see it. */
export const lockFile = async (tx: Tx, id: string): Promise<StoredFile> => {
  const found = await lookup(tx, 'files', id)
  if (!found) throw refuseMissingDocument()
  await lockFolderTree(tx, found.organization_id)
  const row = await tx.one(
    file,
    sql`select ${selectColumns(file.shape, 'f')} from document_files f where ${tenantCondition(tx, 'f')} and id = ${id} for update`,
  )
  if (!row) throw refuseMissingDocument()
  return row
}

/**
 * From here on the transaction sees what is limited to Admins, too: a free name, and what a folder holds, must be judged by
 * everything that is there. Only after the rows the person asked for were found with their own eyes.
 */
export const seeEverything = async (tx: Tx) => {
  await tx.run(sql`select set_config('app.is_system', 'on', true)`)
}

type Place = { organizationId: string; parentId: string | null; candidateId?: string | null; except?: string }

/** The name, or "name (2)" where it is taken. */
export const findFreeName = async (tx: Tx, kind: DocumentKind, name: string, at: Place): Promise<string> => {
  const zero = sql`'00000000-0000-0000-0000-000000000000'::uuid`
  const here = sql`coalesce(${at.parentId}::uuid, ${at.candidateId ?? null}::uuid, ${zero})`
  const taken =
    kind === 'folders'
      ? sql`select from document_folders d where d.organization_id = ${at.organizationId} and coalesce(d.parent_id, ${zero}) = ${here}
            and d.deleted_at is null and lower(d.name) = lower(t.name) and d.id is distinct from ${at.except ?? null}::uuid`
      : sql`select from document_files f where f.organization_id = ${at.organizationId} and coalesce(f.folder_id, f.candidate_id, ${zero}) = ${here}
            and f.deleted_at is null and lower(f.name) = lower(t.name) and f.id is distinct from ${at.except ?? null}::uuid`
  const names = [
    ...listNameCandidates(name, kind),
    ...listNameCandidates(`${crypto.randomUUID().slice(0, 8)} ${name}`, kind, 1),
  ]
  const free = await tx.one(
    z.object({ name: z.string() }),
    sql`select t.name from unnest(${sql.param(names)}::text[]) with ordinality t(name, at) where not exists (${taken}) order by t.at limit 1`,
  )
  return free?.name ?? name
}

/** Writes again what is limited in a folder and below it, after it moved or was limited or opened. */
export const restrictDescendants = async (tx: Tx, folderId: string) => {
  await tx.run(
    sql`with recursive down as (
          select d.id, coalesce(p.restricted_ancestor_ids, '{}') || case when d.restricted then array[d.id] else '{}' end as restricted_ancestor_ids
            from document_folders d left join document_folders p on ${tenantCondition(tx, 'p')}
              and p.id = d.parent_id where ${tenantCondition(tx, 'd')} and d.id = ${folderId}
          union
          select d.id, down.restricted_ancestor_ids || case when d.restricted then array[d.id] else '{}' end
            from document_folders d join down on d.parent_id = down.id where ${tenantCondition(tx, 'd')})
        update document_folders d set limited = down.restricted_ancestor_ids <> '{}',
          restricted_ancestor_ids = down.restricted_ancestor_ids from down
          where ${tenantCondition(tx, 'd')} and d.id = down.id
          and d.restricted_ancestor_ids <> down.restricted_ancestor_ids`,
  )
}
