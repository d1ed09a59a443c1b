import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { draftAnswer } from '../shapes/draft.ts'

const candidateId = z.optional(z.guid())

/** Your own draft to a candidate, or of a bulk text when no candidate is named; no one else sees it. */
export const textDraft = endpoint({
  method: 'GET',
  path: '/api/me/text-draft',
  summary: 'Get your draft of a text',
  needs: 'candidates:edit',
  input: z.object({ candidateId }),
  reply: draftAnswer,
  reads: [],
  example: (id) => ({ candidateId: id('candidate') }),
})

/** Stores a draft in the place of an earlier one; an empty message removes it. Notifies no one else. */
export const saveTextDraft = endpoint({
  method: 'PUT',
  path: '/api/me/text-draft',
  summary: 'Save or remove your draft of a text',
  needs: 'candidates:edit',
  input: z.object({
    candidateId,
    message: z.string().check(z.maxLength(2_000)),
    messageSpanish: z._default(z.string().check(z.maxLength(2_000)), ''),
    templateId: z._default(z.nullable(z.guid()), null),
  }),
  reply: z.object({ savedAt: z.nullable(instant) }),
  example: (id) => ({ candidateId: id('candidate'), message: 'Hi {{Candidate First}}, about Monday' }),
})
