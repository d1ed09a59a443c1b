import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'
import { instant, nothing } from '../../../../platform/shared/schemas.ts'

/** Only in a demo that sends no email: the emails it would have sent, newest first. Elsewhere it does not exist. */
export const mailbox = endpoint({
  method: 'GET',
  path: '/api/mailbox',
  summary: 'List emails a demo kept instead of sending',
  needs: 'signed-in',
  input: nothing,
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        at: instant,
        attachment: z.nullable(z.string()),
      }),
    ),
  }),
  reads: ['users'],
  example: () => ({}),
})

export const mailAttachment = endpoint({
  method: 'GET',
  path: '/api/mailbox/{id}/attachment',
  summary: 'Get the attachment of an email a demo kept',
  needs: 'signed-in',
  input: z.object({ id: z.uuid() }),
  reply: z.unknown(),
  answers: 'bytes',
  example: (id) => ({ id: id('mail') }),
})
