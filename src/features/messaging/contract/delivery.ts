import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'
import { done } from '../../../platform/shared/schemas.ts'

const fields = z.record(z.string(), z.string())

/** Twilio tells what became of a text. For anyone, because Twilio has no account here: its signature is checked. */
export const twilioStatus = endpoint({
  method: 'POST',
  path: '/api/webhooks/twilio/status',
  summary: 'Delivery states from Twilio',
  needs: 'anyone',
  input: fields,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ MessageSid: 'SM1', MessageStatus: 'delivered' }),
})

/** Twilio hands over a text from a candidate. For anyone: its signature is checked. */
export const twilioInbound = endpoint({
  method: 'POST',
  path: '/api/webhooks/twilio/inbound',
  summary: 'Texts from candidates, from Twilio',
  needs: 'anyone',
  input: fields,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ MessageSid: 'SM2', From: '+15125550101', Body: 'Hello' }),
})

/** A simulated phone answers, demo only: the text takes the same way as a real one. */
export const simulatorReply = endpoint({
  method: 'POST',
  path: '/api/simulator/reply',
  summary: 'Text from a simulated phone',
  needs: 'candidates:edit',
  input: z.object({
    phone: z.string().check(z.maxLength(20)),
    body: z.string().check(z.minLength(1), z.maxLength(1600)),
  }),
  reply: done,
  refreshes: ['texts'],
  example: () => ({ phone: '+15125550101', body: 'Hello' }),
})

/** What becomes of a text on a simulated phone, demo only: delivered, or not with a code of the network. */
export const simulatorStatus = endpoint({
  method: 'POST',
  path: '/api/simulator/status',
  summary: 'Deliver or lose a text on a simulated phone',
  needs: 'candidates:edit',
  input: z.object({
    id: z.uuid(),
    status: z.enum(['sent', 'delivered', 'undelivered', 'failed']),
    code: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  }),
  reply: done,
  refreshes: ['texts'],
  example: (id) => ({ id: id('text'), status: 'delivered' as const }),
})
