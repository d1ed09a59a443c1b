import type { FastifyInstance } from 'fastify'

/** Reads SCIM's own media type as the JSON that it is; directories send it with an empty body, too. */
export const readScimBodies = (app: FastifyInstance) => {
  const readJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/scim+json', { parseAs: 'string' }, (request, body, done) => {
    if (String(body) === '') done(null, {})
    else void readJson(request, String(body), done)
  })
}
