import { onApplicationReceived } from '../../features/candidates/directory/server/door.ts'
import { enrollApplicants } from '../../features/conversations/automations/server/door.ts'
import { queueNewApplicants } from '../../features/texting/auto-scheduler/server/door.ts'

/** Subscribes the auto scheduler, then the automations: whom the first takes, the second leaves alone. */
export const subscribe = (): void => {
  onApplicationReceived(queueNewApplicants)
  onApplicationReceived(enrollApplicants)
}
