import type { Readable } from 'node:stream'

/**
 * Where backups lie: a folder, or a bucket of S3. Names are ours, with one slash at most (a piece of a log). A write is whole or
 * leaves nothing that is taken for one. What a place says no with is a sentence, or an error of the machine.
 */
export type BackupStore = {
  /** As people write it, or that of something in it. */
  address: (name?: string) => string
  /** The names right in it, of files and of folders; those of a folder in it with its name. Refuses when the place itself is not there. */
  list: (folder?: string) => Promise<string[]>
  /** Answers the bytes that were written. */
  put: (name: string, bytes: Readable) => Promise<number>
  /** Null: there is no such file. */
  get: (name: string) => Promise<Readable | null>
  /** One that is gone already is fine. A folder goes with the last file in it. */
  remove: (name: string) => Promise<void>
  /** Takes away what was left half-way a day ago or longer. Refuses a folder inside of `apartFrom`, which is what is backed up. */
  makeReady: (apartFrom: string, now: Date) => Promise<void>
  /** Writes, reads and removes a small file. */
  tryOut: () => Promise<void>
  /** Gives up what is under way: no one waits for a bucket that does not answer. */
  leave: () => void
}

/** `s3://bucket/prefix`; null for anything else. */
export const parseBucket = (address: string): { bucket: string; prefix: string } | null => {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-][\w.-]{0,200}){0,20})\/?$/.exec(address) ?? []
  return bucket ? { bucket, prefix: prefix.slice(1) } : null
}
