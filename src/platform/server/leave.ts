import type { FastifyInstance } from 'fastify'

const patienceMs = 10_000

/**
 * Closing waits for answers under way, then drops every connection, the ones too that browsers opened in advance and
 * never used (Node would wait a minute for those). After 10 s it no longer waits.
 */
export const leaveGracefully = (app: FastifyInstance) => {
  const underWay = new Set<string>()
  app.addHook('onRequest', (request, _, done) => {
    underWay.add(request.id)
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
}
