import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { isIP } from 'node:net'
import { createPublicLookup, notPublic } from './create-public-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export type CallResult = { ok: boolean; status: number | null; answer: string; problem: string | null }

const longestAnswer = 1_000

const failed = (problem: string): CallResult => ({ ok: false, status: null, answer: '', problem })
const explainError = (error: Error): string => {
  if (error.message === notPublic) return notPublic
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'No answer within ten seconds.'
  return `Couldn’t reach the server (${'code' in error ? String(error.code) : error.name}).`
}

type Call = {
  body: string | Uint8Array
  headers: Record<string, string>
  /** Tests alone call servers of their own: plain http and private addresses. */
  anywhere: boolean
  waits?: number
}

/**
 * POSTs a body once over a connection of its own. Never follows a redirect; only the public internet, over https. Answers the
 * status, the beginning of the answer, or in words why there is none.
 */
export const callWebhook = async (
  address: string,
  { body, headers, anywhere, waits = 10_000 }: Call,
): Promise<CallResult> => {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!anywhere && (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host)))) return failed(notPublic)
  const bytes = Buffer.from(body)
  return await new Promise<CallResult>((done) => {
    const request = (url.protocol === 'https:' ? secure : plain)(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Reinforce',
        ...headers,
        'content-length': bytes.length,
      },
      signal: AbortSignal.timeout(waits),
      ...(anywhere ? {} : { lookup: createPublicLookup }),
    })
    request.on('response', (response) => {
      const status = response.statusCode ?? 0
      const ok = status >= 200 && status < 300
      let answer = ''
      const end = () => {
        done({ ok, status, answer: answer.replaceAll('\u0000', ''), problem: ok ? null : `It answered ${status}.` })
        request.destroy()
      }
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        answer = (answer + part).slice(0, longestAnswer)
        if (answer.length >= longestAnswer) end()
      })
      response.on('end', end)
      response.on('error', end)
    })
    request.on('error', (error) => done(failed(explainError(error))))
    request.end(bytes)
  })
}
