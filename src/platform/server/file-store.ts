import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

export type SendOptions = {
  cacheSeconds?: number
  name?: string
  download?: boolean
  /** A strong one: equal means equal bytes. */
  etag?: string
  /** Instead of what the key's extension says. */
  contentType?: string
  /** Came from outside: a browser that shows it runs no script in it. */
  harmless?: boolean
}

/** A stored file of exactly `size` bytes, as a backup takes it. Its body has to be read: it is open. */
export type StoredFile = { key: string; size: number; body: () => AsyncIterable<Uint8Array> }

/** Where files lie, on a disk or in a bucket. Keys are ours, never a person's words. */
export type FileStore = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  putStream: (key: string, stream: Readable, contentType: string) => Promise<void>
  /** Bytes first, then their record: when that fails, the bytes are deleted. */
  keep: <T>(key: string, bytes: Uint8Array, contentType: string, tell: () => Promise<T>) => Promise<T>
  /** Refuses a file that is not there. */
  bytes: (key: string) => Promise<Uint8Array>
  exists: (key: string) => Promise<boolean>
  /** One that is gone already is fine. */
  remove: (key: string) => Promise<void>
  /** Null: it is not there. */
  file: (key: string) => Promise<StoredFile | null>
  /**
   * Every stored file except those that `unless` names; one that is deleted in the meantime is skipped. Each has to be
   * read before the next.
   */
  everything: (unless: (key: string) => boolean) => AsyncGenerator<StoredFile>
  send: (reply: FastifyReply, key: string, options?: SendOptions) => Promise<FastifyReply>
  /** Writes, reads and removes a small file: failures are known at start and not at the first upload. */
  tryOut: () => Promise<void>
}
