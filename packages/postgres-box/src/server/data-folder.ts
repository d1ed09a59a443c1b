import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SettingsError } from '../../../../src/rules/start/settings-error.ts'

const describeOwner = (file: string) => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}

const busy = 5 // SQLITE_BUSY
/** SQLite's errors, as the system's own codes: the disk is full, broken, only to be read, not to be opened. */
const asOfSystem: Readonly<Record<number, string>> = { 13: 'ENOSPC', 10: 'EIO', 8: 'EROFS', 14: 'EACCES' }

/** SQLite's reason, without what it adds to it in its upper bits. */
const explainError = (error: unknown) =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : busy

/** Is in a folder for as long as a backup is being restored into it. */
const unfinished = (dataDir: string) => path.join(dataDir, 'restore-unfinished')

/** Marks a restore: its folder looks whole long before it is, and until it is over nothing else may run on it. */
export const beginRestore = async (dataDir: string): Promise<void> =>
  await writeFile(
    unfinished(dataDir),
    'A backup is being restored here. Don’t run anything on it while this file exists.\n',
    {
      flush: true,
    },
  )

/** Marks that a restore came to its end: the folder may be used. */
export const endRestore = async (dataDir: string): Promise<void> => await rm(unfinished(dataDir), { force: true })

/** Refuses, in a sentence, a folder that holds a restore that did not come to its end. */
export const refuseUnfinished = async (dataDir: string): Promise<void> => {
  if ((await stat(unfinished(dataDir)).catch(() => null)) !== null)
    throw new SettingsError(
      `${dataDir} contains an unfinished restore. Remove the folder and restore the backup again. Otherwise texts could go out twice.`,
    )
}

/** Another process owns the folder. */
export class FolderInUse extends Error {}

/**
 * Makes this process the one owner of `dataDir` (created with mode 0700 when missing) until `release()`. Throws a
 * sentence when another process owns it. An owner that was killed no longer owns anything.
 */
export const holdDataFolder = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const ownerFile = path.join(dataDir, 'owner.pid')
  // The kernel drops SQLite's file lock with the process that holds it, kill -9 included, and a reused pid cannot lie.
  const lock = new DatabaseSync(path.join(dataDir, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    const code = asOfSystem[explainError(error)]
    if (code) throw Object.assign(new Error(`Couldn’t lock the folder ${dataDir}.`, { cause: error }), { code })
    throw new FolderInUse(
      `The folder ${dataDir} is in use by another Reinforce${describeOwner(ownerFile)}. Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(ownerFile, `${process.pid}\n`, { mode: 0o600 })
  return { release: () => lock.isOpen && lock.close() }
}
