import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'
import { textFile } from '../shapes/draft.ts'

/** The texts of one number, oldest first; `id` is that of its newest text. `media`: how many pictures and files came with a text. */
const unknownNumber = z.object({
  id: z.string(),
  organizationId: z.string(),
  organization: z.string(),
  phone: z.string(),
  texts: z.array(
    z.object({ id: z.string(), body: z.string(), at: instant, media: z.number(), files: z.array(textFile) }),
  ),
})
export type UnknownNumber = z.infer<typeof unknownNumber>

/** Numbers that wrote and that no candidate has, the newest first, 50 at most. */
export const unknownNumbers = endpoint({
  method: 'GET',
  path: '/api/texts/unknown-numbers',
  summary: 'List texts from unknown numbers',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({ numbers: z.array(unknownNumber) }),
  reads: ['texts'],
  example: () => ({}),
})

/** The texts move into the candidate's thread, and what this number writes later lands there. */
export const fileUnknownNumber = endpoint({
  method: 'POST',
  path: '/api/texts/unknown-numbers/{id}/file',
  summary: 'File the texts of an unknown number with a candidate',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid(), candidateId: z.guid() }),
  reply: z.object({ threadId: z.string() }),
  invalidates: ['texts'],
  example: (id) => ({ id: id('unknownText'), candidateId: id('candidate') }),
})

export const dismissUnknownNumber = endpoint({
  method: 'POST',
  path: '/api/texts/unknown-numbers/{id}/dismiss',
  summary: 'Dismiss an unknown number',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['texts'],
  example: (id) => ({ id: id('dismissedText') }),
})
