import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { command } from '../../../../platform/server/command.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { deleteDocument, restoreDocument } from '../contract/changes.ts'
import { createDocumentEvent, requireLiveFile, requireLiveFolder } from './change-documents.ts'
import { findFreeName, lockFile, lockFolder, restrictDescendants, seeEverything, selectBelow } from './folder-tree.ts'

const deleteFolder = async (tx: Tx, id: string, isAdmin: boolean, at: string): Promise<number> => {
  const hidden = await tx.one(
    z.object({ any: z.boolean() }),
    sql`with recursive ${selectBelow(tx, id)} select exists (select from below b
      join document_folders d on ${tenantCondition(tx, 'd')} and d.id = b.id where d.limited) as any`,
  )
  if (hidden?.any && !isAdmin)
    throw new UserError('forbidden', 'Part of this folder is limited to Admins. Ask an Admin to delete it.')
  const files = await tx.run(sql`with recursive ${selectBelow(tx, id)}
    update document_files f set deleted_at = ${at}, trashed_with = ${id} from below b
    where f.folder_id = b.id and f.organization_id = b.organization_id and f.deleted_at is null`)
  const folders = await tx.run(sql`with recursive ${selectBelow(tx, id)}
    update document_folders d set deleted_at = ${at}, trashed_with = ${id} from below b where ${tenantCondition(tx, 'd')} and d.id = b.id`)
  return files + folders - 1
}

/** Into the trash; what a folder holds goes and comes back with it. */
export const deleteDocumentRoute = command(deleteDocument, async ({ input, tx, actor, now }) => {
  const { kind, id } = input
  const at = now.toISOString()
  const row = kind === 'folders' ? await requireLiveFolder(tx, id) : await requireLiveFile(tx, id)
  await seeEverything(tx)
  let items = 0
  if (kind === 'folders') items = await deleteFolder(tx, id, actor.rights.includes('users:manage'), at)
  else
    await tx.run(
      sql`update document_files set deleted_at = ${at}, trashed_with = ${id} where ${tenantCondition(tx)} and id = ${id}`,
    )
  return {
    reply: { id, name: row.name, items },
    events: [createDocumentEvent(kind, 'deleted', row, { name: row.name }, { items })],
  }
})

const isLive = async (tx: Tx, folderId: string | null): Promise<boolean> =>
  folderId === null ||
  (await tx.one(
    z.object({ id: z.string() }),
    sql`select id from document_folders where ${tenantCondition(tx)} and id = ${folderId} and deleted_at is null`,
  )) !== undefined

const notInTrash = () => new UserError('conflict', 'This is no longer in the trash.')

/** Out of the trash, to where it was; to the top when that folder is gone. */
export const restoreDocumentRoute = command(restoreDocument, async ({ input, tx }) => {
  const { kind, id } = input
  const row = kind === 'folders' ? await lockFolder(tx, id) : await lockFile(tx, id)
  if (row.deleted_at === null || row.trashed_with !== id) throw notInTrash()
  await seeEverything(tx)
  const parent = 'folder_id' in row ? row.folder_id : row.parent_id
  const toTop = !(await isLive(tx, parent))
  const parentId = toTop ? null : parent
  const candidateId = 'candidate_id' in row ? row.candidate_id : null
  const name = await findFreeName(tx, kind, row.name, { organizationId: row.organization_id, parentId, candidateId })
  const back = sql`deleted_at = null, trashed_with = null`
  if (kind === 'files')
    await tx.run(
      sql`update document_files set ${back}, folder_id = ${parentId}, name = ${name} where ${tenantCondition(tx)} and id = ${id}`,
    )
  else {
    await tx.run(sql`update document_files set ${back} where ${tenantCondition(tx)} and trashed_with = ${id}`)
    await tx.run(
      sql`update document_folders set ${back} where ${tenantCondition(tx)} and trashed_with = ${id} and id <> ${id}`,
    )
    // An entry limited by a folder that is gone stays limited.
    await tx.run(sql`update document_folders set ${back}, parent_id = ${parentId}, name = ${name},
      restricted = restricted or (${toTop} and limited) where ${tenantCondition(tx)} and id = ${id}`)
    await restrictDescendants(tx, id)
  }
  return {
    reply: { id, name, toTop },
    events: [createDocumentEvent(kind, 'restored', row, { name: row.name }, { name, toTop })],
  }
})
