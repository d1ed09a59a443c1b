import * as z from 'zod/mini'
import { instant } from '../../../../platform/shared/schemas.ts'

/** Words that were written and not sent. */
const draft = z.object({
  message: z.string(),
  /** A bulk text’s words for those who prefer Spanish; blank for none. */
  messageSpanish: z.string(),
  templateId: z.nullable(z.string()),
  savedAt: instant,
})

/** Your own draft to a person. `prefersSpanish`: whether that person does. */
export const draftAnswer = z.object({ draft: z.nullable(draft), prefersSpanish: z.boolean() })

/** A picture or file that came with a text: on its way, here, or lost with the reason. */
export const textFile = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'kept', 'failed']),
  /** The type that the sender's phone declared. */
  type: z.string(),
  reason: z.nullable(z.string()),
  name: z.nullable(z.string()),
  size: z.nullable(z.number()),
  /** A picture that browsers show. */
  isPicture: z.boolean(),
  canFile: z.boolean(),
  /** Filed as a document; its id, for readers who may see it. */
  isFiled: z.boolean(),
  documentId: z.nullable(z.string()),
})
export type TextFile = z.infer<typeof textFile>
