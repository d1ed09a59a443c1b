import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FileChange, journalLine } from '../../platform/shared/file-journal.ts'
import type { FileDriver } from './file-driver.ts'

const nullWhenMissing = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/**
 * Files in a folder. What is written gets its name at the end, so that no half of a file is ever seen. Where backups want to know
 * what changes, each change is a line at the end of `journal`.
 */
export const diskDriver = (folder: string, journal?: string): FileDriver => {
  const note = async (change: FileChange) => {
    if (journal) await appendFile(journal, journalLine(change), { mode: 0o600 })
  }
  const at = (key: string) => {
    const place = path.join(folder, key)
    if (!place.startsWith(folder + path.sep)) throw new Error('a key left the folder of files')
    return place
  }
  const write = async (key: string, save: (place: string) => Promise<void>) => {
    const place = at(key)
    const unfinished = `${place}.${randomUUID()}.part`
    await mkdir(path.dirname(place), { recursive: true })
    try {
      await save(unfinished)
      await rename(unfinished, place)
      await note({ key, is: 'written' })
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
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
      await note({ key, is: 'removed' })
    },
  }
}
