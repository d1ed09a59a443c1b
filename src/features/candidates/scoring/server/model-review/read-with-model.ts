import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { lockCandidate } from '../../../directory/server/public.ts'
import { readWithModel } from '../../contract/model-review.ts'
import { loadDueReadings } from './load-due-readings.ts'
import { loadModelReview } from './load-model-review.ts'

/** Lets a model read one résumé. Throws with the reason if it may not. */
export const readWithModelRoute = command(readWithModel, async ({ input, tx, now, settings }) => {
  const { id, organization_id } = await lockCandidate(tx, input.id)
  const found = await loadModelReview(tx, id, settings)
  if (!found.isOn) throw new UserError('conflict', 'AI reading of resumes is off. An Admin can turn it on.')
  if (found.state === 'blocked')
    throw new UserError('conflict', 'Not sent to the AI model: the text contains instructions.')
  if (found.state === 'waits') throw new UserError('conflict', 'The AI model is already reading this resume.')
  if (!found.mayAsk && found.state === 'read') throw new UserError('conflict', 'The AI model already read this resume.')
  if ((await loadDueReadings(tx, [id], now, settings)) === 0)
    throw new UserError('conflict', 'This resume isn’t scored yet. Read it first.')
  return {
    reply: { ok: true as const },
    events: [{ name: 'candidate.modelAsked', about: id, organizationId: organization_id }],
  }
})
