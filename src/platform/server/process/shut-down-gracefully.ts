import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

const patienceMs = 10_000
const quietMs = 500 // a connection that was accepted a moment ago may have its question still on the way

/**
 * Ends a process without anyone noticing. `leave` first announces it (`/readyz` 503, `connection: close` on every
 * answer) for `drainMs`, while it continues to answer; then it accepts no new connection, answers what is under way,
 * and closes. Anyone who still holds a connection after 10 s loses it. `endStreams` ends answers that have no end by
 * themselves.
 */
export const shutDownGracefully = (app: FastifyInstance) => {
  const underWay = new Set<string>()
  let leaving = false
  let lastBegan = 0
  app.addHook('onRequest', (request, _, done) => {
    underWay.add(request.id)
    lastBegan = Date.now()
    done()
  })
  app.addHook('onSend', (_, reply, __, done) => {
    if (leaving) void reply.header('connection', 'close')
    done()
  })
  const over = (id: string) => underWay.delete(id)
  app.addHook('onResponse', (request, _, done) => {
    over(request.id)
    done()
  })
  app.addHook('onRequestAbort', (request, done) => {
    over(request.id)
    done()
  })
  // Browsers open connections in advance and never use them; Node would wait a minute for those.
  app.addHook('preClose', (done) => {
    const until = Date.now() + patienceMs
    const sweep = setInterval(() => {
      if (underWay.size === 0 || Date.now() > until) app.server.closeAllConnections()
      else app.server.closeIdleConnections()
    }, 50)
    sweep.unref()
    app.server.once('close', () => clearInterval(sweep))
    done()
  })

  const leave = async ({ drainMs, endStreams }: { drainMs: number; endStreams: () => void }) => {
    leaving = true
    if (drainMs > 0) {
      await sleep(drainMs)
      // Waiting connections are accepted before the door is shut: right after this turn's connections.
      await new Promise((resolve) => setImmediate(resolve))
      app.server.close()
      endStreams()
      const until = Date.now() + patienceMs
      while (Date.now() < until && (underWay.size > 0 || Date.now() - lastBegan < quietMs)) await sleep(25)
    }
    await app.close()
  }
  return { isLeaving: () => leaving, leave }
}
