import { command } from '../../../../../platform/server/command.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { lockCandidate } from '../../../directory/server/public.ts'
import { readWithModel } from '../../contract/second-reading.ts'
import { dueReadings } from './due-readings.ts'
import { secondReadingOf } from './second-reading-of.ts'

/** Has a model read one résumé; says why not where it is not to be. */
export const readWithModelRoute = command(readWithModel, async ({ input, tx, now, settings }) => {
  const { id, organization_id } = await lockCandidate(tx, input.id)
  const found = await secondReadingOf(tx, id, settings)
  if (!found.isOn) throw new UserError('conflict', 'No language model reads resumes here: an Admin can switch that on.')
  if (found.state === 'instructs')
    throw new UserError('conflict', 'The text tries to instruct whoever reads it, so no language model is asked.')
  if (found.state === 'waits') throw new UserError('conflict', 'The language model is asked already.')
  if (!found.mayAsk && found.state === 'read')
    throw new UserError('conflict', 'The language model has read this resume already.')
  if ((await dueReadings(tx, [id], now, settings)) === 0)
    throw new UserError('conflict', 'There is no resume that was read and scored: read it first.')
  return {
    reply: { ok: true as const },
    events: [{ name: 'candidate.modelAsked', about: id, organizationId: organization_id }],
  }
})
