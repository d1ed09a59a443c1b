import { randomUUID } from 'node:crypto'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import { extractDocumentText } from '../../../../../integrations/documents/extract-text.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { stream } from '../../../../../platform/server/stream.ts'
import { receiveForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { addUpload } from '../../../../documents/uploads/server/public.ts'
import { uploadResume } from '../../contract/resumes.ts'
import { hasEnoughText, longestResumeFile, resumeFileMessages } from '../../rules/resume-file.ts'

const refuse = (message: string, code: 'invalid' | 'too-large' = 'invalid') =>
  new UserError(code, message, { fields: { file: message } })

/** Reads the words first: only a file that can be read is stored, with a row that says whose it is. */
export const uploadResumeRoute = stream(uploadResume, async ({ actor, transact, request, reply, services }) => {
  const { files } = services
  const allowed = {
    who: actor.userId,
    most: longestResumeFile,
    tooLarge: () => refuse(resumeFileMessages.tooLarge, 'too-large'),
    broken: () => refuse(resumeFileMessages.kind),
  }
  return await receiveForm(request, reply, allowed, async ({ file }) => {
    if (!file) throw refuse(resumeFileMessages.kind)
    if (file.size === 0) throw refuse(resumeFileMessages.empty)
    const read = await extractDocumentText(file.bytes)
    if (!read.ok) throw refuse(resumeFileMessages[read.why])
    const scan = await scanUpload(services.config.clamav, file.bytes)
    if (scan !== 'taken') throw refuse(resumeFileMessages[scan])
    const { extension } = read
    const text = hasEnoughText(read.text) ? read.text : ''
    const uploadId = randomUUID()
    const key = `resumes/${actor.organizationId}/${uploadId}.${extension}`
    const name = file.name.replaceAll('\0', '').toWellFormed().slice(-255) || `resume.${extension}`
    const tell = async (tx: Tx) => {
      await addUpload(tx, actor, {
        id: uploadId,
        kind: 'resume',
        storedAs: key,
        fileName: name,
        size: file.size,
        text,
        unread: read.unread,
      })
      await recordEvents(tx, actor.userId, [{ name: 'resume.uploaded', after: { uploadId, size: file.size } }])
    }
    await files.keep(key, file.bytes, 'application/octet-stream', async () => await transact(tell))
    return { uploadId, name, extension, text, problem: text === '' ? resumeFileMessages.noText : null }
  })
})
