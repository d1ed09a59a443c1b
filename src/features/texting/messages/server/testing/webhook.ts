import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type WebhookPost = { key: string; body: { organization: string; candidates: Record<string, string>[] } }
type Answer = (posted: WebhookPost, response: ServerResponse, request: IncomingMessage) => void

const ok: Answer = (_, response) => response.writeHead(200).end()

/** An automation webhook on this machine that keeps what it was sent. */
export const openWebhook = async () => {
  const calls: WebhookPost[] = []
  const state: { answer: Answer } = { answer: ok }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(parts).toString()) as WebhookPost['body']
      const posted = { key: String(request.headers['idempotency-key']), body }
      calls.push(posted)
      state.answer(posted, response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    /** Forgets the calls and answers like this from now on. */
    answers: (answer: Answer = ok) => {
      calls.length = 0
      state.answer = answer
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
