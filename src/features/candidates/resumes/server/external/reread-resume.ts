import { extractDocumentText } from '../../../../../integrations/documents/extract-text.ts'
import { notifyChange, recordEvents } from '../../../../../platform/server/events.ts'
import { external } from '../../../../../platform/server/external.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { changeCandidate, lockCandidate } from '../../../directory/server/public.ts'
import { rereadResume } from '../../contract/resumes.ts'
import { hasEnoughText, resumeFileMessages } from '../../rules/resume-file.ts'
import { loadResumeKey } from '../load-resume-key.ts'

/** Reads the stored file and replaces the words by what it holds; a file without words changes nothing. */
export const rereadResumeRoute = external(rereadResume, async ({ input, actor, transact, services: { files } }) => {
  const stored = await transact(async (tx) => await loadResumeKey(tx, input.id), { readOnly: true })
  const key = stored.resume_file
  if (!key || !(await files.exists(key)))
    throw new UserError('conflict', 'No file to read again. Attach one, or paste the resume.')
  const read = await extractDocumentText(await files.bytes(key))
  if (!read.ok) throw new UserError('conflict', resumeFileMessages[read.why])
  if (!hasEnoughText(read.text)) throw new UserError('conflict', resumeFileMessages.noText)
  return await transact(async (tx) => {
    const row = await lockCandidate(tx, input.id)
    const counts = { before: row.resume_text?.length ?? 0, characters: read.text.length }
    if ((await loadResumeKey(tx, input.id)).resume_file !== key)
      throw new UserError('conflict', 'Someone just replaced the resume. Review it again.')
    await changeCandidate(tx, row, { resume_text: read.text, resume_unread: read.unread })
    await recordEvents(tx, actor.userId, [
      {
        name: 'resume.reread',
        about: row.id,
        organizationId: row.organization_id,
        before: { characters: counts.before },
        after: { characters: counts.characters },
      },
    ])
    await notifyChange(tx, [row.organization_id], ['candidates'])
    return counts
  })
})
