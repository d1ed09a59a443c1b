import * as z from 'zod/mini'
import { endpoint } from '../../../../platform/shared/endpoint.ts'

/** The largest email, in bytes: 10 MB. */
export const longestMail = 10 * 1024 * 1024

/**
 * An email gateway delivers what job boards forward. For anyone, because a gateway has no account here: its signature
 * is checked, as our own webhooks carry one, over the raw bytes. The same email a second time does nothing.
 */
export const receiveMail = endpoint({
  method: 'POST',
  path: '/api/webhooks/mail',
  summary:
    'Receive an application that a job board emailed: the raw message (message/rfc822, at most 10 MB), signed ' +
    'with MAIL_WEBHOOK_SECRET in the header Reinforce-Signature: t=<seconds>,v1=<hex HMAC-SHA256 of ' +
    '"seconds.body">. The job code follows the plus in the address it was sent to (jobs+CODE@…) or in the ' +
    'subject',
  needs: 'anyone',
  input: z.object({}),
  reply: z.object({ received: z.literal(true) }),
  takes: 'message/rfc822',
  bodyLimit: longestMail,
  rateLimit: 3000,
  example: () => ({}),
})
