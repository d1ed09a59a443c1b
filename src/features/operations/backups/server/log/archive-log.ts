import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { formatLogFileName, parseLogFile, sortLogNames } from '@reinforce/postgres-box/format/log-file.ts'
import { openCopiedFile } from '@reinforce/postgres-box/server/base-copy.ts'
import { isSegment } from '@reinforce/postgres-box/server/log-archive.ts'
import type { BackupStore } from '../../../../../platform/server/backup-store.ts'
import type { FileStore } from '../../../../../platform/server/file-store.ts'
import { type FileChange, parseLastChanges } from '../../../../../platform/shared/file-journal.ts'
import { createTextEntry, type Entry, writeArchive } from '../archive.ts'
import { keyFile } from './log-key.ts'

/** Pieces of PostgreSQL's log in one file: 128 MB before they are compressed. */
const mostSegments = 8
/** 2 to this power: the key is random, no one guesses it. */
const workFactor = 10

export type OpenLog = {
  /** Where the backups lie, this log's name there, and the key of its pieces. */
  place: BackupStore
  name: string
  key: string
  /** Where PostgreSQL lays its pieces down. */
  logOut: string
  /** The stored files and the journal of what was done to them; null where none is kept. */
  files: { store: Pick<FileStore, 'file'>; journal: string } | null
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
  // Another disk may lie there by now: pieces without their key would open to no one.
  if (!names.includes(keyFile)) throw new Error(`${place.address(`${name}/${keyFile}`)} is gone.`)
  const last = sortLogNames(names).at(-1)
  return (last ? (parseLogFile(last)?.n ?? 0) : 0) + 1
}

/** One file of the log, with these pieces of PostgreSQL's and what was done to the stored files. */
const sealPiece = async (
  log: OpenLog,
  { segments, changes, now }: { segments: string[]; changes: FileChange[]; now: Date },
) => {
  const entries = async function* (): AsyncGenerator<Entry> {
    const removed = changes.filter(({ is }) => is === 'removed').map(({ key }) => key)
    if (removed.length > 0) yield createTextEntry('removed.json', JSON.stringify(removed))
    for (const { key, is } of changes) {
      const file = is === 'written' ? await log.files?.store.file(key) : null
      if (file) yield { kind: 'file', name: `files/${key}`, size: file.size, body: file.body }
    }
    for (const name of segments) {
      const piece = await openCopiedFile(path.join(log.logOut, name), `log/${name}`)
      if (piece) yield piece
    }
  }
  await writeArchive(
    log.place,
    `${log.name}/${formatLogFileName(await nextNumber(log), now)}`,
    log.key,
    entries(),
    workFactor,
  )
  for (const name of segments) await rm(path.join(log.logOut, name))
}

/**
 * Seals PostgreSQL's finished segments and the files that were stored or removed since, into one file of the log;
 * sealed segments that are on the disk there are removed here. Returns how many pieces of PostgreSQL's log it took.
 * Where the bucket of the files does not answer, the database's are sealed without them: they wait, and the failure is
 * reported.
 */
export const archiveLog = async (log: OpenLog, now: Date): Promise<number> => {
  const waiting = (await readdir(log.logOut)).filter(isSegment).toSorted()
  const changes = log.files ? parseLastChanges(await takeJournal(log.files.journal)) : []
  if (waiting.length === 0 && changes.length === 0) return 0
  const segments = waiting.slice(0, mostSegments)
  try {
    await sealPiece(log, { segments, changes, now })
  } catch (error) {
    if (changes.length > 0 && segments.length > 0) await sealPiece(log, { segments, changes: [], now })
    throw error
  }
  if (log.files) await rm(`${log.files.journal}.taken`, { force: true })
  const more = waiting.length > mostSegments ? await archiveLog(log, now) : 0
  return segments.length + more
}

/** Pieces that may wait to be sealed: 4 GB. More would fill the disk that the service itself needs. */
const mostWaiting = 256

/**
 * Abandons a log that failed to be sealed until it would fill the disk; returns whether it did. Its
 * successor is new and needs a backup of its own.
 */
export const abandonLog = async (logOut: string, most = mostWaiting): Promise<boolean> => {
  const waiting = (await readdir(logOut)).filter(isSegment)
  if (waiting.length <= most) return false
  for (const name of ['name', ...waiting]) await rm(path.join(logOut, name), { force: true })
  return true
}
