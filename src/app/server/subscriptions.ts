import { onApplicationReceived } from '../../features/candidates/directory/server/public.ts'
import { enrollApplicants } from '../../features/conversations/automations/server/public.ts'
import { queueNewApplicants } from '../../features/texting/auto-scheduler/server/public.ts'

/** Subscribes the auto scheduler, then the automations: people taken by the first are skipped by the second. */
export const subscribe = (): void => {
  onApplicationReceived(queueNewApplicants)
  onApplicationReceived(enrollApplicants)
}
