import { needsReason } from '../archive-reasons.ts'
import { toStatusKey } from '../statuses.ts'

/**
 * Whether a status given in a review calls for contact: they moved on, and are neither hired nor archived or
 * terminated.
 */
export const needsContact = (status: string): boolean =>
  !needsReason(status) && !['', 'initial inquiry', 'hired'].includes(toStatusKey(status))
