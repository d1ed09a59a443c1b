import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { begunAt, newestFirst } from '../../../features/backups/rules/backup-file.ts'
import { unpack } from '../../../features/backups/server/door.ts'
import { postgresBinaries } from '../../../platform/server/postgres/binaries.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { inWordsOf } from './in-words-of.ts'

type Chosen = { file: string; folder: string; of: Awaited<ReturnType<typeof unpack>> }

const filesOf = async (from: string): Promise<string[]> => {
  const found = await stat(from).catch(() => null)
  if (!found) throw new Refusal('not-found', `There is no backup at ${from}.`)
  if (!found.isDirectory()) return [from]
  const names = newestFirst(await readdir(from))
  if (names.length === 0) throw new Refusal('not-found', `There is no backup in ${from}.`)
  return names.map((name) => path.join(from, name))
}

const major = async () => Number.parseInt((await postgresBinaries()).version, 10)

/**
 * Unpacks the backup to begin from into `dataDir`: the newest, or the newest that was whole at `at`. Refuses a moment before the
 * first backup, and one of a backup that no log goes on from.
 */
export const unpackFor = async (
  { from, at, passphrase }: { from: string; at: Date | null; passphrase: string },
  dataDir: string,
): Promise<Chosen> => {
  const files = await filesOf(from)
  const early = files.filter((file) => at === null || (begunAt(path.basename(file)) ?? at) <= at)
  for (const file of early) {
    const of = await unpack(file, passphrase, dataDir, await major()).catch(inWordsOf(dataDir))
    const isEarly = at === null || (of.manifest.endedAt !== undefined && new Date(of.manifest.endedAt) <= at)
    if (isEarly && (at === null || of.about.log)) return { file, folder: path.dirname(file), of }
    await rm(dataDir, { recursive: true, force: true })
    if (at !== null && !of.about.log)
      throw new Refusal('not-found', `${file} has no log: only its own moment can be restored, without --at.`)
  }
  throw new Refusal('not-found', `No backup in ${from} was finished before ${at?.toISOString() ?? 'now'}.`)
}
