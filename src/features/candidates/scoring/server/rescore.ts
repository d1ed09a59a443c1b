import { sql } from 'drizzle-orm'
import { command } from '../../../../platform/server/command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { lockCandidate } from '../../directory/server/public.ts'
import { rescore } from '../contract/scoring.ts'
import { scoreResumesJob } from './jobs/score-resumes.ts'

/** Has a résumé read again; refuses a candidate without words in it. */
export const rescoreRoute = command(rescore, async ({ input, tx, now }) => {
  const { id, organization_id, resume_text } = await lockCandidate(tx, input.id)
  if (!resume_text?.trim())
    throw new UserError('conflict', 'No resume text to read. Attach a file, or paste the resume.')
  await tx.run(
    sql`insert into resume_scores as s (organization_id, candidate_id, due_at) values (${organization_id}, ${id}, ${now.toISOString()})
        on conflict (organization_id, candidate_id) do update set state = 'due', due_at = excluded.due_at, tries = 0, with_all = false`,
  )
  await scoreResumesJob.enqueue(tx, { organizationId: organization_id })
  return {
    reply: { ok: true as const },
    events: [{ name: 'candidate.scoreAsked', about: id, organizationId: organization_id }],
  }
})
