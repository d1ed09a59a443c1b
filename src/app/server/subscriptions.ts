import { onApplicationReceived } from '../../features/candidates/directory/server/public.ts'
import { enrollApplicants } from '../../features/conversations/automations/server/public.ts'
import { queueNewApplicants } from '../../features/texting/auto-scheduler/server/public.ts'

/** Subscribes the auto scheduler, then the automations: whom the first takes, the second leaves alone. */
export const subscribe = (): void => {
  onApplicationReceived(queueNewApplicants)
  onApplicationReceived(enrollApplicants)
}
