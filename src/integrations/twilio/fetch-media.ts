import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { notPublic, publicLookup } from '../outgoing-webhook/public-lookup.ts'
import { ownBase, type TwilioSettings } from './twilio-client.ts'

/** `later`: worth another try. `failed`: never. Each says why in words. */
export type FetchedMedia = { kind: 'fetched'; bytes: Buffer } | { kind: 'later' | 'failed'; reason: string }

export type FetchLimits = { most: number; waits?: number }
type Step = FetchedMedia | { kind: 'moved'; to: string }

const mostMoves = 3
const strange = { kind: 'failed', reason: 'Its address is not one of the phone company.' } as const

/** Where Twilio keeps the bytes: its own hosts, its delivery network, and its one bucket. */
const isVendors = ({ protocol, hostname, port, pathname, username }: URL): boolean => {
  if (protocol !== 'https:' || (port !== '' && port !== '443') || username !== '') return false
  if (/(?:^|\.)(?:twilio|twiliocdn)\.com$/i.test(hostname)) return true
  return /^s3(?:-external-1)?\.amazonaws\.com$/i.test(hostname) && pathname.startsWith('/media.twiliocdn.com/')
}

const stepOf = (response: IncomingMessage, url: URL, who: string): Step | null => {
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url.href))
    return { kind: 'moved', to: new URL(location, url).href }
  if (status >= 200 && status < 300) return null
  if (status === 404) return { kind: 'later', reason: `${who} does not have it (404).` }
  if (status === 401 || status === 403) return { kind: 'later', reason: `${who} refused to hand it over (${status}).` }
  return status === 429 || status >= 500
    ? { kind: 'later', reason: `${who} could not hand it over (${status}).` }
    : { kind: 'failed', reason: `${who} did not hand it over (${status}).` }
}

const isTooLong = ({ headers }: IncomingMessage, most: number) => Number(headers['content-length'] ?? 0) > most

/** Asks once for the bytes at an address and never follows a redirect itself; `who` is named where it fails. */
export const askOnce = async (
  url: URL,
  options: RequestOptions,
  { most, waits = 30_000 }: FetchLimits,
  who = 'The phone company',
): Promise<Step> =>
  await new Promise<Step>((done) => {
    const broken: Step = { kind: 'later', reason: `${who} could not be reached.` }
    const tooLarge: Step = { kind: 'failed', reason: `It is larger than ${Math.floor(most / 1_048_576)} MB.` }
    const signal = AbortSignal.timeout(waits)
    const request = (url.protocol === 'https:' ? secure : plain)(url, { agent: false, signal, ...options })
    const end = (step: Step) => {
      done(step)
      request.destroy()
    }
    request.on('error', ({ message }) => end(message === notPublic ? { kind: 'failed', reason: notPublic } : broken))
    request.on('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const step = isTooLong(response, most) ? tooLarge : stepOf(response, url, who)
      if (step) return end(step)
      response.on('data', (part: Buffer) => {
        size += part.length
        if (size > most) end(tooLarge)
        else parts.push(part)
      })
      response.on('error', () => end(broken))
      response.on('end', () => end(response.complete ? { kind: 'fetched', bytes: Buffer.concat(parts) } : broken))
    })
    request.end()
  })

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
        ...(isStandIn ? {} : { lookup: publicLookup }),
      },
      limits,
    )
    if (step.kind !== 'moved') return step
    url = new URL(step.to)
  }
  return { kind: 'failed', reason: 'The phone company sent us from place to place.' }
}
