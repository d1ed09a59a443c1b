import * as z from 'zod/mini'
import { day, instant } from '../../../../platform/shared/schemas.ts'
import { requestKinds } from '../rules/find-request-problem.ts'

/** An open request of a candidate from their explanation page, as the clinic sees it. */
export const openRequest = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  words: z.string(),
  asked_at: instant,
  /** In the organization's time zone. */
  due_on: day,
})
