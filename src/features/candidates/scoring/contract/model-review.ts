import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done, instant } from '../../../../platform/shared/schemas.ts'

/** A language model's reading of a résumé, shown next to the score, which it never changes. */
export const modelReview = z.object({
  /** `none`: no one requested it. `instructs`: the text tries to instruct its reader, so no model gets it. */
  state: z.enum(['none', 'waits', 'read', 'failed', 'blocked']),
  model: z.nullable(z.string()),
  readAt: z.nullable(instant),
  /** Whether the caller may request it now. */
  mayAsk: z.boolean(),
  /** Verdicts on which three answers agree, with quotes that match the résumé word for word. */
  criteria: z.array(
    z.object({
      name: z.string(),
      verdict: z.enum(['Found', 'Missing', 'Unclear']),
      lines: z.array(z.number()),
      quotes: z.array(z.string()),
    }),
  ),
})

/** Has a language model read one résumé, too. Refuses where it is off, where our own reading is not done, and what this model has read already. */
export const readWithModel = endpoint({
  method: 'POST',
  path: '/api/candidates/{id}/model-review',
  summary: 'Have an AI model read a candidate’s resume',
  needs: 'candidates:edit',
  input: z.object({ id: z.guid() }),
  reply: done,
  invalidates: ['candidates'],
  rateLimit: 60,
  example: (id) => ({ id: id('candidate') }),
})

/** Switches on or off that a language model reads new résumés, too. On is refused where the installation has no model. */
export const setModelReading = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/scoring/model',
  summary: 'Turn AI reading of resumes on or off',
  needs: 'users:manage',
  input: z.object({ id: z.guid(), reads: z.boolean() }),
  reply: done,
  invalidates: ['candidates'],
  example: (id) => ({ id: id('organization'), reads: false }),
})
