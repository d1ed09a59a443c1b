import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { documentMessages, findKind } from '../../rules/document-kind.ts'
import { addExtension, checkTypedName } from '../../rules/document-name.ts'
import { createDocumentEvent } from '../change-documents.ts'
import { saveCheck } from '../checks.ts'
import { findFreeName, lockFolderTree, seeEverything } from '../folder-tree.ts'

type FileInput = { organizationId: string; candidateId: string; name: string; mime: string; by: string; at: string }
type Filing = {
  files: FileStore
  inTransaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Runs first, in the transaction that writes the document: conditions, then rows that belong to it. */
  before: (tx: Tx, documentId: string) => Promise<void>
  after: (tx: Tx, documentId: string) => Promise<void>
}

/** The name a person gave a document, with the extension of its kind; refuses what is no name, and kinds that are not kept. */
const nameFor = ({ name: given, mime }: FileInput): string => {
  const kind = findKind(mime)
  if (!kind) throw new UserError('invalid', documentMessages.kind)
  const { name, problem } = checkTypedName(given, 'files')
  if (problem) throw UserError.at('name', problem)
  return addExtension(name, kind.extensions)
}

/** Files bytes that were looked into already as a document of a candidate, under a free name: bytes first, then the row, both or none. */
export const fileDocument = async (
  bytes: Uint8Array,
  filed: FileInput,
  { files, inTransaction, before, after }: Filing,
) => {
  const { organizationId, candidateId, mime, by, at } = filed
  const wanted = nameFor(filed)
  const id = randomUUID()
  const stored_as = `documents/${organizationId}/${randomUUID()}${findKind(mime)?.extensions[0] ?? ''}`
  const save = async (tx: Tx) => {
    await before(tx, id)
    await lockFolderTree(tx, organizationId)
    await seeEverything(tx)
    const name = await findFreeName(tx, 'files', wanted, { organizationId, parentId: null, candidateId })
    await tx.run(sql`insert into document_files (id, organization_id, candidate_id, name, size, mime, stored_as, uploaded_by, created_at, updated_at)
      values (${id}, ${organizationId}, ${candidateId}, ${name}, ${bytes.length}, ${mime}, ${stored_as}, ${by}, ${at}, ${at})`)
    await saveCheck(tx, { organizationId, stored_as, by, at }, { state: 'checked', reason: null })
    await after(tx, id)
    const place = { id, organization_id: organizationId, candidate_id: candidateId, folder_id: null }
    await recordEvents(tx, by, [createDocumentEvent('files', 'uploaded', place, null, { name, size: bytes.length })])
    await notifyChange(tx, [organizationId], ['documents'])
    return { documentId: id, name }
  }
  return await files.keep(stored_as, bytes, mime, async () => await inTransaction(save))
}
