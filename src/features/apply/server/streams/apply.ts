import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { scanUpload } from '../../../../integrations/clamav/scan-upload.ts'
import { extractDocumentText } from '../../../../integrations/documents/extract-text.ts'
import type { FileStore } from '../../../../integrations/files/files.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { announce, writeFacts } from '../../../../platform/server/facts.ts'
import { openStream } from '../../../../platform/server/stream.ts'
import { Refusal } from '../../../../rules/refusal.ts'
import { hasWords, longestResumeFile, resumeFileMessages } from '../../../candidates/rules/resume-file.ts'
import { takeApplicant } from '../../../candidates/server/door.ts'
import { markJobCodesUsed } from '../../../job-posts/server/door.ts'
import { apply } from '../../contract.ts'
import { consentWording } from '../../rules/consent-wording.ts'
import { openJobCode } from '../job-code.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const at = (field: string, message: string) => new Refusal('invalid', message, { fields: { [field]: message } })

/** The words and the one file of a form; more or larger ones are refused. */
const readForm = async (request: FastifyRequest) => {
  if (!request.isMultipart()) throw new Refusal('invalid', 'Send the form.')
  const words = new Map<string, string>()
  let file: Buffer | null = null
  for await (const part of request.parts({
    limits: { fields: 20, fieldSize: 250_000, files: 1, fileSize: longestResumeFile + 1 },
  })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') words.set(part.fieldname, part.value)
      continue
    }
    const bytes = await part.toBuffer().catch(() => null)
    if (!bytes || bytes.length > longestResumeFile) throw at('resume', resumeFileMessages.tooLarge)
    if (bytes.length > 0) file = bytes
  }
  return { word: (name: string) => words.get(name) ?? '', file }
}

const readFile = async (bytes: Buffer | null, { clamav }: Config) => {
  if (!bytes) return null
  const read = await extractDocumentText(bytes)
  if (!read.ok) throw at('resume', resumeFileMessages[read.why])
  const scan = await scanUpload(clamav, bytes)
  if (scan !== 'taken') throw at('resume', resumeFileMessages[scan])
  return { bytes, extension: read.extension, text: hasWords(read.text) ? read.text : null }
}

/** An application lands at the code's organization and place, on today's list at once. The consent is kept with its words and time. */
export const applyWay = (files: FileStore) =>
  openStream(apply, async ({ input, transact, request, house }) => {
    const { word, file } = await readForm(request)
    const now = house.clock()
    const code = await transact(async (tx) => await openJobCode(tx, input.code), { readOnly: true })
    const id = word('id')
    if (!uuid.test(id)) throw at('id', 'Please open the form again.')
    if (!word('full_name').trim()) throw at('full_name', 'Enter your name')
    if (word('website').trim()) return { ok: true as const }
    const read = await readFile(file, house.config)
    const key = read ? `resumes/${code.organization_id}/${randomUUID()}.${read.extension}` : null
    const agreed = word('text_consent') === 'yes'
    const tell = async (tx: Tx) => {
      const { isNew } = await takeApplicant(tx, {
        id,
        organizationId: code.organization_id,
        locationId: code.location_id,
        jobCodeId: code.id,
        file: key ? { stored_as: key, text: read?.text ?? null } : null,
        source: 'Apply page',
        now,
        typed: {
          full_name: word('full_name'),
          email_address: word('email_address'),
          phone_number: word('phone_number'),
          city: word('city'),
          state: word('state'),
          certification_number: word('certification_number'),
          video_introduction: word('video_introduction'),
          resume_text: word('resume_text') || undefined,
          position: code.position,
          current_rbt: word('current_rbt') === 'yes',
          text_consent: agreed ? 'given' : 'unknown',
          text_consent_source: agreed ? `Apply page, ${now.toISOString()}: ${consentWording(code.organization)}` : '',
        },
      })
      if (!isNew) return false
      await markJobCodesUsed(tx, [code.id], now)
      await writeFacts(tx, null, [
        {
          name: 'candidate.applied',
          about: id,
          organizationId: code.organization_id,
          after: { code: input.code, location: code.location },
        },
      ])
      await announce(tx, [code.organization_id], ['candidates'])
      return true
    }
    const taken = async () => await transact(tell)
    if (!read || !key) await taken()
    // Sent twice, the form is taken once, and so is its file.
    else if (!(await files.keep(key, read.bytes, 'application/octet-stream', taken))) await files.remove(key)
    return { ok: true as const }
  })
