import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'

const answer = (response: ServerResponse, status: number, body: string, more: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...more }).end(body)

/**
 * Opens a port that answers `GET /metrics` with what `write` makes, and nothing else: 404 for other paths, 405 for
 * other methods, 500 when `write` fails. Returns its address, or throws the system's error when the port cannot be
 * opened.
 */
export const openMetricsPort = async (of: {
  host: string
  port: number
  write: () => Promise<{ type: string; text: string }>
  tell: (error: unknown) => void
}) => {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') answer(response, 404, 'Not found. Ask for /metrics.\n')
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      answer(response, 405, 'Only GET.\n', { allow: 'GET, HEAD' })
    else
      of.write().then(
        ({ type, text }) => answer(response, 200, text, { 'content-type': type, 'cache-control': 'no-store' }),
        (error: unknown) => {
          of.tell(error)
          answer(response, 500, 'Couldn’t read the metrics.\n')
        },
      )
  })
  server.listen(of.port, of.host)
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : of.port
  return {
    address: `http://${of.host.includes(':') ? `[${of.host}]` : of.host}:${port}/metrics`,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
