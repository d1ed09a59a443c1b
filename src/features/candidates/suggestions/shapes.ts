import * as z from 'zod/mini'
import { instant } from '../../../platform/shared/schemas.ts'
import { typedFields } from './rules/typed-fields.ts'

const value = z.nullable(z.string())

/** What someone typed at an open door about a candidate on file, beside what stands there. */
export const openSuggestion = z.object({
  id: z.string(),
  came_by: z.enum(['apply', 'mail']),
  made_at: instant,
  /** Of a long text its beginning. */
  changes: z.array(z.object({ field: z.enum(typedFields), before: value, after: value })),
  /** They also agreed to texts there. */
  consents: z.boolean(),
})
