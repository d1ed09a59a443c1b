import { onApplicationReceived } from '../../features/candidates/directory/server/public.ts'
import { enrollApplicants } from '../../features/conversations/automations/server/public.ts'
import { sealDigestsWith } from '../../features/home/notifications/server/public.ts'
import { offerTimesWith } from '../../features/intake/apply/server/public.ts'
import { offerTimeToApplicant } from '../../features/interviews/booking/server/public.ts'
import { loadHeadLine } from '../../features/operations/record-check/server/public.ts'
import { queueNewApplicants } from '../../features/texting/auto-scheduler/server/public.ts'

/**
 * Subscribes the auto scheduler, then the automations: people taken by the first are skipped by the second. Lets receipts offer times,
 * and daily digests of Admins show the newest seal of the record.
 */
export const subscribe = (): void => {
  onApplicationReceived(queueNewApplicants)
  onApplicationReceived(enrollApplicants)
  offerTimesWith(offerTimeToApplicant)
  sealDigestsWith(loadHeadLine)
}
