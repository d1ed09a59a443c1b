import { requiresReason } from '../archive-reasons.ts'
import { statusKey } from '../statuses.ts'

/**
 * Whether a status given in a review calls for contact: they moved on, and are neither hired nor archived or
 * terminated.
 */
export const needsContact = (status: string): boolean =>
  !requiresReason(status) && !['', 'initial inquiry', 'hired'].includes(statusKey(status))
