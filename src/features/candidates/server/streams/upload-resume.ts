import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { scanUpload } from '../../../../integrations/clamav/scan-upload.ts'
import { extractDocumentText } from '../../../../integrations/documents/extract-text.ts'
import type { FileStore } from '../../../../integrations/files/files.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { writeFacts } from '../../../../platform/server/facts.ts'
import { stream } from '../../../../platform/server/stream.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { uploadResume } from '../../contract/adding.ts'
import { hasWords, longestResumeFile, resumeFileMessages } from '../../rules/resume-file.ts'

const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') =>
  new Refusal(code, message, { fields: { file: message } })

/** Reads the words first: only a file that can be read is stored, with a row that says whose it is. */
export const uploadResumeWay = (files: FileStore) =>
  stream(uploadResume, async ({ actor, transact, request, house }) => {
    if (!request.isMultipart()) throw refuse(resumeFileMessages.kind)
    const part = await request.file({ limits: { fileSize: longestResumeFile + 1, files: 1 } })
    if (!part) throw refuse(resumeFileMessages.kind)
    const bytes = await part.toBuffer().catch(() => null)
    if (!bytes || bytes.length > longestResumeFile) throw refuse(resumeFileMessages.tooLarge, 'too-large')
    const read = bytes.length === 0 ? ({ ok: false, why: 'kind' } as const) : await extractDocumentText(bytes)
    if (!read.ok) throw refuse(resumeFileMessages[read.why])
    const scan = await scanUpload(house.config.clamav, bytes)
    if (scan !== 'taken') throw refuse(resumeFileMessages[scan])
    const { extension } = read
    const text = hasWords(read.text) ? read.text : ''
    const uploadId = randomUUID()
    const key = `resumes/${actor.organizationId}/${uploadId}.${extension}`
    const name = part.filename.replaceAll('\0', '').toWellFormed().slice(-255) || `resume.${extension}`
    const tell = async (tx: Tx) => {
      await tx.run(sql`insert into uploads (id, organization_id, made_by, kind, stored_as, file_name, size, text)
        values (${uploadId}, ${actor.organizationId}, ${actor.userId}, 'resume', ${key}, ${name}, ${bytes.length}, ${text})`)
      await writeFacts(tx, actor.userId, [{ name: 'resume.uploaded', after: { uploadId, size: bytes.length } }])
    }
    await files.keep(key, bytes, 'application/octet-stream', async () => await transact(tell))
    return { uploadId, name, extension, text, problem: text === '' ? resumeFileMessages.noText : null }
  })
