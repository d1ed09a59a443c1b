import path from 'node:path'
import type { FastifyReply } from 'fastify'
import type { SendOptions } from '../../platform/server/file-store.ts'
import { UserError } from '../../rules/user-error.ts'
import type { FileDriver } from './file-driver.ts'

const kinds: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  rtf: 'application/rtf',
  odt: 'application/vnd.oasis.opendocument.text',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const parseRange = (header: string | undefined, size: number) => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}

/** A name for a header: ASCII for old readers, RFC 5987 for the others. Quotes, backslashes and line ends never get through. */
const named = (name: string) => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  const full = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `; filename="${plain}"; filename*=UTF-8''${full}`
}

const isSame = (header: string | undefined, etag: string | undefined) =>
  etag !== undefined && (header ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))

export const refuseMissingFile = () => new UserError('not-found', 'File not found')

/** Answers with a file, its ETag, or the requested piece, so that videos can be sought. */
export const sendFile = async (driver: FileDriver, reply: FastifyReply, key: string, options: SendOptions = {}) => {
  const size = await driver.size(key)
  if (size === null) throw refuseMissingFile()
  const { range: asked, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = reply.request.headers
  // A piece of another version would not fit the pieces that are there already: then everything is sent.
  const isPiece = ifRange === undefined || ifRange === options.etag
  const range = isPiece ? parseRange(asked, size) : null
  const status = isSame(ifNoneMatch, options.etag) ? 304 : range === 'unsatisfiable' ? 416 : range ? 206 : 200
  const piece = range === 'unsatisfiable' ? null : range
  // Before the headers: an answer that says no has none of these.
  const stream = status < 300 ? await driver.read(key, piece ?? undefined) : null
  if (status < 300 && !stream) throw refuseMissingFile()
  void reply
    .header('content-type', options.contentType ?? kinds[path.extname(key).slice(1)] ?? 'application/octet-stream')
    .header('accept-ranges', 'bytes')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', options.cacheSeconds ? `private, max-age=${options.cacheSeconds}` : 'no-store')
    .header(
      'content-disposition',
      `${options.download ? 'attachment' : 'inline'}${options.name ? named(options.name) : ''}`,
    )
  if (options.etag) void reply.header('etag', options.etag)
  if (options.harmless) void reply.header('content-security-policy', "default-src 'none'; sandbox")
  if (status === 416) void reply.header('content-range', `bytes */${size}`)
  if (piece && status === 206) void reply.header('content-range', `bytes ${piece.start}-${piece.end}/${size}`)
  if (stream) void reply.header('content-length', piece ? piece.end - piece.start + 1 : size)
  return await reply.code(status).send(stream ?? undefined)
}
