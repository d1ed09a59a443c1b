import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { done } from '../../../../platform/shared/schemas.ts'

const organization = z.object({ id: z.guid() })

/** Whether a language model suggests how unclear replies could be read, and whether it may act on the easy ones. */
export const replyModel = endpoint({
  method: 'GET',
  path: '/api/organizations/{id}/reply-model',
  summary: 'Check whether AI suggests how to read unclear replies',
  needs: 'candidates:see',
  input: organization,
  /** The installation's language model, and whether it is used here. Null if there is none. */
  reply: z.object({
    model: z.nullable(z.object({ name: z.string(), host: z.string(), reads: z.boolean(), acts: z.boolean() })),
  }),
  reads: ['organizations'],
  example: (id) => ({ id: id('organization') }),
})

/**
 * Has a language model suggest how unclear replies could be read, or not; with `acts`, it also acts on easy ones. On is refused where
 * the installation has no model, and `acts` where it doesn’t suggest. Without `acts`, that stays as it is.
 */
export const setReplyModel = endpoint({
  method: 'PUT',
  path: '/api/organizations/{id}/reply-model',
  summary: 'Turn AI suggestions for unclear replies on or off',
  needs: 'users:manage',
  input: z.extend(organization, { reads: z.boolean(), acts: z.optional(z.boolean()) }),
  reply: done,
  invalidates: ['organizations', 'texts'],
  example: (id) => ({ id: id('organization'), reads: false }),
})
