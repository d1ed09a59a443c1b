import fastify from 'fastify'
import { endSlowBodies, type Pace } from '../../../platform/server/uploads/slow-bodies.ts'

/** A server that ends bodies which come more slowly than this pace, and answers the others. */
export const buildFastify = async (pace: Pace) => {
  const app = fastify()
  endSlowBodies(app, pace)
  app.post('/', async () => ({ ok: true }))
  return { app, at: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) }
}
