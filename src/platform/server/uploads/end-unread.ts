import type { FastifyReply, FastifyRequest } from 'fastify'

const answerMs = 500

/** The answer has a moment to arrive; then the connection ends, even with bytes still on their way. */
export const endUnread = (request: FastifyRequest, reply: FastifyReply) => {
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy()
    }, answerMs).unref()
  })
}
