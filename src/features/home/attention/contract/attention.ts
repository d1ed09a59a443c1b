import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant } from '../../../../platform/shared/schemas.ts'
import { attentionReply } from '../shapes/attention.ts'

/** Lists open items that are not threads, longest wait first, 40 at most; `waiting` counts the threads, too. */
export const attention = endpoint({
  method: 'GET',
  path: '/api/attention',
  summary: 'List open items',
  needs: 'candidates:see',
  input: z.object({}),
  reply: z.object({
    waiting: attentionReply,
    items: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['handoff', 'notice', 'request']),
        at: instant,
        name: z.string(),
        candidateId: z.string(),
        /** Why an automation handed them off, or the kind of a request. */
        about: z.string(),
        /** For platform staff, who see those of every organization. */
        organization: z.nullable(z.string()),
      }),
    ),
  }),
  reads: ['texts', 'candidates', 'interviews'],
  example: () => ({}),
})
