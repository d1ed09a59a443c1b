import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { nullableText } from '../../../../platform/shared/schemas.ts'
import { positions } from '../../../../rules/credential/positions.ts'
import { cleanName } from '../../../../rules/person-name.ts'
import { UserError } from '../../../../rules/user-error.ts'
import type { DocumentEntry } from '../contract/files.ts'
import { trashDays } from '../rules/expiry.ts'

const check = {
  check_state: z.nullable(z.enum(['waiting', 'checked', 'quarantined'])),
  check_reason: nullableText,
  scanner: nullableText,
  checked_at: nullableText,
  released_by: nullableText,
  released_at: nullableText,
  release_reason: nullableText,
  opens: z.boolean(),
}
export const checkRow = z.object(check)

const stored = z.object({
  ...check,
  kind: z.enum(['folders', 'files']),
  id: z.string(),
  name: z.string(),
  organization_id: z.string(),
  organization: z.string(),
  folder_id: nullableText,
  folder: nullableText,
  candidate_id: nullableText,
  candidate: nullableText,
  position: z.nullable(z.enum(positions)),
  items: z.nullable(z.number()),
  size: z.nullable(z.number()),
  mime: nullableText,
  version: z.nullable(z.number()),
  by: nullableText,
  updated_at: z.string(),
  expires_on: nullableText,
  restricted: z.boolean(),
  limited: z.boolean(),
  people: z.number(),
  deleted_at: nullableText,
  gone_on: nullableText,
})

/** Folders and files in one shape; each condition speaks of `e`. Row level security hides what is limited to Admins. */
export const selectEntries = (tx: Tx, folders: SQL | null, files: SQL | null): SQL => sql`
  select 'folders' as kind, e.id, e.name, e.organization_id, e.parent_id as folder_id, null::uuid as candidate_id, null::bigint as size,
    null::text as mime, null::int as version, e.made_by as maker, e.created_at as updated_at,
      null::date as expires_on, e.restricted, e.limited, e.deleted_at, null as stored_as
  from document_folders e where ${tenantCondition(tx, 'e')} and ${folders ?? sql`false`}
  union all
  select 'files', e.id, e.name, e.organization_id, e.folder_id, e.candidate_id, e.size, e.mime, e.version, e.uploaded_by, e.updated_at, e.expires_on,
    false, coalesce((select d.limited from document_folders d where ${tenantCondition(tx, 'd')} and d.id = e.folder_id), false), e.deleted_at, e.stored_as
  from document_files e where ${tenantCondition(tx, 'e')} and ${files ?? sql`false`}`

/** Selects the name of the person who did it; platform staff are invisible to a clinic, so they are named as such. */
export const selectDoneBy = (tx: Tx, maker: SQL): SQL =>
  sql`case when ${maker} is null then null else coalesce((select u.full_name from reinforce_users u
    where ${tenantCondition(tx, 'u')} and u.id = ${maker}), 'Platform staff') end`

/** The contents of a folder `p`: of one in the trash those that went there with it. */
const isIn = (e: SQL): SQL => sql`(${e}.deleted_at is null or ${e}.trashed_with = p.id)`

/** The entries of a page in their order, with all that a list shows. */
export const readEntries = async (tx: Tx, page: SQL): Promise<DocumentEntry[]> => {
  const rows = await tx.rows(
    stored,
    sql`with page as materialized (select p.*, row_number() over () as place from (${page}) p)
        select p.kind, p.id, p.name, p.organization_id, o.name as organization, p.folder_id,
          (select d.name from document_folders d where ${tenantCondition(tx, 'd')} and d.id = p.folder_id and d.deleted_at is null) as folder,
          p.candidate_id, c.full_name as candidate, c.position,
          case when p.kind = 'folders' then
            (select count(*)::int from document_folders d where d.parent_id = p.id and d.organization_id = p.organization_id and ${isIn(sql`d`)})
            + (select count(*)::int from document_files f where f.folder_id = p.id and f.organization_id = p.organization_id and ${isIn(sql`f`)}) end as items,
          p.size, p.mime, p.version, ${selectDoneBy(tx, sql`p.maker`)} as by, p.updated_at, p.expires_on, p.restricted, p.limited,
          (select count(*)::int from document_folder_people a
            where ${tenantCondition(tx, 'a')} and p.restricted and a.folder_id = p.id) as people, p.deleted_at,
          ((p.deleted_at at time zone 'UTC')::date + ${trashDays}::int) as gone_on,
          ${checkColumns(tx)}
        from page p join organizations o on o.id = p.organization_id left join all_candidates c on ${tenantCondition(tx, 'c')} and c.id = p.candidate_id
          left join document_checks k on k.organization_id = p.organization_id and k.stored_as = p.stored_as
        order by p.place`,
  )
  return rows.map(({ candidate_id, candidate, position, ...row }) => {
    const { check_state: _, check_reason: __, scanner: ___, ...rest } = row
    return {
      ...rest,
      check: getCheck(row),
      candidate:
        candidate_id && position ? { id: candidate_id, name: cleanName(candidate ?? '') || 'Unknown', position } : null,
    }
  })
}

/** The columns of `checkRow` of a row `k` of document_checks, which may be missing. */
export const checkColumns = (tx: Tx): SQL =>
  sql`k.state as check_state, k.reason as check_reason, k.scanner, k.checked_at, ${selectDoneBy(tx, sql`k.released_by`)} as released_by, k.released_at,
      k.release_reason, app.opens_document(k.state, k.released_at, k.uploaded_by) as opens`

/** Returns the result of the check of the bytes, for lists and the page of a file. */
export const getCheck = (row: z.infer<typeof checkRow>): DocumentEntry['check'] =>
  row.check_state === null
    ? null
    : {
        state: row.check_state,
        reason: row.check_reason,
        scanner: row.scanner,
        checked_at: row.checked_at,
        released_by: row.released_by,
        released_at: row.released_at,
        release_reason: row.release_reason,
      }

export const refuseMissingFolder = () => new UserError('not-found', 'Folder not found')
export const refuseMissingDocument = () => new UserError('not-found', 'Document not found')
