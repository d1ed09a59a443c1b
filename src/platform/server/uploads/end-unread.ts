import type { FastifyReply, FastifyRequest } from 'fastify'

const answerMs = 500

/** Ends the connection once the answer had a moment to arrive, even with bytes still on their way. */
export const endUnread = (request: FastifyRequest, reply: FastifyReply) => {
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy()
    }, answerMs).unref()
  })
}
