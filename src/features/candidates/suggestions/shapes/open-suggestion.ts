import * as z from 'zod/mini'
import { instant, nullableText } from '../../../../platform/shared/schemas.ts'
import { typedFields } from '../rules/typed-fields.ts'

/** Values that someone typed on a public form about a candidate on file, next to the current values. */
export const openSuggestion = z.object({
  id: z.string(),
  came_by: z.enum(['apply', 'mail']),
  made_at: instant,
  /** Of a long text its beginning. */
  changes: z.array(z.object({ field: z.enum(typedFields), before: nullableText, after: nullableText })),
  /** They also agreed to texts there. */
  consents: z.boolean(),
})
