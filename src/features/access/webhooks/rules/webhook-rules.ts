import { msPerDay } from '../../../../rules/day.ts'
/** The events that an address can get, by the names that its calls carry. */
export const webhookEvents = [
  'candidate.created',
  'candidate.statusChanged',
  'text.received',
  'optOut.recorded',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The label of each event. */
export const eventWords: Record<WebhookEvent, string> = {
  'candidate.created': 'Candidate created',
  'candidate.statusChanged': 'Status changed',
  'text.received': 'Text received',
  'optOut.recorded': 'Opted out',
}

/**
 * Returns the problem with an address, or null: a public https address without a user name. Its resolved name is
 * checked at each call.
 */
export const findAddressProblem = (typed: string, anywhere = false): string | null => {
  const text = typed.trim()
  if (text === '') return 'Enter the webhook address.'
  if (text.length > 2_000) return 'The address is too long.'
  // A reader of addresses drops line breaks and tabs silently.
  if (/[\s\p{Cc}]/u.test(text)) return 'The address can’t contain spaces or line breaks.'
  if (!URL.canParse(text)) return 'Enter an address like https://example.com/hook'
  const url = new URL(text)
  if (url.username || url.password) return 'The address can’t contain a user name or password.'
  if (anywhere) return null
  if (url.protocol !== 'https:') return 'The address must start with https://'
  if (/^\[|^[\d.]+$/.test(url.hostname)) return 'Use the server’s name, not its IP address.'
  const host = url.hostname.replace(/\.$/, '')
  // A name without a dot is one of the own network.
  return !host.includes('.') ||
    /(^|\.)(localhost|local|internal|localdomain|intranet|lan|home|corp|home\.arpa)$/i.test(host)
    ? 'The address must lead to the public internet.'
    : null
}

/** Minutes until the next try after so many; null: given up. About three days in all. */
const waits = [1, 5, 30, 120, 360, 720, 1_440, 1_800]
/** Minutes until the next try after so many failed ones; null when it was the last. About three days in all. */
export const getNextTryMinutes = (tries: number): number | null => waits[tries - 1] ?? null

const failsForMs = 3 * msPerDay

/** After three days without one success an address is switched off. */
export const isGivenUp = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= failsForMs
