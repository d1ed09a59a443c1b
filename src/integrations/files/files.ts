import path from 'node:path'
import { Readable } from 'node:stream'
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

/** Files on disk under the data folder. Keys are ours, never a person's words. Answers ranges, so that videos can be sought. */
export const openFiles = (dataDir: string) => {
  const disk = new Disk(new FSDriver({ location: path.join(dataDir, 'files'), visibility: 'private' }))
  return {
    put: async (key: string, bytes: Uint8Array, contentType: string) => {
      await disk.put(key, bytes, { contentType })
    },
    putStream: async (key: string, stream: Readable) => {
      await disk.putStream(key, stream)
    },
    bytes: async (key: string) => await disk.getBytes(key),
    /** Removes a file; one that is gone already is fine. */
    remove: async (key: string) => {
      await disk.delete(key)
    },
    send: async (
      reply: FastifyReply,
      key: string,
      options: { cacheSeconds?: number; name?: string; download?: boolean } = {},
    ) => {
      if (!(await disk.exists(key))) throw new Refusal('not-found', 'File not found')
      const { contentLength } = await disk.getMetaData(key)
      const range = rangeOf(reply.request.headers.range, contentLength)
      void reply
        .header('content-type', kinds[path.extname(key).slice(1)] ?? 'application/octet-stream')
        .header('accept-ranges', 'bytes')
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', `private, max-age=${options.cacheSeconds ?? 0}`)
        .header(
          'content-disposition',
          `${options.download ? 'attachment' : 'inline'}${options.name ? `; filename*=UTF-8''${encodeURIComponent(options.name)}` : ''}`,
        )
      if (range === 'unsatisfiable')
        return await reply.code(416).header('content-range', `bytes */${contentLength}`).send()
      if (!range) return await reply.header('content-length', contentLength).send(await disk.getStream(key))
      const bytes = (await disk.getBytes(key)).subarray(range.start, range.end + 1)
      return await reply
        .code(206)
        .header('content-range', `bytes ${range.start}-${range.end}/${contentLength}`)
        .header('content-length', bytes.length)
        .send(Readable.from([bytes]))
    },
  }
}
export type FileStore = ReturnType<typeof openFiles>
