import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { rawJson } from '../../../../platform/server/answers/raw-json.ts'
import { selectAsJson } from '../../../../platform/server/answers/select-as-json.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { query } from '../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLikePattern } from '../../../../platform/server/to-like-pattern.ts'
import { type Day, toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import {
  candidateDocuments,
  documentDetails,
  documents,
  type exportDocuments,
  folderContents,
  folderTree,
  uploaders,
} from '../contract/files.ts'
import { listMimes } from '../rules/document-kind.ts'
import { getLastSoonDay } from '../rules/expiry.ts'
import {
  checkColumns,
  checkRow,
  getCheck,
  readEntries,
  refuseMissingDocument,
  refuseMissingFolder,
  selectDoneBy,
  selectEntries,
} from './entries.ts'
import { selectBelow } from './folder-tree.ts'

type DocumentsInput = z.output<typeof exportDocuments.input>

const live = sql`e.deleted_at is null`

const orders: Record<DocumentsInput['sort'], SQL> = {
  name: sql`kind desc, lower(name), id`,
  newest: sql`updated_at desc, id`,
  largest: sql`size desc nulls last, lower(name), id`,
  expires: sql`expires_on nulls last, kind desc, lower(name), id`,
}

const expiring = (expiry: DocumentsInput['expiry'], today: Day): SQL => {
  if (expiry === 'expired') return sql`and e.expires_on < ${today}::date`
  if (expiry === 'soon') return sql`and e.expires_on between ${today}::date and ${getLastSoonDay(today)}::date`
  return sql``
}

const place = (folder: string | undefined, column: SQL): SQL =>
  folder ? sql`${column} = ${folder}` : sql`${column} is null`

const waits = sql`(k.state is null or (k.state = 'waiting' and k.released_at is null))`
const checkIs: Record<NonNullable<DocumentsInput['check']>, SQL> = {
  checked: sql`k.state = 'checked'`,
  waiting: waits,
  quarantined: sql`(k.state = 'quarantined' and k.released_at is null)`,
  released: sql`(k.state = 'quarantined' and k.released_at is not null)`,
}

/** Conditions on files alone: their type, their uploader, the result of the check. */
const ofFiles = ({ type, by, check }: DocumentsInput): SQL | null => {
  const all = [
    type ? sql`and e.mime = any(${sql.param(listMimes(type))}::text[])` : null,
    by ? sql`and e.uploaded_by = ${by}` : null,
    check
      ? sql`and exists (select from (select 1) one left
        join document_checks k on k.organization_id = e.organization_id and k.stored_as = e.stored_as
        where ${checkIs[check]})`
      : null,
  ].filter((each) => each !== null)
  return all.length > 0 ? sql.join(all, sql` `) : null
}

/** The requested folders and files; null where there are none of the kind. */
const conditions = (asked: DocumentsInput, today: Day): [SQL | null, SQL | null] => {
  const { view, folder, expiry } = asked
  const own = asked.organization ? sql`and e.organization_id = ${asked.organization}` : sql``
  const named = asked.q.trim() ? sql`and e.name ilike ${toLikePattern(asked.q)}` : sql``
  const narrow = ofFiles(asked)
  const due = sql`${expiring(expiry, today)} ${narrow ?? sql``}`
  const isNarrow = expiry !== undefined || narrow !== null
  if (view === 'trash')
    return [
      isNarrow ? null : sql`e.trashed_with = e.id ${own} ${named}`,
      sql`e.trashed_with = e.id ${own} ${named} ${due}`,
    ]
  if (view === 'candidates') return [null, sql`${live} and e.candidate_id is not null ${own} ${named} ${due}`]
  if (view === 'expiring')
    return [null, sql`${live} and e.expires_on <= ${getLastSoonDay(today)}::date ${own} ${named} ${due}`]
  if (asked.q.trim() || isNarrow)
    return [isNarrow ? null : sql`${live} ${own} ${named}`, sql`${live} ${own} ${named} ${due}`]
  const top = folder ? sql`` : sql`and e.candidate_id is null`
  return [
    sql`${live} and ${place(folder, sql`e.parent_id`)} ${own}`,
    sql`${live} and ${place(folder, sql`e.folder_id`)} ${top} ${own}`,
  ]
}

const step = z.object({ id: z.string(), name: z.string(), organization_id: z.string(), limited: z.boolean() })

const pathTo = async (tx: Tx, folder: string) =>
  await tx.rows(
    step,
    sql`with recursive up as (
          select id, name, organization_id, limited, parent_id, 0 as height from document_folders
            where ${tenantCondition(tx)} and id = ${folder} and deleted_at is null
          union all
          select d.id, d.name, d.organization_id, d.limited, d.parent_id, up.height + 1 from document_folders d
            join up on d.id = up.parent_id where ${tenantCondition(tx, 'd')})
        select id, name, organization_id, limited from up order by height desc`,
  )

/** Returns the requested entries, as a query of their rows without an order; throws for an unknown folder. */
export const findDocuments = async (tx: Tx, input: DocumentsInput, now: Date) => {
  const path = input.folder ? await pathTo(tx, input.folder) : []
  if (input.folder && path.length === 0) throw refuseMissingFolder()
  const [folders, files] = conditions(input, toLocalDay(now, input.timeZone))
  return { path, all: selectEntries(tx, folders, files), order: orders[input.sort] }
}

/** Returns a page of entries of a folder, a search, the trash, an expiry or the candidates. */
export const documentsRoute = query(documents, async ({ input, tx, now }) => {
  const { path, all, order } = await findDocuments(tx, input, now)
  const counted = await tx.one(z.object({ total: z.number() }), sql`select count(*)::int as total from (${all}) a`)
  const rows = await readEntries(
    tx,
    sql`select * from (${all}) a order by ${order} limit ${pageSize} offset ${(input.page - 1) * pageSize}`,
  )
  return { rows, total: counted?.total ?? 0, path }
})

/** Returns the people with visible files: the choices of the filter, at most 500. */
export const uploadersRoute = query(uploaders, async ({ input, tx }) =>
  rawJson({
    people: await selectAsJson(
      tx,
      uploaders.reply.shape.people,
      sql`select u.id, coalesce(nullif(trim(u.full_name), ''), u.email) as name from reinforce_users u
        where ${tenantCondition(tx, 'u')} and u.id in (select e.uploaded_by from document_files e
          where ${tenantCondition(tx, 'e')}
          and ${live} ${input.organization ? sql`and e.organization_id = ${input.organization}` : sql``})
        order by lower(coalesce(nullif(trim(u.full_name), ''), u.email)), u.id limit 500`,
    ),
  }),
)

const mostFolders = 5_000

/**
 * All folders that this person may see, flat with their parents, at most 5,000: the choices when something is moved.
 */
export const folderTreeRoute = query(folderTree, async ({ input, tx }) =>
  rawJson({
    folders: await selectAsJson(
      tx,
      folderTree.reply.shape.folders,
      sql`select d.id, d.parent_id, d.name, d.organization_id, o.name as organization, d.limited
        from document_folders d join organizations o on o.id = d.organization_id
        where d.deleted_at is null ${input.organization ? sql`and d.organization_id = ${input.organization}` : sql``}
        order by lower(o.name), lower(d.name), d.id limit ${mostFolders}`,
    ),
  }),
)

/** Returns the contents of a folder at any depth, as far as the person may see them. */
export const folderContentsRoute = query(folderContents, async ({ input, tx }) => {
  const counted = await tx.one(
    z.object({ there: z.boolean(), folders: z.number(), files: z.number() }),
    sql`with recursive ${selectBelow(tx, input.id)}
        select exists (select from below) as there, greatest(0, (select count(*)::int from below) - 1) as folders,
          (select count(*)::int from document_files f
            join below b on f.folder_id = b.id and f.organization_id = b.organization_id
            where f.deleted_at is null) as files`,
  )
  if (!counted?.there) throw refuseMissingFolder()
  return { folders: counted.folders, files: counted.files }
})

const version = z.object({
  ...checkRow.shape,
  number: z.number(),
  size: z.number(),
  mime: z.string(),
  by: z.nullable(z.string()),
  created_at: z.string(),
  current: z.boolean(),
})

/** One file with all its versions, newest first; a deleted or hidden one is not found. */
export const documentDetailsRoute = query(documentDetails, async ({ input, tx }) => {
  const [file] = await readEntries(tx, selectEntries(tx, null, sql`e.id = ${input.id}`))
  if (!file) throw refuseMissingDocument()
  const versions = await tx.rows(
    version,
    sql`select f.version as number, f.size, f.mime, ${selectDoneBy(tx, sql`f.uploaded_by`)} as by,
            f.updated_at as created_at, true as current, ${checkColumns(tx)}
          from document_files f left join document_checks k on k.organization_id = f.organization_id
            and k.stored_as = f.stored_as where ${tenantCondition(tx, 'f')} and f.id = ${input.id}
        union all
        select v.number, v.size, v.mime, ${selectDoneBy(tx, sql`v.uploaded_by`)}, v.created_at, false, ${checkColumns(tx)}
          from document_versions v left join document_checks k on k.organization_id = v.organization_id
            and k.stored_as = v.stored_as where ${tenantCondition(tx, 'v')} and v.file_id = ${input.id}
        order by number desc limit 500`,
  )
  return { file, versions: versions.map((each) => ({ ...each, check: getCheck(each) })) }
})

/** The files of a candidate, the newest first; those in a folder that is limited to Admins only for them. */
export const candidateDocumentsRoute = query(candidateDocuments, async ({ input, tx }) => {
  const candidate = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from all_candidates where ${tenantCondition(tx)} and id = ${input.id}`,
  )
  if (!candidate) throw new UserError('not-found', 'Candidate not found')
  return {
    rows: await readEntries(
      tx,
      sql`select * from (${selectEntries(tx, null, sql`e.candidate_id = ${input.id} and ${live}`)}) a order by updated_at desc, id limit 200`,
    ),
  }
})
