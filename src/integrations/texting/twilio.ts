import twilio from 'twilio'
import type { OutgoingText, SendResult, TextTransport } from '../../platform/server/transports/text-transport.ts'
import { openTwilio, type TwilioSettings } from '../twilio/twilio-client.ts'

const neverSent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])
const unclear: SendResult = {
  status: 'unknown',
  reason: 'Twilio didn’t answer, so we don’t know if the text went out',
}

const getErrorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

const toOutcome = (error: unknown): SendResult => {
  if (error instanceof twilio.RestException) {
    if (error.status >= 500)
      return { ...unclear, reason: `Twilio failed with status ${error.status}, so we don’t know if the text went out` }
    const code = error.code === undefined ? (error.status === 429 ? '20429' : null) : String(error.code)
    return { status: 'failed', reason: `Twilio refused it: ${error.message}`, code }
  }
  return neverSent.has(getErrorCode(error)) ? { status: 'failed', reason: 'Couldn’t reach Twilio' } : unclear
}

/** Twilio's API, one call a text. Its answer carries an id of its own; what becomes of the text comes back by `callback`. */
export const createTwilioTransport = (settings: TwilioSettings, callback: string, waits = 15_000): TextTransport => {
  const client = openTwilio(settings, waits)
  const one = async (text: OutgoingText): Promise<SendResult> => {
    try {
      const { sid, errorCode } = await client.messages.create({
        to: text.formattedNumber,
        from: text.twilioPhoneNumber,
        body: text.message,
        statusCallback: `${callback}?message=${text.id}`,
      })
      return errorCode
        ? {
            status: 'failed',
            reason: `Twilio refused it with code ${errorCode}`,
            code: String(errorCode),
            vendorId: sid,
          }
        : { status: 'sent', reason: null, vendorId: sid }
    } catch (error) {
      return toOutcome(error)
    }
  }
  return { mostPerCall: 10, send: async (_, texts) => await Promise.all(texts.map(one)) }
}
