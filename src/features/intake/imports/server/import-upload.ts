import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { findTable, wholeFile } from '../rules/table/file-tables.ts'

const gone = 'This file is no longer here. Choose it again.'
const sheet = z.object({
  name: z.string(),
  from: z.number(),
  until: z.number(),
  rows: z.number(),
  head: z.array(z.object({ row: z.number(), cells: z.array(z.string()) })),
})
const upload = z.object({
  stored_as: z.string(),
  file_name: z.string(),
  about: z.object({
    headers: z.array(z.string()),
    rows: z.number(),
    sheets: z._default(z.array(sheet), []),
    place: z._default(z.object({ sheet: z.number(), header: z.number() }), { sheet: 0, header: 0 }),
    remarks: z._default(z.array(z.string()), []),
  }),
})

export const uploadGone = () => UserError.at('upload_id', gone, 'not-found')

/** Your own file that waits to be loaded; anything else is not found. */
export const importUpload = async (tx: Tx, actor: Caller, id: string) => {
  const found = await tx.one(
    upload,
    sql`select stored_as, file_name, text::jsonb as about from uploads
      where ${tenantCondition(tx)} and id = ${id} and made_by = ${actor.userId} and kind = 'import' and used_at is null`,
  )
  if (!found) throw uploadGone()
  return found
}

type Upload = z.output<typeof upload>

/** The table of an upload at a place, or where it was proposed; files of before sheets could be chosen begin with their heading. */
export const openUploadedTable = (
  { about }: Upload,
  { sheet, header_row }: { sheet: number | null; header_row: number | null },
) => {
  const place = toPlace({ sheet, header_row }) ?? about.place
  if (about.sheets.length === 0) return { table: wholeFile, headers: about.headers, rows: about.rows }
  const found = findTable(about.sheets, place)
  if (!found) throw UserError.at('header_row', 'The sheet has no such row.')
  return found
}

/** A chosen place; null where none was chosen. The rows of a sheet count from 1 for people. */
export const toPlace = ({ sheet, header_row }: { sheet: number | null; header_row: number | null }) =>
  header_row === null ? null : { sheet: sheet ?? 0, header: header_row - 1 }

/** The organization that is loaded into: your own, or the one platform staff name. */
export const loadTargetOrganization = async (tx: Tx, actor: Caller, wanted: string | null) => {
  const found = await tx.one(
    z.object({ id: z.string() }),
    sql`select id from organizations where id = ${wanted ?? actor.organizationId}`,
  )
  if (!found) throw new UserError('not-found', 'Organization not found')
  return found.id
}
