import type { OutgoingText, SendResult, TextTransport } from '../../platform/server/transports/text-transport.ts'
import { type PostResult, postJson } from '../automation-webhook/post-json.ts'

const toOutcome = (posted: PostResult): SendResult => {
  if (posted.kind === 'unknown')
    return { status: 'unknown', reason: 'The webhook didn’t answer, so we don’t know if the text went out' }
  if (posted.kind === 'never-sent') return { status: 'failed', reason: 'Couldn’t reach the webhook' }
  return posted.status >= 200 && posted.status < 300
    ? { status: 'sent', reason: null }
    : { status: 'failed', reason: `Webhook failed with status: ${posted.status}` }
}

const toBody = (organization: string, texts: OutgoingText[]) => ({
  organization,
  candidates: texts.map(({ fullName, phoneNumber, formattedNumber, location, twilioPhoneNumber, message }) => ({
    fullName,
    phoneNumber,
    formattedNumber,
    location,
    twilioPhoneNumber,
    message,
  })),
})

/**
 * Creates the transport for the external automation webhook: one POST for up to 50 people, whose status counts for each
 * person.
 */
export const createAutomationWebhook = (url: string, waits = 15_000): TextTransport => ({
  mostPerCall: 50,
  send: async (organization, texts) => {
    const [first] = texts
    if (!first) return []
    const fate = toOutcome(await postJson(url, toBody(organization, texts), { key: first.id, waits }))
    return texts.map(() => fate)
  },
})
