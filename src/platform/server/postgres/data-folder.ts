import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const ownerOf = (file: string) => {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return ''
  }
}

/** Another process owns the folder. */
export class FolderInUse extends Error {}

/**
 * Makes this process the one owner of `dataDir` (created with mode 0700 when missing) until `release()`.
 * Refuses in a sentence when another process owns it. An owner that was killed owns nothing any more.
 */
export const holdDataFolder = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const ownerFile = path.join(dataDir, 'owner.pid')
  // The kernel drops SQLite's file lock with the process that holds it, kill -9 included, and a reused pid cannot lie.
  const lock = new DatabaseSync(path.join(dataDir, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new FolderInUse(
      `The folder ${dataDir} is in use by another Reinforce${ownerOf(ownerFile)}. Stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(ownerFile, `${process.pid}\n`, { mode: 0o600 })
  return { release: () => lock.isOpen && lock.close() }
}
