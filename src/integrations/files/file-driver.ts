import type { Readable } from 'node:stream'
import type { StoredFile } from '../../platform/server/file-store.ts'

type Piece = { start: number; end: number }

/** Where bytes lie. Keys are ours, never a person's words. A write is whole or leaves nothing; `null`: there is no such file. */
export type FileDriver = {
  put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  putStream: (key: string, stream: Readable, contentType: string) => Promise<void>
  bytes: (key: string) => Promise<Uint8Array | null>
  size: (key: string) => Promise<number | null>
  /** Both ends are included. */
  read: (key: string, piece?: Piece) => Promise<Readable | null>
  /** One that is gone already is fine. */
  remove: (key: string) => Promise<void>
  file: (key: string) => Promise<StoredFile | null>
  everything: (unless: (key: string) => boolean) => AsyncGenerator<StoredFile>
}
