import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { BackupPlace } from '../../../../platform/server/backup-place.ts'
import { openedFile } from '../../../../platform/server/postgres/base-copy.ts'
import { isSegment } from '../../../../platform/server/postgres/log-archive.ts'
import { lastChanges } from '../../../../platform/shared/file-journal.ts'
import { inLogOrder, logFileName, logFileOf } from '../../rules/log-file.ts'
import { type Entry, textEntry, writeArchive } from '../archive.ts'
import { keyFile } from './log-key.ts'

/** Pieces of PostgreSQL's log in one file: 128 MB before they are compressed. */
const mostSegments = 8
/** 2 to this power: the key is random, nobody guesses it. */
const workFactor = 10

export type OpenLog = {
  /** Where the backups lie, this log's name there, and the key of its pieces. */
  place: BackupPlace
  name: string
  key: string
  /** Where PostgreSQL lays its pieces down. */
  logOut: string
  /** The stored files and the journal of what was done to them; null where they lie in a bucket. */
  files: { folder: string; journal: string } | null
}

const missingIsNull = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}

/** The journal, taken away from those who write it, so that what they write from now on is for the next time. */
const takeJournal = async (journal: string): Promise<string> => {
  const taken = `${journal}.taken`
  const before = await readFile(taken, 'utf8').catch(missingIsNull)
  if (before !== null) return before
  await rename(journal, taken).catch(missingIsNull)
  return (await readFile(taken, 'utf8').catch(missingIsNull)) ?? ''
}

const nextNumber = async ({ place, name }: OpenLog) => {
  const names = await place.list(name)
  // Another disk may lie there by now: pieces without their key would open to nobody.
  if (!names.includes(keyFile)) throw new Error(`${place.address(`${name}/${keyFile}`)} is gone.`)
  const last = inLogOrder(names).at(-1)
  return (last ? (logFileOf(last)?.n ?? 0) : 0) + 1
}

/**
 * Seals what PostgreSQL handed over and the files that were stored or removed since, into one file of the log; what is sealed and
 * on the disk there is removed here. Answers how many pieces of PostgreSQL's log it took.
 */
export const sealLog = async (log: OpenLog, now: Date): Promise<number> => {
  const segments = (await readdir(log.logOut)).filter(isSegment).toSorted()
  const changes = log.files ? lastChanges(await takeJournal(log.files.journal)) : []
  if (segments.length === 0 && changes.length === 0) return 0
  const now8 = segments.slice(0, mostSegments)
  const entries = async function* (): AsyncGenerator<Entry> {
    const removed = changes.filter(({ is }) => is === 'removed').map(({ key }) => key)
    if (removed.length > 0) yield textEntry('removed.json', JSON.stringify(removed))
    for (const { key, is } of changes) {
      const file =
        is === 'written' && log.files ? await openedFile(path.join(log.files.folder, key), `files/${key}`) : null
      if (file) yield file
    }
    for (const name of now8) {
      const piece = await openedFile(path.join(log.logOut, name), `log/${name}`)
      if (piece) yield piece
    }
  }
  const file = `${log.name}/${logFileName(await nextNumber(log), now)}`
  await writeArchive(log.place, file, log.key, entries(), workFactor)
  for (const name of now8) await rm(path.join(log.logOut, name))
  if (log.files) await rm(`${log.files.journal}.taken`, { force: true })
  const more = segments.length > mostSegments ? await sealLog(log, now) : 0
  return now8.length + more
}

/** Pieces that may wait to be sealed: 4 GB. More would fill the disk that the service itself needs. */
const mostWaiting = 256

/**
 * Lets go of a log that could not be sealed for so long that it would fill the disk; answers whether it did. The next one that is
 * begun is a new one, which needs a backup of its own.
 */
export const giveUpLog = async (logOut: string, most = mostWaiting): Promise<boolean> => {
  const waiting = (await readdir(logOut)).filter(isSegment)
  if (waiting.length <= most) return false
  for (const name of ['name', ...waiting]) await rm(path.join(logOut, name), { force: true })
  return true
}
