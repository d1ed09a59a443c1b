import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Scripts, styles and fonts do nothing by themselves: the governing headers are at the page. A picture or a worker
 * keeps them all.
 */
const inert = /\/[\w.-]+\.(?:js|css|woff2)$/

const ofPages = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]
/** Browsers never request parts of a file whose name is the hash of its bytes, and its etag is enough to compare it. */
const ofOtherFiles = ['accept-ranges', 'last-modified']

/** Before a file of the page is sent: nothing that only a page needs, which was a kilobyte at each of them. */
export const sendLean = (request: FastifyRequest, reply: FastifyReply) => {
  const [address = ''] = request.url.split('?')
  if (reply.statusCode >= 400 || !inert.test(address)) return
  for (const name of [...ofPages, ...ofOtherFiles]) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}
