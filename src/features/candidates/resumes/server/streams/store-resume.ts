import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ClamavSettings } from '../../../../../integrations/clamav/clamav.ts'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import { extractDocumentText } from '../../../../../integrations/documents/extract-text.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { changeCandidate } from '../../../directory/server/public.ts'
import { hasEnoughText, longestResumeFile, resumeFileMessages } from '../../rules/resume-file.ts'

export type ReadResume = {
  bytes: Uint8Array
  extension: string
  text: string | null /** Pages without readable text. */
  unread: number
}

/** A résumé file of another installation, read and looked into as an upload is; refuses what an upload is refused for. */
export const readResume = async (clamav: ClamavSettings | undefined, bytes: Uint8Array): Promise<ReadResume> => {
  if (bytes.length === 0) throw new UserError('invalid', resumeFileMessages.empty)
  if (bytes.length > longestResumeFile) throw new UserError('too-large', resumeFileMessages.tooLarge)
  const read = await extractDocumentText(bytes)
  if (!read.ok) throw new UserError('invalid', resumeFileMessages[read.why])
  const scan = await scanUpload(clamav, bytes)
  if (scan !== 'taken') throw new UserError('invalid', resumeFileMessages[scan])
  return { bytes, extension: read.extension, text: hasEnoughText(read.text) ? read.text : null, unread: read.unread }
}

type Bringing = {
  files: FileStore
  candidate: { id: string; organization_id: string; hasWords: boolean }
  inTransaction: (work: (tx: Tx) => Promise<void>) => Promise<void>
}

/** Keeps it as the candidate's file, unless there is one by now; its words only where there are none. Writes no fact. */
export const storeResume = async (
  { bytes, extension, text, unread }: ReadResume,
  { files, candidate, inTransaction }: Bringing,
) => {
  const { id, organization_id } = candidate
  const key = `resumes/${organization_id}/${randomUUID()}.${extension}`
  await files.keep(key, bytes, 'application/octet-stream', async () => {
    await inTransaction(async (tx) => {
      const free = await tx.run(
        sql`select from all_candidates where organization_id = ${organization_id} and id = ${id} and resume_file is null for no key update`,
      )
      if (free === 0) throw new UserError('conflict', 'This candidate already has a resume file.')
      const words = candidate.hasWords ? {} : { ...(text === null ? {} : { resume_text: text }), resume_unread: unread }
      await changeCandidate(tx, { id, organization_id }, { resume_file: key, ...words })
    })
  })
}
