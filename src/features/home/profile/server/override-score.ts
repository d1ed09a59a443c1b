import { command } from '../../../../platform/server/command.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { changeCandidate, lockCandidate, planScoreChange } from '../../../candidates/directory/server/public.ts'
import { overrideScore } from '../contract/edits.ts'

/** Sets the score manually with a required reason. The computed score remains known. Null removes the override. */
export const overrideScoreRoute = command(overrideScore, async ({ input, tx, actor, now, settings }) => {
  const row = await lockCandidate(tx, input.id)
  const given = input.number !== null
  const reason = given ? input.reason.replaceAll('\0', '').trim() : null
  if (reason === '') throw UserError.at('reason', 'Enter a short reason.')
  if (input.number === row.score_override && reason === row.score_override_reason)
    return { reply: { ok: true as const } }
  const saved = await changeCandidate(tx, row, {
    score_override: input.number,
    score_override_reason: reason,
    score_override_by: given ? actor.userId : null,
    score_override_at: given ? now.toISOString() : null,
  })
  const score = planScoreChange(row.fit_sort, saved?.fit_sort, settings.excellentFrom)
  return {
    reply: { ok: true as const },
    events: [
      {
        name: given ? 'candidate.scoreOverridden' : 'candidate.scoreOverrideWithdrawn',
        about: row.id,
        organizationId: row.organization_id,
        before: { number: row.score_override, reason: row.score_override_reason, ...score.before },
        after: { number: input.number, reason, ...score.after },
      },
    ],
  }
})
