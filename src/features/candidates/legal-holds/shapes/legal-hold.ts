import * as z from 'zod/mini'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'

/** The open hold that covers a candidate, their organization's if they have none of their own. `reason`: null for anyone without the right. */
export const standingHold = z.object({
  id: z.string(),
  isOrganization: z.boolean(),
  reason: nullableText,
  at: instant,
})
