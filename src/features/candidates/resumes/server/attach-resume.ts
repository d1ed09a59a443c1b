import { command } from '../../../../platform/server/command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { takeResume } from '../../../documents/uploads/server/public.ts'
import { changeCandidate, lockCandidate, readTyped } from '../../directory/server/public.ts'
import { attachResume } from '../contract/resumes.ts'

const nothingGiven = 'Choose a file or paste the text.'

/**
 * Attaches a résumé. The earlier file stays in the store until the candidate is erased; the event has the length of
 * each text.
 */
export const attachResumeRoute = command(attachResume, async ({ input, tx, actor, now }) => {
  const row = await lockCandidate(tx, input.id)
  if (input.upload_id === null && input.resume_text.trim() === '') throw UserError.at('upload_id', nothingGiven)
  const file = await takeResume(tx, actor, input.upload_id, now)
  const typed = await readTyped(tx, row.organization_id, { resume_text: input.resume_text })
  const text = typed.resume_text ?? file?.text ?? null
  const unread = typed.resume_text ? 0 : (file?.unread ?? 0)
  await changeCandidate(tx, row, {
    resume_text: text || null,
    resume_unread: unread,
    ...(file ? { resume_file: file.stored_as } : {}),
  })
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'resume.replaced',
        about: row.id,
        organizationId: row.organization_id,
        before: { characters: row.resume_text?.length ?? 0 },
        after: { characters: text?.length ?? 0, file: file?.file_name },
      },
    ],
  }
})
