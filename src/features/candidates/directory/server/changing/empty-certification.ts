import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { clearCertification } from '../../contract/directory.ts'
import { lockCandidate } from '../locked-candidate.ts'
import { changeCandidate } from './change-candidate.ts'
import { planScoreChange } from './plan-score-change.ts'

/**
 * Empties a certification number that counts for nothing, keeping what was received; the score is then what the rule says without
 * it. Refuses when another number is on file than the person saw. A number that is blank already stays so.
 */
export const emptyCertificationRoute = command(clearCertification, async ({ input, tx, settings }) => {
  const row = await lockCandidate(tx, input.id)
  const number = row.certification_number
  if (!number?.trim()) return { reply: { ok: true as const } }
  if (number !== input.number)
    throw new UserError('conflict', 'Someone else changed this certification number. Check it, then try again.', {
      details: { now: number, yours: input.number },
    })
  const emptied = await changeCandidate(tx, row, { certification_received: number, certification_number: null })
  const score = planScoreChange(row.fit_sort, emptied?.fit_sort, settings.excellentFrom)
  return {
    reply: { ok: true as const },
    events: [
      {
        name: 'credential.numberEmptied',
        about: row.id,
        organizationId: row.organization_id,
        before: { certification_number: number, ...score.before },
        after: { certification_number: null, ...score.after },
      },
    ],
  }
})
