import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FileStore } from '../../../../platform/server/file-store.ts'

/** So many are on their way at a time; each holds a part or two of 8 MB. */
const together = 4

type PutCounts = { put: number; there: number }

/**
 * Puts every file below a folder into a store, under the key that its path is; an existing one of the same length stays
 * (each key is written once). Returns how many were put, and how many were there.
 */
export const putFiles = async (folder: string, store: Pick<FileStore, 'file' | 'putStream'>): Promise<PutCounts> => {
  const found = await opendir(folder, { recursive: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  })
  const seen: PutCounts = { put: 0, there: 0 }
  if (!found) return seen
  const files = found[Symbol.asyncIterator]()
  const work = async () => {
    for (;;) {
      const next = await files.next()
      if (next.done) return
      if (!next.value.isFile()) continue
      const file = path.join(next.value.parentPath, next.value.name)
      const key = path.relative(folder, file).split(path.sep).join('/')
      if ((await store.file(key))?.size === (await stat(file)).size) seen.there += 1
      else {
        await store.putStream(key, createReadStream(file), 'application/octet-stream')
        seen.put += 1
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: together }, work))
  } finally {
    await files.return?.()
  }
  return seen
}
