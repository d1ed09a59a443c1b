import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export type Pace = { graceMs: number; bytesPerSecond: number }
const usual: Pace = { graceMs: 20_000, bytesPerSecond: 8_000 }
const looksMs = 5_000

const tooSlow = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Ends a call whose body comes slower, on average, than the slowest telephone line: it would hold its place for ever. */
export const endSlowBodies = (app: FastifyInstance, { graceMs, bytesPerSecond }: Pace = usual) => {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0
    const { socket } = raw
    // A call that is made inside the process comes over no line.
    if (!hasBody || !(socket instanceof Socket)) return done()
    const [from, before] = [Date.now(), socket.bytesRead]
    const look = setInterval(
      () => {
        if (raw.complete) return clearInterval(look)
        const ms = Date.now() - from
        if (ms < graceMs || socket.bytesRead - before >= (ms / 1_000) * bytesPerSecond) return
        clearInterval(look)
        if (!reply.raw.headersSent) socket.write(tooSlow)
        socket.destroy()
      },
      Math.min(looksMs, graceMs),
    )
    look.unref()
    reply.raw.once('close', () => clearInterval(look))
    done()
  })
}
