import type { Keep, TextTransport } from '../../platform/server/transports/text-transport.ts'
import type { TextCarrier } from '../../rules/texts/text-carriers.ts'
import type { TwilioSettings } from '../twilio/twilio-client.ts'
import { createAutomationWebhook } from './create-automation-webhook.ts'
import { createSimulator } from './create-simulator.ts'
import { createTwilioTransport } from './twilio.ts'

export type TextingSettings = {
  textTransport: TextCarrier
  automationWebhookUrl?: string | undefined
  twilio?: TwilioSettings | undefined
  publicUrl?: string | undefined
}

/** The transport that the settings name. `keep` stores what arrives on the simulated phones. */
export const openTexting = (settings: TextingSettings, keep: Keep): TextTransport => {
  if (settings.textTransport === 'simulator') return createSimulator(keep)
  if (settings.textTransport === 'webhook' && settings.automationWebhookUrl)
    return createAutomationWebhook(settings.automationWebhookUrl)
  if (settings.textTransport === 'twilio' && settings.twilio && settings.publicUrl)
    return createTwilioTransport(settings.twilio, new URL('/api/webhooks/twilio/status', settings.publicUrl).href)
  throw new Error(`No text transport is configured for ${settings.textTransport}`)
}
