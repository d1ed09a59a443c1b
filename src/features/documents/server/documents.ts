import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../platform/server/database.ts'
import { query } from '../../../platform/server/query.ts'
import { pageSize } from '../../../rules/count.ts'
import { type Day, dayIn, isTimeZone } from '../../../rules/day.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { candidateDocuments, documentDetails, documents, folderContents, folderTree } from '../contract.ts'
import { soonUntil } from '../rules/expiry.ts'
import { documentNotFound, doneBy, entriesOf, folderNotFound, readEntries } from './entries.ts'
import { below } from './places.ts'

type Asked = z.output<typeof documents.input>

const likely = (q: string) => `%${q.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
const live = sql`e.deleted_at is null`

const orders: Record<Asked['sort'], SQL> = {
  name: sql`kind desc, lower(name), id`,
  newest: sql`updated_at desc, id`,
  largest: sql`size desc nulls last, lower(name), id`,
  expires: sql`expires_on nulls last, kind desc, lower(name), id`,
}

const expiring = (expiry: Asked['expiry'], today: Day): SQL => {
  if (expiry === 'expired') return sql`and e.expires_on < ${today}::date`
  if (expiry === 'soon') return sql`and e.expires_on between ${today}::date and ${soonUntil(today)}::date`
  return sql``
}

const place = (folder: string | undefined, column: SQL): SQL =>
  folder ? sql`${column} = ${folder}` : sql`${column} is null`

/** The folders and the files that are asked for; null where there are none of the kind. */
const conditions = (asked: Asked, today: Day): [SQL | null, SQL | null] => {
  const { view, folder, expiry } = asked
  const own = asked.organization ? sql`and e.organization_id = ${asked.organization}` : sql``
  const named = asked.q.trim() ? sql`and e.name ilike ${likely(asked.q)}` : sql``
  const due = expiring(expiry, today)
  if (view === 'trash') return [sql`e.trashed_with = e.id ${own} ${named}`, sql`e.trashed_with = e.id ${own} ${named}`]
  if (view === 'candidates') return [null, sql`${live} and e.candidate_id is not null ${own} ${named} ${due}`]
  if (view === 'expiring')
    return [null, sql`${live} and e.expires_on <= ${soonUntil(today)}::date ${own} ${named} ${due}`]
  if (asked.q.trim() || expiry)
    return [expiry ? null : sql`${live} ${own} ${named}`, sql`${live} ${own} ${named} ${due}`]
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
          select id, name, organization_id, limited, parent_id, 0 as height from document_folders where id = ${folder} and deleted_at is null
          union all
          select d.id, d.name, d.organization_id, d.limited, d.parent_id, up.height + 1 from document_folders d join up on d.id = up.parent_id)
        select id, name, organization_id, limited from up order by height desc`,
  )

/** A page of what lies in a folder, or of what a search, the trash, an expiry or the candidates hold. */
export const documentsWay = query(documents, async ({ input, tx, now }) => {
  if (!isTimeZone(input.timeZone))
    throw new Refusal('invalid', 'This time zone is not known.', {
      fields: { timeZone: 'This time zone is not known.' },
    })
  const path = input.folder ? await pathTo(tx, input.folder) : []
  if (input.folder && path.length === 0) throw folderNotFound()
  const [folders, files] = conditions(input, dayIn(now, input.timeZone))
  const all = entriesOf(folders, files)
  const counted = await tx.one(z.object({ total: z.number() }), sql`select count(*)::int as total from (${all}) a`)
  const rows = await readEntries(
    tx,
    sql`select * from (${all}) a order by ${orders[input.sort]} limit ${pageSize} offset ${(input.page - 1) * pageSize}`,
  )
  return { rows, total: counted?.total ?? 0, path }
})

const mostFolders = 5_000

export const folderTreeWay = query(folderTree, async ({ input, tx }) => ({
  folders: await tx.rows(
    z.object({
      id: z.string(),
      parent_id: z.nullable(z.string()),
      name: z.string(),
      organization_id: z.string(),
      organization: z.string(),
      limited: z.boolean(),
    }),
    sql`select d.id, d.parent_id, d.name, d.organization_id, o.name as organization, d.limited
        from document_folders d join organizations o on o.id = d.organization_id
        where d.deleted_at is null ${input.organization ? sql`and d.organization_id = ${input.organization}` : sql``}
        order by lower(o.name), lower(d.name), d.id limit ${mostFolders}`,
  ),
}))

/** What lies in a folder at any depth, as far as the person may see it. */
export const folderContentsWay = query(folderContents, async ({ input, tx }) => {
  const counted = await tx.one(
    z.object({ there: z.boolean(), folders: z.number(), files: z.number() }),
    sql`with recursive ${below(input.id)}
        select exists (select from below) as there, greatest(0, (select count(*)::int from below) - 1) as folders,
          (select count(*)::int from document_files f join below b on f.folder_id = b.id and f.organization_id = b.organization_id where f.deleted_at is null) as files`,
  )
  if (!counted?.there) throw folderNotFound()
  return { folders: counted.folders, files: counted.files }
})

const version = z.object({
  number: z.number(),
  size: z.number(),
  mime: z.string(),
  by: z.nullable(z.string()),
  created_at: z.string(),
  current: z.boolean(),
})

export const documentDetailsWay = query(documentDetails, async ({ input, tx }) => {
  const [file] = await readEntries(tx, entriesOf(null, sql`e.id = ${input.id}`))
  if (!file) throw documentNotFound()
  const versions = await tx.rows(
    version,
    sql`select f.version as number, f.size, f.mime, ${doneBy(sql`f.uploaded_by`)} as by, f.updated_at as created_at, true as current from document_files f where f.id = ${input.id}
        union all
        select v.number, v.size, v.mime, ${doneBy(sql`v.uploaded_by`)}, v.created_at, false from document_versions v where v.file_id = ${input.id}
        order by number desc limit 500`,
  )
  return { file, versions }
})

/** The files of a candidate, the newest first; those in a folder that is limited to Admins only for them. */
export const candidateDocumentsWay = query(candidateDocuments, async ({ input, tx }) => {
  const candidate = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from all_candidates where id = ${input.id}`,
  )
  if (!candidate) throw new Refusal('not-found', 'Candidate not found')
  return {
    rows: await readEntries(
      tx,
      sql`select * from (${entriesOf(null, sql`e.candidate_id = ${input.id} and ${live}`)}) a order by updated_at desc, id limit 200`,
    ),
  }
})
