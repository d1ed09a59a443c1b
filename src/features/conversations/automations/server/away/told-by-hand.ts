import { command } from '../../../../../platform/server/command.ts'
import { setCandidateNotified } from '../../../../interviews/calendar/server/public.ts'
import { markCandidateNotified } from '../../contract/automations.ts'

/**
 * Marks someone whose interviewer is away as notified, which removes them from the board, or undoes that. Twice is
 * once.
 */
export const toldByHandRoute = command(markCandidateNotified, async ({ input: { id, told }, tx }) => ({
  reply: { ok: true as const },
  events: await setCandidateNotified(tx, { id, isTold: told }),
}))
