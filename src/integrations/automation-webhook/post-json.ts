import { request as plain } from 'node:http'
import { request as secure } from 'node:https'

/** The result of a POST: its status; that nothing left this machine; or unknown, for it may have been read. */
export type PostResult = { kind: 'answered'; status: number } | { kind: 'never-sent' } | { kind: 'unknown' }

/**
 * POSTs JSON once, over a connection of its own, and reads the status only. Never repeats, never follows a redirect.
 * `waits`: milliseconds until it gives up.
 */
export const postJson = async (
  address: string,
  body: unknown,
  { key, waits }: { key: string; waits: number },
): Promise<PostResult> => {
  const url = new URL(address)
  const bytes = Buffer.from(JSON.stringify(body))
  const isSecure = url.protocol === 'https:'
  return await new Promise<PostResult>((resolve) => {
    let connected = false
    const request = (isSecure ? secure : plain)(url, {
      method: 'POST',
      agent: false,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
        'idempotency-key': key,
        'user-agent': 'Reinforce',
      },
      signal: AbortSignal.timeout(waits),
    })
    request.on('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        connected = true
      })
    })
    request.on('response', (response) => {
      response.on('error', () => undefined).resume()
      resolve({ kind: 'answered', status: response.statusCode ?? 0 })
    })
    request.on('error', () => resolve(connected ? { kind: 'unknown' } : { kind: 'never-sent' }))
    request.end(bytes)
  })
}
