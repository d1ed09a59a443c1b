import { execFile, execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const size = '1200m' // what a member needs here, five times over

/** A disk of its own for a machine, so that it alone can be full. */
export const mountDisk = (folder: string, { uid, gid }: { uid: number; gid: number }) => {
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},uid=${uid},gid=${gid},mode=700`, 'tmpfs', folder])
  chownSync(folder, uid, gid)
}

/** The disk is gone, and all that was on it. */
export const unmountDisk = (folder: string) => {
  try {
    execFileSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  } catch {
    // it was never mounted
  }
}

/** Fills a disk; answers how room is made again. */
export const fillDisk = async (folder: string) => {
  const file = path.join(folder, 'filler')
  await promisify(execFile)('dd', ['if=/dev/zero', `of=${file}`, 'bs=64k']).catch(() => 'full')
  return () => rmSync(file)
}
