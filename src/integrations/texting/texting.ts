import { automationWebhook } from './automation-webhook.ts'
import { simulator } from './simulator.ts'
import type { Keep, TextTransport } from './text-transport.ts'

export type TextingSettings = {
  textTransport: 'simulator' | 'webhook' | 'twilio'
  automationWebhookUrl?: string | undefined
}

/** The transport that the settings name. `keep` stores what arrives on the simulated phones. */
export const openTexting = (settings: TextingSettings, keep: Keep): TextTransport => {
  if (settings.textTransport === 'simulator') return simulator(keep)
  if (settings.textTransport === 'webhook' && settings.automationWebhookUrl)
    return automationWebhook(settings.automationWebhookUrl)
  throw new Error(`No text transport is configured for ${settings.textTransport}`)
}
