import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { parseLogFile, sortLogNames } from '@reinforce/postgres-box/format/log-file.ts'
import type { LogSource } from '@reinforce/postgres-box/server/log-archive.ts'
import * as z from 'zod/mini'
import type { BackupStore } from '../../../../../platform/server/backup-store.ts'
import { CannotRead, readArchive } from '../archive.ts'

const names = z.array(z.string())

/**
 * Reads a sealed log from its first piece on, as far as requested. Stored files go into `filesFolder`, and files
 * removed since are removed there, up to `until` (null: all). Returns the pieces of PostgreSQL's log, for a recovery.
 */
export const readLog = (options: {
  place: BackupStore
  /** Its name there. */
  log: string
  key: string
  /** When the backup was begun that the recovery starts from: older pieces are in it. */
  since: Date
  until: Date | null
  filesFolder: string | null
  /** A folder of this reader's own, for what was opened and not asked for yet. */
  scratch: string
}): { source: LogSource; finish(): Promise<void> } => {
  const { place, log, key, since, until, filesFolder, scratch } = options
  const state = { left: undefined as string[] | undefined, opened: new Set<string>(), isPast: false }
  const placeIn = (below: string, name: string) => {
    const to = path.join(below, name)
    if (!to.startsWith(path.resolve(below) + path.sep))
      throw new CannotRead(`${place.address(log)} contains a path outside the folder.`)
    return to
  }
  const openNext = async (): Promise<boolean> => {
    state.left ??= sortLogNames(await place.list(log)).filter(
      (name) => (parseLogFile(name)?.sealedAt ?? since) >= since,
    )
    const next = state.left.shift()
    if (next === undefined) return false
    const isPast = state.isPast // one before it was sealed after the moment already
    state.isPast = until !== null && (parseLogFile(next)?.sealedAt ?? until) > until
    await readArchive(place, `${log}/${next}`, key, async ({ kind, name }, bytes) => {
      if (kind === 'folder') return
      if (name === 'removed.json') {
        const removed = names.parse(JSON.parse(await text(bytes)))
        if (filesFolder && !state.isPast)
          for (const one of removed) await rm(placeIn(filesFolder, one), { force: true })
      } else if (name.startsWith('log/')) {
        await mkdir(scratch, { recursive: true, mode: 0o700 })
        await pipeline(bytes, createWriteStream(placeIn(scratch, name.slice(4)), { mode: 0o600 }))
        state.opened.add(name.slice(4))
      } else if (name.startsWith('files/') && filesFolder && !isPast) {
        const to = placeIn(filesFolder, name.slice(6))
        await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
        await pipeline(bytes, createWriteStream(to, { mode: 0o600 }))
      }
    })
    return true
  }
  const source: LogSource = async (segment, to) => {
    // Names of one log grow: one that is not among the opened and smaller than one of them is not in it.
    while (!state.opened.has(segment) && ![...state.opened].some((name) => name > segment))
      if (!(await openNext())) return false
    if (!state.opened.delete(segment)) return false
    for (const name of state.opened)
      if (name < segment) {
        state.opened.delete(name)
        await rm(path.join(scratch, name))
      }
    await copyFile(path.join(scratch, segment), to) // on another disk, perhaps
    await rm(path.join(scratch, segment))
    return true
  }
  const finish = async () => {
    // Files are stored before the row that speaks of them: those of the next piece may belong to the moment, too.
    while (!state.isPast) if (!(await openNext())) break
    await rm(scratch, { recursive: true, force: true })
  }
  return { source, finish }
}
