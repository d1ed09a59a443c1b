import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Caller } from '../../../../platform/server/actor.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { uploadGone } from '../rules/upload-messages.ts'

export type NewUpload = {
  id: string
  kind: 'resume' | 'import'
  storedAs: string
  fileName: string
  size: number
  /** Its extracted text: the words of a résumé, or the table of a file to load. */
  text: string
  /** Pages of a résumé without readable words. */
  unread?: number
}

/** Says whose a stored file is, and what was read of it; who does not use it within a day loses it. */
export const addUpload = async (
  tx: Tx,
  actor: Caller,
  { id, kind, storedAs, fileName, size, text, unread = 0 }: NewUpload,
) =>
  await tx.run(sql`insert into uploads (id, organization_id, made_by, kind, stored_as, file_name, size, text, unread)
    values (${id}, ${actor.organizationId}, ${actor.userId}, ${kind}, ${storedAs}, ${fileName}, ${size}, ${text}, ${unread})`)

/** The file of an import is used from now on: it stays as long as the import can be undone. */
export const markUploadUsed = async (tx: Tx, id: string, now: Date) =>
  await tx.run(
    sql`update uploads set used_at = ${now.toISOString()}, text = null where ${tenantCondition(tx)} and id = ${id}`,
  )

/** Takes an upload of your own for good: a file belongs to one candidate. Null when none was named. */
export const takeResume = async (tx: Tx, actor: Caller, uploadId: string | null, now: Date) => {
  if (uploadId === null) return null
  const taken = await tx.one(
    z.object({ stored_as: z.string(), text: z.nullable(z.string()), file_name: z.string(), unread: z.number() }),
    sql`update uploads set used_at = ${now.toISOString()}, text = null
      from (select id, text as words from uploads where ${tenantCondition(tx)} and id = ${uploadId} for update) u
        where ${tenantCondition(tx, 'uploads')} and uploads.id = u.id and uploads.kind = 'resume'
          and uploads.made_by = ${actor.userId} and uploads.used_at is null
        returning uploads.stored_as, u.words as text, uploads.file_name, uploads.unread`,
  )
  if (!taken) throw UserError.at('upload_id', uploadGone, 'not-found')
  return taken
}

/** The words of a résumé upload of your own that no one has taken yet, and the zone of its clinic; it stays as it is. */
export const readUpload = async (tx: Tx, actor: Caller, id: string) => {
  const found = await tx.one(
    z.object({ text: z.string(), unread: z.number(), time_zone: z.string() }),
    sql`select u.text, u.unread, o.time_zone from uploads u join organizations o on o.id = u.organization_id
        where ${tenantCondition(tx, 'u')} and u.id = ${id} and u.kind = 'resume' and u.made_by = ${actor.userId} and u.used_at is null`,
  )
  if (!found) throw new UserError('not-found', uploadGone)
  return found
}
