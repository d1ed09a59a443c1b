import * as z from 'zod/mini'
import { day, instant } from '../../../platform/shared/schemas.ts'
import { requestKinds } from './rules/request-problem.ts'

/** What a candidate asked for on their explanation page and still waits for, as the clinic sees it. */
export const openRequest = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  words: z.string(),
  asked_at: instant,
  /** In the organization's time zone. */
  due_on: day,
})
