import * as z from 'zod/mini'
import { instant } from '../../platform/shared/schemas.ts'

/** Words that were written and not sent. */
const draft = z.object({
  message: z.string(),
  /** A bulk text’s words for those who prefer Spanish; blank for none. */
  messageSpanish: z.string(),
  templateId: z.nullable(z.string()),
  savedAt: instant,
})

/** One's own draft to a person. `prefersSpanish`: whether that person does. */
export const draftAnswer = z.object({ draft: z.nullable(draft), prefersSpanish: z.boolean() })
