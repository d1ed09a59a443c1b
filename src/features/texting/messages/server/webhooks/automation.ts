import { webhook } from '../../../../../platform/server/webhook.ts'
import { getSignedBody } from '../../../../../platform/server/webhooks/signed-body.ts'
import { parseUsNumber } from '../../../../../rules/phone/phone.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { isSigned } from '../../../../access/webhooks/server/public.ts'
import { automationInbound } from '../../contract/delivery.ts'
import { inboundText, receiveText } from '../receive-text.ts'

/** No text of the database holds this sign. */
const plain = (text: string) => text.replaceAll('\u0000', '')

/**
 * Receives texts from candidates as the automation got them. Accepts no call without a secret, or with another way of
 * texting.
 */
export const automationInboundRoute = webhook(automationInbound, {
  vendor: 'automation',
  kind: 'inbound',
  event: inboundText,
  read: ({ id, from, to, text, media = [] }, request, { config, clock }) => {
    const secret = config.textTransport === 'webhook' ? config.automationWebhookSecret : undefined
    const given = request.headers['reinforce-signature']
    if (!secret || !isSigned(secret, getSignedBody(request), given, clock())) return null
    const number = parseUsNumber(from)
    if (!number.ok) throw UserError.at('from', number.reason)
    const called = to === undefined ? null : parseUsNumber(to)
    if (called && !called.ok) throw UserError.at('to', called.reason)
    const body = plain(text).trim() || '(a picture)'
    const files = media.map(({ url, type }) => ({ url: plain(url), type: plain(type), cameBy: 'automation' as const }))
    return {
      id,
      event: {
        vendorId: `automation:${id}`,
        from: number.e164,
        to: called?.e164 ?? null,
        body,
        media: files.length,
        files,
      },
    }
  },
  handle: async (text, { tx, services, now }) => {
    await receiveText(tx, text, services, now)
  },
  answer: (reply) => reply.send({ received: true }),
})
