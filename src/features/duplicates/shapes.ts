import * as z from 'zod/mini'
import { instant } from '../../platform/shared/schemas.ts'
import { duplicateReasons } from './rules/look-alike.ts'

/** Who may be the same person, and why. */
export const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  position: z.enum(['RBT', 'BCBA']),
  status: z.string(),
  created_at: instant,
  reasons: z.array(z.enum(duplicateReasons)),
})
