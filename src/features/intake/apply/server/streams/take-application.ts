import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { scanUpload } from '../../../../../integrations/clamav/scan-upload.ts'
import type { Transact } from '../../../../../platform/server/call.ts'
import type { Config } from '../../../../../platform/server/config.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { getCallerAddress } from '../../../../../platform/server/http/get-caller-address.ts'
import type { Services } from '../../../../../platform/server/services.ts'
import type { ReceivedForm } from '../../../../../platform/server/uploads/receive-form.ts'
import { findTypedNameProblem } from '../../../../../rules/typed-name.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import {
  type Applicant,
  takeApplicant,
  tellApplicationReceived,
} from '../../../../candidates/directory/server/public.ts'
import { scoringNoticeVersion } from '../../../../candidates/explanations/rules/write-scoring-notice.ts'
import { writeConsent } from '../../../../candidates/opt-outs/rules/write-consent.ts'
import { longestResumeFile, resumeFileMessages } from '../../../../candidates/resumes/rules/resume-file.ts'
import { detectResumeKind, isPhoto, queueReading } from '../../../../candidates/resumes/server/public.ts'
import { markJobCodesUsed } from '../../../../clients/job-codes/server/public.ts'
import { openJobCode } from '../job-code.ts'
import { acknowledgeJob } from '../jobs/acknowledge.ts'
import { reapply } from '../reapply.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** The words and the one file of a form; more or larger ones are refused. */
export const allowApplication = (request: FastifyRequest) => ({
  who: `address ${getCallerAddress(request.ip)}`,
  most: longestResumeFile,
  fields: { count: 20, size: 250_000 },
  tooLarge: () => UserError.at('resume', resumeFileMessages.tooLarge),
  broken: () => new UserError('invalid', 'Send the form.'),
})

const readFile = async (bytes: Buffer | null, { clamav }: Config) => {
  if (!bytes) return null
  if (bytes.length === 0) throw UserError.at('resume', resumeFileMessages.empty)
  const extension = detectResumeKind(bytes)
  if (!extension) throw UserError.at('resume', isPhoto(bytes) ? resumeFileMessages.photo : resumeFileMessages.kind)
  const scan = await scanUpload(clamav, bytes)
  if (scan !== 'taken') throw UserError.at('resume', resumeFileMessages[scan])
  return { bytes, extension }
}

type Taking = {
  /** As it was typed. */
  code: string
  form: ReceivedForm
  transact: Transact
  services: Services
  request: FastifyRequest
}

/**
 * An application lands at the code's organization and place, on today's list at once; its file is read later. The consent is kept
 * with its words and time. Throws what is wrong at its field. A robot's is taken for nothing, without a word.
 */
export const takeApplication = async ({
  code: typedCode,
  form,
  transact,
  services,
  request,
}: Taking): Promise<void> => {
  const { word, file } = form
  const now = services.clock()
  const code = await transact(async (tx) => await openJobCode(tx, typedCode), { readOnly: true })
  const id = word('id')
  if (!uuid.test(id)) throw UserError.at('id', 'Open the form again.')
  const nameProblem = findTypedNameProblem(word('full_name'))
  if (nameProblem) throw UserError.at('full_name', nameProblem)
  if (word('website').trim()) return
  const read = await readFile(file && file.size > 0 ? file.bytes : null, services.config)
  const key = read ? `resumes/${code.organization_id}/${randomUUID()}.${read.extension}` : null
  const answer = word('text_consent')
  const agreed = answer === 'yes'
  const language = word('language') === 'es' ? 'es' : 'en'
  const tell = async (tx: Tx) => {
    const applicant: Applicant = {
      id,
      organizationId: code.organization_id,
      locationId: code.location_id,
      jobCodeId: code.id,
      file: null,
      source: 'Apply page',
      // A form without the question records nothing; an empty box is a refusal.
      declined:
        answer === 'no'
          ? `Apply page, ${now.toISOString()}, not agreed to: ${writeConsent(code.organization, language)}`
          : null,
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
        // A box that was left empty says nothing.
        current_rbt: word('current_rbt') === 'yes' || undefined,
        // Anyone who reads the form in Spanish said so; English is what everyone is offered first, and says nothing.
        preferred_language: language === 'es' ? 'Spanish' : undefined,
        text_consent: agreed ? 'given' : 'unknown',
        text_consent_source: agreed
          ? `Apply page, ${now.toISOString()}: ${writeConsent(code.organization, language)}`
          : '',
      },
    }
    const again = await reapply(tx, applicant)
    const { isNew } = again ?? (await takeApplicant(tx, applicant))
    if (!isNew) return false
    const candidateId = again?.id ?? id
    if (key)
      await queueReading(tx, services, {
        organizationId: code.organization_id,
        candidateId,
        storedAs: key,
        isBeside: again !== null,
        address: getCallerAddress(request.ip),
        now,
      })
    await markJobCodesUsed(tx, [code.id], now)
    await recordEvents(tx, null, [
      {
        name: again ? 'candidate.appliedAgain' : 'candidate.applied',
        about: candidateId,
        organizationId: code.organization_id,
        after: {
          code: typedCode,
          location: code.location,
          scoring_notice: `version ${scoringNoticeVersion}`,
          ...(again
            ? { form_id: id, suggested: again.suggested.join(', '), with_resume: key !== null, ...again.besides }
            : {}),
        },
      },
    ])
    await acknowledgeJob.enqueue(tx, { organizationId: code.organization_id, candidateId })
    if (!again)
      await tellApplicationReceived(tx, {
        organizationId: code.organization_id,
        candidateIds: [candidateId],
        settings: services.config,
        now,
      })
    await notifyChange(tx, [code.organization_id], ['candidates'])
    return true
  }
  const taken = async () => await transact(tell, { retries: true })
  if (!read || !key) await taken()
  // Sent twice, the form is taken once, and so is its file.
  else if (!(await services.files.keep(key, read.bytes, 'application/octet-stream', taken)))
    await services.files.remove(key)
}
