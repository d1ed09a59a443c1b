import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { restoreVersion } from '../contract/changes.ts'
import { findKind } from '../rules/document-kind.ts'
import { addExtension } from '../rules/document-name.ts'
import { createDocumentEvent, requireLiveFile } from './change-documents.ts'
import { findFreeName, type StoredFile, seeEverything } from './folder-tree.ts'

type Contents = { size: number; mime: string; stored_as: string; by: string; at: string }

/** Gives a file new contents; what it held before becomes an earlier version. The name follows the kind of the contents. */
export const replaceContents = async (tx: Tx, file: StoredFile, to: Contents) => {
  await seeEverything(tx)
  const number = file.version + 1
  const wanted = addExtension(file.name, findKind(to.mime)?.extensions ?? [])
  const place = { organizationId: file.organization_id, parentId: file.folder_id, candidateId: file.candidate_id }
  const name = wanted === file.name ? wanted : await findFreeName(tx, 'files', wanted, { ...place, except: file.id })
  await tx.run(sql`insert into document_versions (organization_id, file_id, number, size, mime, stored_as, uploaded_by, created_at)
    values (${file.organization_id}, ${file.id}, ${file.version}, ${file.size}, ${file.mime}, ${file.stored_as}, ${file.uploaded_by}, ${file.updated_at})`)
  await tx.run(sql`update document_files set version = ${number}, name = ${name}, size = ${to.size}, mime = ${to.mime}, stored_as = ${to.stored_as},
    uploaded_by = ${to.by}, updated_at = ${to.at} where ${tenantCondition(tx)} and id = ${file.id}`)
  return { number, name }
}

/** An earlier version becomes the newest one; the one it replaces stays in the list. */
export const restoreVersionRoute = command(restoreVersion, async ({ input, tx, actor, now }) => {
  const file = await requireLiveFile(tx, input.id)
  if (input.number === file.version) return { reply: { id: file.id, name: file.name, version: file.version } }
  const old = await tx.one(
    z.object({ size: z.number(), mime: z.string(), stored_as: z.string() }),
    sql`select size, mime, stored_as from document_versions where ${tenantCondition(tx)} and file_id = ${file.id} and number = ${input.number}`,
  )
  if (!old) throw new UserError('not-found', 'Version not found')
  const { number, name } = await replaceContents(tx, file, { ...old, by: actor.userId, at: now.toISOString() })
  const event = createDocumentEvent(
    'files',
    'versionRestored',
    file,
    { version: file.version },
    { name, version: number, from: input.number },
  )
  return { reply: { id: file.id, name, version: number }, events: [event] }
})
