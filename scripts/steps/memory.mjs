import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const shared = '/dev/shm'
const neededBytes = 8 * 2 ** 30

const hasRoom = () => {
  try {
    accessSync(shared, constants.W_OK)
    const { bavail, bsize } = statfsSync(shared)
    return Math.min(bavail * bsize, freemem()) >= neededBytes
  } catch {
    return false
  }
}

/**
 * Puts temporary files of this run into memory where there is room: each test file copies a database of a thousand files, which
 * takes a disk ten times as long. Leaves a chosen TMPDIR alone.
 */
export const keepInMemory = () => {
  if (process.platform !== 'linux' || process.env.TMPDIR || !hasRoom()) return
  const folder = mkdtempSync(`${shared}/reinforce-`)
  chmodSync(folder, 0o1777) // the database runs as another user
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
