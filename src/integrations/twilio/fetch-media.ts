import { createPublicLookup } from '../outgoing-webhook/create-public-lookup.ts'
import { askOnce, type FetchedMedia, type FetchLimits } from '../reach/ask-once.ts'
import { ownBase, type TwilioSettings } from './twilio-client.ts'

const mostMoves = 3
const strange = { kind: 'failed', reason: 'Its address isn’t the phone company’s.' } as const

/** Where Twilio keeps the bytes: its own hosts, its delivery network, and its one bucket. */
const isVendors = ({ protocol, hostname, port, pathname, username }: URL): boolean => {
  if (protocol !== 'https:' || (port !== '' && port !== '443') || username !== '') return false
  if (/(?:^|\.)(?:twilio|twiliocdn)\.com$/i.test(hostname)) return true
  return /^s3(?:-external-1)?\.amazonaws\.com$/i.test(hostname) && pathname.startsWith('/media.twiliocdn.com/')
}

/**
 * Fetches a picture or file that came with a text. Asks only Twilio's own hosts, over https, at public addresses; follows a redirect
 * to them alone, and hands the credentials to none but the API. Stops at `most` bytes and after `waits` ms.
 */
export const fetchMedia = async (
  settings: TwilioSettings,
  address: string,
  limits: FetchLimits,
): Promise<FetchedMedia> => {
  const { accountSid, authToken, apiBase } = settings
  const standIn = apiBase === undefined ? null : new URL(apiBase)
  if (!URL.canParse(address)) return strange
  let url = new URL(address)
  if (url.origin === ownBase && standIn) url = new URL(url.pathname + url.search, standIn)
  for (let moves = 0; moves <= mostMoves; moves += 1) {
    // Named by anyone who runs the server, as every other call to the vendor is.
    const isStandIn = standIn !== null && url.origin === standIn.origin
    if (!isStandIn && !isVendors(url)) return strange
    const isApi = isStandIn || url.origin === ownBase
    const step = await askOnce(
      url,
      {
        headers: { 'user-agent': 'Reinforce' },
        ...(isApi ? { auth: `${accountSid}:${authToken}` } : {}),
        ...(isStandIn ? {} : { lookup: createPublicLookup }),
      },
      limits,
      'The phone company',
    )
    if (step.kind !== 'moved') return step
    url = new URL(step.to)
  }
  return { kind: 'failed', reason: 'The phone company redirected us too often.' }
}
