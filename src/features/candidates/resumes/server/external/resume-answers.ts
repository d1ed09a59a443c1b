import { external } from '../../../../../platform/server/external.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { readUpload } from '../../../../documents/uploads/server/public.ts'
import { parseInWorker } from '../../../scoring/server/public.ts'
import { extractResumeFields } from '../../contract/resumes.ts'
import { findContact } from '../../rules/find-contact.ts'
import { hasEnoughText, resumeFileMessages } from '../../rules/resume-file.ts'

const tooLong = 'Reading this file took too long, so nothing was filled in.'
const noResume = 'This doesn’t look like a resume, so nothing was filled in.'
const nothing = {
  full_name: '',
  email_address: '',
  phone_number: '',
  city: '',
  state: '',
  position: null,
  aba_months: null,
}

/**
 * Reads the words of your own upload as scoring does. A file that is no résumé, or takes too long, proposes nothing and
 * returns the reason.
 */
export const resumeAnswersRoute = external(extractResumeFields, async ({ input, actor, transact, now }) => {
  const upload = await transact(async (tx) => await readUpload(tx, actor, input.id), { readOnly: true })
  const { text, unread } = upload
  if (!hasEnoughText(text)) return { problem: resumeFileMessages.noText, ...nothing }
  const facts = await parseInWorker({ text, unread, today: toLocalDay(now, upload.time_zone) })
  if (!facts) return { problem: tooLong, ...nothing }
  if (!facts.is_resume) return { problem: noResume, ...nothing }
  const position = facts.position === 'neither' ? null : facts.position
  return { problem: null, ...findContact(text), position, aba_months: facts.aba_months }
})
