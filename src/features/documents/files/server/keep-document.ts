import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../platform/server/database.ts'
import { notifyChange } from '../../../../platform/server/events.ts'
import { saveCheck } from './checks.ts'
import { findFreeName, lockFolderTree } from './folder-tree.ts'
import { checkDocumentJob } from './jobs/check-documents.ts'

type DocumentInput = {
  organizationId: string
  candidateId: string
  /** Where the bytes lie already. */
  storedAs: string
  name: string
  size: number
  mime: string
  at: string
  /** No one looked into it yet: it opens once the check did. Else it was looked into and found harmless. */
  waits?: boolean
}

/** Keeps a file that came with an application among the candidate's documents, under a free name. Writes no event. */
export const keepDocument = async (
  tx: Tx,
  { organizationId, candidateId, storedAs, waits = false, ...file }: DocumentInput,
) => {
  await lockFolderTree(tx, organizationId)
  const name = await findFreeName(tx, 'files', file.name, { organizationId, parentId: null, candidateId })
  await tx.run(sql`insert into document_files (organization_id, candidate_id, name, size, mime, stored_as, created_at, updated_at)
    values (${organizationId}, ${candidateId}, ${name}, ${file.size}, ${file.mime}, ${storedAs}, ${file.at}, ${file.at})`)
  await saveCheck(
    tx,
    { organizationId, stored_as: storedAs, by: null, at: file.at },
    { state: waits ? 'waiting' : 'checked', reason: null },
  )
  if (waits) await checkDocumentJob.enqueue(tx, { organizationId, storedAs })
  await notifyChange(tx, [organizationId], ['documents'])
  return name
}
