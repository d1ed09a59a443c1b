import { type IncomingMessage, request as plain, type RequestOptions } from 'node:http'
import { request as secure } from 'node:https'
import { notPublic } from '../outgoing-webhook/create-public-lookup.ts'

/** `later`: worth another try. `failed`: never. Each has its reason in words. */
export type FetchedMedia = { kind: 'fetched'; bytes: Buffer } | { kind: 'later' | 'failed'; reason: string }

export type FetchLimits = { most: number; waits?: number }
type Step = FetchedMedia | { kind: 'moved'; to: string }

const toStep = (response: IncomingMessage, url: URL, who: string): Step | null => {
  const status = response.statusCode ?? 0
  const { location } = response.headers
  if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, url.href))
    return { kind: 'moved', to: new URL(location, url).href }
  if (status >= 200 && status < 300) return null
  if (status === 404) return { kind: 'later', reason: `${who} doesn’t have it (404).` }
  if (status === 401 || status === 403) return { kind: 'later', reason: `${who} refused to send it (${status}).` }
  return status === 429 || status >= 500
    ? { kind: 'later', reason: `${who} couldn’t send it (${status}).` }
    : { kind: 'failed', reason: `${who} didn’t send it (${status}).` }
}

const isTooLong = ({ headers }: IncomingMessage, most: number) => Number(headers['content-length'] ?? 0) > most

/** Asks once for the bytes at an address and never follows a redirect itself; `who` is named where it fails. */
export const askOnce = async (
  url: URL,
  options: RequestOptions,
  { most, waits = 30_000 }: FetchLimits,
  who: string,
): Promise<Step> =>
  await new Promise<Step>((done) => {
    const broken: Step = { kind: 'later', reason: `${who} didn’t respond.` }
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
      const step = isTooLong(response, most) ? tooLarge : toStep(response, url, who)
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
