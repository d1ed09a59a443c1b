import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

const fields = z.record(z.string(), z.string())

/** Twilio reports the outcome of a text. For anyone, because Twilio has no account here: its signature is checked. */
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

/** Twilio delivers a text from a candidate. For anyone: its signature is checked. */
export const twilioInbound = endpoint({
  method: 'POST',
  path: '/api/webhooks/twilio/inbound',
  summary: 'Texts from candidates, from Twilio',
  needs: 'anyone',
  input: fields,
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ MessageSid: 'SM2', From: '+15125550101', To: '+15555550100', Body: 'Hello' }),
})

/**
 * The automation delivers a text from a candidate. For anyone: its signature is checked, as our own webhooks carry one,
 * `Reinforce-Signature: t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">`, made with AUTOMATION_WEBHOOK_SECRET.
 */
export const automationInbound = endpoint({
  method: 'POST',
  path: '/api/webhooks/automation/inbound',
  summary:
    'Texts from candidates, including STOP, from the automation webhook; signed with AUTOMATION_WEBHOOK_SECRET ' +
    'in the header Reinforce-Signature: t=<seconds>,v1=<hex HMAC-SHA256 of "seconds.body">',
  needs: 'anyone',
  input: z.object({
    /** The automation's own id of this text: said twice it counts once. */
    id: z.string().check(z.minLength(1), z.maxLength(200)),
    from: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The number that was texted; without it the text belongs to anyone who texted this person last. */
    to: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    text: z.string().check(z.maxLength(5000)),
    /**
     * Pictures and files that came with the text. They are fetched from public https addresses, without credentials.
     */
    media: z.optional(
      z
        .array(
          z.object({
            url: z.string().check(z.minLength(1), z.maxLength(2000)),
            /** As the sender declared it; what it is, its bytes tell. */
            type: z._default(z.string().check(z.maxLength(200)), ''),
          }),
        )
        .check(z.maxLength(10)),
    ),
  }),
  reply: z.unknown(),
  answers: 'bytes',
  example: () => ({ id: 'reply-1', from: '+15125550101', to: '+15555550100', text: 'STOP' }),
})
