import { createWriteStream } from 'node:fs'
import { lstat, mkdir, open, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { BackupStore } from '../../platform/server/backup-store.ts'
import { msPerDay } from '../../rules/day.ts'
import { UserError } from '../../rules/user-error.ts'

const ofMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead
    throw error
  }

/** Whether `inner` is `outer` or within it. */
const liesIn = (inner: string, outer: string) => !path.relative(outer, inner).startsWith('..')

/** Backups in a folder, of another disk best. What is written gets its name when it is whole and on the disk. */
export const createFolderStore = (given: string): BackupStore => {
  const folder = path.resolve(given)
  const at = (name: string) => {
    const place = path.join(folder, name)
    if (!place.startsWith(path.join(folder, path.sep))) throw new Error('a path left the backups folder')
    return place
  }
  const put = async (name: string, bytes: Readable) => {
    const file = at(name)
    const half = `${file}.part`
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    try {
      await pipeline(bytes, createWriteStream(half, { mode: 0o600, flush: true }))
      const { size } = await stat(half)
      await rename(half, file)
      return size
    } catch (error) {
      await rm(half, { force: true })
      throw error
    }
  }
  return {
    address: (name) => (name === undefined ? folder : path.join(folder, name)),
    list: async (below) =>
      below === undefined ? await readdir(folder) : await readdir(at(below)).catch(ofMissing<string[]>([])),
    put,
    get: async (name) => {
      const handle = await open(at(name)).catch(ofMissing(null))
      return handle?.createReadStream() ?? null
    },
    remove: async (name) => {
      await rm(at(name), { force: true })
      // Not empty yet, or not ours to remove.
      if (name.includes('/')) await rmdir(path.dirname(at(name))).catch(() => undefined)
    },
    makeReady: async (apartFrom, now) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (liesIn(await realpath(folder), await realpath(apartFrom)))
        throw new UserError(
          'invalid',
          `${folder} is inside the folder being backed up (${apartFrom}). Choose another disk.`,
        )
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.age.part')) continue
        if (now.getTime() - (await lstat(at(name))).mtimeMs > msPerDay) await rm(at(name), { force: true })
      }
    },
    tryOut: async () => {
      await readdir(folder)
    },
    leave: () => undefined,
  }
}
