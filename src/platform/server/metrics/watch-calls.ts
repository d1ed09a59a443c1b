import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A call that is over. `status`: of its answer; `gone`: anyone who asked went away before there was one. */
export type EndedCall = { method: string; route: string; status: number | 'gone'; seconds: number }

/** A listener for calls: each begins once and ends once. */
export type CallWatcher = {
  began: (request: FastifyRequest) => void
  ended: (request: FastifyRequest, of: EndedCall) => void
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The pattern that a call matched, never its path, which holds ids; all that matched none are one. */
export const getRoute = (request: FastifyRequest): string => request.routeOptions.url ?? 'unknown'
/** Methods that no one uses are one word: anyone who calls must not make figures. */
export const getMethod = (request: FastifyRequest): string => (methods.has(request.method) ? request.method : 'other')

/**
 * Tells `watcher` of every call of `app`; to be called before its routes are registered. An event stream is answered when it is
 * opened: how long a page stays open is no waiting.
 */
export const watchCalls = (app: FastifyInstance, watcher: CallWatcher) => {
  const begun = new WeakMap<FastifyRequest, number>()
  const end = (request: FastifyRequest, status: EndedCall['status']) => {
    const since = begun.get(request)
    if (since === undefined) return
    begun.delete(request)
    const seconds = (performance.now() - since) / 1_000
    watcher.ended(request, { method: getMethod(request), route: getRoute(request), status, seconds })
  }
  app.addHook('onRequest', (request, reply, done) => {
    begun.set(request, performance.now())
    watcher.began(request)
    // Anyone who hangs up gets no answer, and then no other hook is called.
    reply.raw.once('close', () => end(request, reply.raw.writableFinished ? reply.statusCode : 'gone'))
    done()
  })
  app.addHook('onSend', (request, reply, _, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) end(request, reply.statusCode)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode)
    done()
  })
}
