import { rm } from 'node:fs/promises'
import { parseBackupTime, sortNewestFirst } from '@reinforce/postgres-box/format/backup-file.ts'
import { findPostgresBinaries } from '@reinforce/postgres-box/server/binaries.ts'
import { unpack } from '../../../features/operations/backups/server/public.ts'
import { findBackups } from '../../../integrations/backups/open-backups.ts'
import type { BackupStore } from '../../../platform/server/backup-store.ts'
import type { S3Connection } from '../../../platform/server/process/file-settings.ts'
import { UserError } from '../../../rules/user-error.ts'
import { explainErrorFor } from './explain-error-for.ts'

type BackupChoice = { place: BackupStore; file: string; of: Awaited<ReturnType<typeof unpack>> }

const namesIn = async (place: BackupStore): Promise<string[]> => {
  const names = sortNewestFirst(await place.list())
  if (names.length === 0) throw new UserError('not-found', `No backup in ${place.address()}.`)
  return names
}

/** The error for going back to a moment in a database of your own. */
export const onlyItsMoment =
  '--at works only with the embedded database. For your own PostgreSQL, use its own point-in-time recovery ' +
  '(see docs/operations.md). Without --at, this command restores what the backup contains.'

const major = async () => Number.parseInt((await findPostgresBinaries()).version, 10)

/**
 * Unpacks the first backup to use into `dataDir`: the newest, or the newest that was whole at `at`. Throws for a moment
 * before the first backup, and for one of a backup that no log continues.
 */
export const unpackFor = async (
  { from, at, passphrase, s3 }: { from: string; at: Date | null; passphrase: string; s3: S3Connection },
  dataDir: string,
): Promise<BackupChoice> => {
  const { place, file: only } = await findBackups(from, s3)
  const files = only === null ? await namesIn(place) : [only]
  const early = files.filter((file) => at === null || (parseBackupTime(file) ?? at) <= at)
  for (const file of early) {
    const of = await unpack(place, file, passphrase, dataDir, await major()).catch(explainErrorFor(dataDir))
    if (at !== null && of.about.dump) {
      await rm(dataDir, { recursive: true, force: true })
      throw new UserError('invalid', onlyItsMoment)
    }
    const isEarly = at === null || (of.manifest.endedAt !== undefined && new Date(of.manifest.endedAt) <= at)
    if (isEarly && (at === null || of.about.log)) return { place, file, of }
    await rm(dataDir, { recursive: true, force: true })
    if (at !== null && !of.about.log)
      throw new UserError('not-found', `${place.address(file)} has no log. Restore it without --at.`)
  }
  throw new UserError('not-found', `No backup in ${from} finished before ${at?.toISOString() ?? 'now'}.`)
}
