import { handOverNew } from '../../features/auto-scheduler/server/door.ts'
import { onApplicationReceived } from '../../features/candidates/server/door.ts'
import { beginApplicants } from '../../features/sequences/server/door.ts'

/** Subscribes the auto scheduler, then the automations: whom the first takes, the second leaves alone. */
export const subscribe = (): void => {
  onApplicationReceived(handOverNew)
  onApplicationReceived(beginApplicants)
}
