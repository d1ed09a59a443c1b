import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inspectDocument } from '../../../../../integrations/documents/extract-text.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { documentMessages, findKind, mostBytes } from '../../rules/document-kind.ts'
import { addExtension, cleanFileName } from '../../rules/document-name.ts'
import { saveCheck } from '../checks.ts'
import { findFreeName, lockFolderTree } from '../folder-tree.ts'
import { detectMime } from './read-upload.ts'

export type LookedInto = { bytes: Uint8Array; mime: string; name: string; active: string | null }

/** A file of another installation, looked into as an upload is; refuses what would not be kept, in the words of an upload. */
export const inspectUpload = async (given: string, bytes: Uint8Array): Promise<LookedInto> => {
  if (bytes.length === 0) throw new UserError('invalid', documentMessages.empty)
  if (bytes.length > mostBytes) throw new UserError('too-large', documentMessages.tooLarge)
  const inside = await inspectDocument(bytes)
  const written = cleanFileName(given)
  const mime = detectMime(written, inside)
  return { bytes, mime, name: addExtension(written, findKind(mime)?.extensions ?? []), active: inside.active }
}

type Place = { organization_id: string; folder_id: string | null; candidate_id: string | null }
type Bringing = {
  files: FileStore
  /** With a scanner the bytes wait until it looked, as those of an upload do. */
  scanner: boolean
  place: Place
  at: string
  inTransaction: (work: (tx: Tx) => Promise<void>) => Promise<void>
  /** Further writes in the same transaction. */
  also: (tx: Tx, id: string) => Promise<void>
}

/** Keeps such a file under a free name of its place: bytes first, then the row with what was found, both or none. Writes no event. */
export const bringDocument = async (
  looked: LookedInto,
  { files, scanner, place, at, inTransaction, also }: Bringing,
) => {
  const { organization_id, folder_id, candidate_id } = place
  const { bytes, mime, active: reason } = looked
  const id = randomUUID()
  const stored_as = `documents/${organization_id}/${randomUUID()}${findKind(mime)?.extensions[0] ?? ''}`
  const state = reason !== null ? 'quarantined' : scanner ? 'waiting' : 'checked'
  await files.keep(stored_as, bytes, mime, async () => {
    await inTransaction(async (tx) => {
      await lockFolderTree(tx, organization_id)
      const name = await findFreeName(tx, 'files', looked.name, {
        organizationId: organization_id,
        parentId: folder_id,
        candidateId: candidate_id,
      })
      await tx.run(sql`insert into document_files (id, organization_id, folder_id, candidate_id, name, size, mime, stored_as, created_at, updated_at)
        values (${id}, ${organization_id}, ${folder_id}, ${candidate_id}, ${name}, ${bytes.length}, ${mime}, ${stored_as}, ${at}, ${at})`)
      await saveCheck(tx, { organizationId: organization_id, stored_as, by: null, at }, { state, reason })
      await also(tx, id)
    })
  })
}
