import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { Refusal } from '../../rules/refusal.ts'

const kinds: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

const rangeOf = (header: string | undefined, size: number) => {
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

type SendOptions = {
  cacheSeconds?: number
  name?: string
  download?: boolean
  /** A strong one: equal means equal bytes. */
  etag?: string
  /** Instead of what the key's extension says. */
  contentType?: string
  /** Came from outside: a browser that shows it runs nothing of it. */
  harmless?: boolean
}

const isSame = (header: string | undefined, etag: string | undefined) =>
  etag !== undefined && (header ?? '').split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))

/** Files on disk under the data folder. Keys are ours, never a person's words. Answers ranges, so that videos can be sought. */
export const openFiles = (dataDir: string) => {
  const location = path.join(dataDir, 'files')
  const disk = new Disk(new FSDriver({ location, visibility: 'private' }))
  const piece = (key: string, start: number, end: number): Readable =>
    createReadStream(path.join(location, key), { start, end })
  return {
    put: async (key: string, bytes: Uint8Array, contentType: string) => {
      await disk.put(key, bytes, { contentType })
    },
    putStream: async (key: string, stream: Readable) => {
      await disk.putStream(key, stream)
    },
    bytes: async (key: string) => await disk.getBytes(key),
    exists: async (key: string) => await disk.exists(key),
    /** Removes a file; one that is gone already is fine. */
    remove: async (key: string) => {
      await disk.delete(key)
    },
    send: async (reply: FastifyReply, key: string, options: SendOptions = {}) => {
      if (!(await disk.exists(key))) throw new Refusal('not-found', 'File not found')
      const { contentLength } = await disk.getMetaData(key)
      const { range: asked, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = reply.request.headers
      // A piece of another version would not fit the pieces that are there already: then everything is sent.
      const isPiece = ifRange === undefined || ifRange === options.etag
      const range = isPiece ? rangeOf(asked, contentLength) : null
      void reply
        .header('content-type', options.contentType ?? kinds[path.extname(key).slice(1)] ?? 'application/octet-stream')
        .header('accept-ranges', 'bytes')
        .header('x-content-type-options', 'nosniff')
        .header(
          'cache-control',
          `private, max-age=${options.cacheSeconds ?? 0}${options.etag ? ', must-revalidate' : ''}`,
        )
        .header(
          'content-disposition',
          `${options.download ? 'attachment' : 'inline'}${options.name ? named(options.name) : ''}`,
        )
      if (options.etag) void reply.header('etag', options.etag)
      if (options.harmless) void reply.header('content-security-policy', "default-src 'none'; sandbox")
      if (isSame(ifNoneMatch, options.etag)) return await reply.code(304).send()
      if (range === 'unsatisfiable')
        return await reply.code(416).header('content-range', `bytes */${contentLength}`).send()
      if (!range) return await reply.header('content-length', contentLength).send(await disk.getStream(key))
      return await reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${contentLength}`)
        .header('content-length', range.end - range.start + 1)
        .send(piece(key, range.start, range.end))
    },
  }
}
export type FileStore = ReturnType<typeof openFiles>
