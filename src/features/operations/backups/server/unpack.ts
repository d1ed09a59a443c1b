import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { beginRestore, refuseUnfinished } from '@reinforce/postgres-box/server/data-folder.ts'
import type { BackupStore } from '../../../../platform/server/backup-store.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { CannotRead, readArchive } from './archive.ts'
import { type About, about, type Manifest, manifest } from './manifest.ts'

const refuseOccupied = async (dataDir: string) => {
  const there = await readdir(dataDir).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  })
  await refuseUnfinished(dataDir)
  if (there.length > 0) throw new UserError('conflict', `${dataDir} isn’t empty. Restore into a new folder.`)
}

const readAbout = async (bytes: Readable, postgres: number): Promise<About> => {
  const found = about.safeParse(JSON.parse(await text(bytes)))
  if (!found.success)
    throw new CannotRead('This backup is from a newer version of Reinforce. Restore it with that version.')
  if (!found.data.dump && found.data.postgres !== postgres)
    throw new CannotRead(
      `This backup has files of PostgreSQL ${found.data.postgres}, but this version of Reinforce uses ` +
        `PostgreSQL ${postgres}. Restore it with the version that made it.`,
    )
  return found.data
}

export type BackupContent = { about: About; manifest: Manifest }

/** The file that joins the pieces of a dump in order: the input of `pg_restore`. */
export const dumpFile = 'database.dump'
const pieceOfDump = /^database\/\d+$/

/**
 * Unpacks a backup into `dataDir`, which has to be new or empty. The folder gets its name when everything is there, and nothing starts on
 * it before `endRestore`: its log is not followed yet, and what may have left would leave again. Refuses a
 * backup of another major version of PostgreSQL (`postgres`), one that was not finished, and names that lead elsewhere.
 */
export const unpack = async (
  place: BackupStore,
  name: string,
  passphrase: string,
  dataDir: string,
  postgres: number,
): Promise<BackupContent> => {
  await refuseOccupied(dataDir)
  const file = place.address(name)
  const half = `${path.resolve(dataDir)}.restoring`
  await rm(half, { recursive: true, force: true })
  await mkdir(half, { recursive: true, mode: 0o700 })
  await beginRestore(half)
  const found: Partial<BackupContent> = {}
  try {
    await readArchive(place, name, passphrase, async ({ kind, name: inner }, bytes) => {
      if (!found.about) {
        if (inner !== 'about.json') throw new CannotRead(`${file} isn’t a Reinforce backup.`)
        found.about = await readAbout(bytes, postgres)
        return
      }
      if (inner === 'manifest.json') {
        found.manifest = manifest.parse(JSON.parse(await text(bytes)))
        return
      }
      if (found.about.dump && pieceOfDump.test(inner)) {
        for await (const piece of bytes as AsyncIterable<Buffer>)
          await appendFile(path.join(half, dumpFile), piece, { mode: 0o600 })
        return
      }
      const to = path.join(half, inner)
      if (!to.startsWith(half + path.sep)) throw new CannotRead(`${file} contains a path outside the folder.`)
      await mkdir(kind === 'folder' ? to : path.dirname(to), { recursive: true, mode: 0o700 })
      if (kind === 'file') await pipeline(bytes, createWriteStream(to, { mode: 0o600 }))
    })
    if (!found.about || !found.manifest) throw new CannotRead(`${file} is incomplete. The backup didn’t finish.`)
    await rm(dataDir, { recursive: true, force: true })
    await rename(half, path.resolve(dataDir))
    return { about: found.about, manifest: found.manifest }
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    throw error
  }
}
