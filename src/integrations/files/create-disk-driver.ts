import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openCopiedFile } from '@reinforce/postgres-box/server/base-copy.ts'
import type { StoredFile } from '../../platform/server/file-store.ts'
import type { FileDriver } from './file-driver.ts'

const nullWhenMissing = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** The end of a file's name while it is being written. */
const unfinishedEnd = '.part'

/** Files in a folder. What is written gets its name at the end, so that no half of a file is ever seen. */
export const createDiskDriver = (folder: string): FileDriver => {
  const at = (key: string) => {
    const place = path.join(folder, key)
    if (!place.startsWith(folder + path.sep)) throw new Error('a key left the files folder')
    return place
  }
  const write = async (key: string, save: (place: string) => Promise<void>) => {
    const place = at(key)
    const unfinished = `${place}.${randomUUID()}${unfinishedEnd}`
    await mkdir(path.dirname(place), { recursive: true })
    try {
      await save(unfinished)
      await rename(unfinished, place)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
  const file = async (key: string): Promise<StoredFile | null> => {
    const opened = await openCopiedFile(at(key), key)
    return opened?.kind === 'file' ? { key, size: opened.size, body: opened.body } : null
  }
  async function* below(name: string, unless: (key: string) => boolean): AsyncGenerator<StoredFile> {
    const entries = await readdir(path.join(folder, name), { withFileTypes: true }).catch(nullWhenMissing)
    for (const entry of entries ?? []) {
      const key = name ? `${name}/${entry.name}` : entry.name
      if (entry.isDirectory()) yield* below(key, unless)
      if (!entry.isFile() || key.endsWith(unfinishedEnd) || unless(key)) continue
      const found = await file(key)
      if (found) yield found
    }
  }
  return {
    put: async (key, bytes) => await write(key, async (place) => await writeFile(place, bytes)),
    putStream: async (key, stream) =>
      await write(key, async (place) => await pipeline(stream, createWriteStream(place))),
    bytes: async (key) => await readFile(at(key)).catch(nullWhenMissing),
    size: async (key) => await stat(at(key)).then((found) => (found.isFile() ? found.size : null), nullWhenMissing),
    read: async (key, piece) => {
      const handle = await open(at(key)).catch(nullWhenMissing)
      return handle?.createReadStream(piece) ?? null
    },
    remove: async (key) => {
      await rm(at(key), { force: true })
    },
    file,
    everything: async function* (unless) {
      yield* below('', unless)
    },
  }
}
