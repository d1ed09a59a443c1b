import { command } from '../../../../../platform/server/command.ts'
import { setCandidateNotified } from '../../../../interviews/calendar/server/public.ts'
import { markCandidateNotified } from '../../contract/automations.ts'

/** Takes someone whose interviewer was away off the board, because they were told; or puts them back. Twice is once. */
export const toldByHandRoute = command(markCandidateNotified, async ({ input: { id, told }, tx }) => ({
  reply: { ok: true as const },
  events: await setCandidateNotified(tx, { id, isTold: told }),
}))
