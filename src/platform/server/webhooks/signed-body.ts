import type { FastifyInstance, FastifyRequest } from 'fastify'

const bodies = new WeakMap<FastifyRequest, string>()

/** Keeps the words of a webhook's JSON as they came: a signature is over them, not over what they mean. */
export const keepSignedBodies = (app: FastifyInstance) => {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.url.startsWith('/api/webhooks/')) bodies.set(request, String(body))
    void readJson(request, String(body), done)
  })
}

/** The words of a webhook's body; empty when it was not JSON. */
export const getSignedBody = (request: FastifyRequest): string => bodies.get(request) ?? ''
