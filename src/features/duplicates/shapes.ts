import * as z from 'zod/mini'
import { instant } from '../../platform/shared/schemas.ts'
import { duplicateLevels, duplicateReasons } from './rules/reasons.ts'

/** Who may be the same person, and why. */
export const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  position: z.enum(['RBT', 'BCBA']),
  status: z.string(),
  created_at: instant,
  level: z.enum(duplicateLevels),
  reasons: z.array(z.enum(duplicateReasons)),
})
