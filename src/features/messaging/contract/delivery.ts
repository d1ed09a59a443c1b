import * as z from 'zod/mini'
import { endpoint } from '../../../platform/shared/endpoint.ts'

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
