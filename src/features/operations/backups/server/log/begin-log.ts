import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findLogStart, formatLogName } from '@reinforce/postgres-box/format/log-file.ts'
import type { BackupStore } from '../../../../../platform/server/backup-store.ts'
import { CannotRead } from '../archive.ts'
import { makeLogKey, openLogKey } from './log-key.ts'

const fileIn = (logOut: string) => path.join(logOut, 'name')

const readName = async (file: string): Promise<string | null> => {
  const name = await readFile(file, 'utf8').catch(() => '')
  return findLogStart(name) ? name : null
}

/** The name of the log that is kept of this cluster; null when none is. */
export const findKeptLog = async (cluster: string): Promise<string | null> =>
  await readName(fileIn(path.join(path.dirname(cluster), 'log-out')))

/**
 * Opens the log next to the backups in `place`, and its key. It continues the one it was; it is a new one when there
 * was none, when its folder is gone, or when the passphrase changed: pieces under two keys are no log.
 */
export const beginLog = async (options: {
  logOut: string
  place: BackupStore
  passphrase: string
  now: Date
}): Promise<{ name: string; key: string }> => {
  const { logOut, place, passphrase, now } = options
  const before = await readName(fileIn(logOut))
  // A disk that is not mounted, or a bucket that is away, is no reason to begin again on another.
  if (before) await place.list()
  const key = before
    ? await openLogKey(place, before, passphrase).catch((error: unknown) => {
        if (error instanceof CannotRead) return null
        throw error
      })
    : null
  if (before && key) return { name: before, key }
  const name = formatLogName(now, randomBytes(4).toString('hex'))
  const made = await makeLogKey(place, name, passphrase)
  await writeFile(`${fileIn(logOut)}.new`, name, { mode: 0o600, flush: true })
  await rename(`${fileIn(logOut)}.new`, fileIn(logOut))
  return { name, key: made }
}
