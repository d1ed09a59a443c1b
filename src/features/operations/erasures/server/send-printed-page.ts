import type { FastifyReply } from 'fastify'

/** Sends a page to print: nothing runs in it, and it loads nothing. */
export const sendPrintedPage = async (reply: FastifyReply, page: string): Promise<unknown> =>
  await reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .send(page)
