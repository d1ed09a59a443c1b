import path from 'node:path'
import { formatBackupName, parseBackupTime, sortNewestFirst } from '@reinforce/postgres-box/format/backup-file.ts'
import { findLogStart } from '@reinforce/postgres-box/format/log-file.ts'
import { copyCluster, openCopiedFile } from '@reinforce/postgres-box/server/base-copy.ts'
import type pg from 'pg'
import { type BackupStore, parseBucket } from '../../../../platform/server/backup-store.ts'
import type { Config } from '../../../../platform/server/config.ts'
import type { FileStore } from '../../../../platform/server/file-store.ts'
import { listHeads, type StoredHead } from '../../record-check/server/public.ts'
import { createTextEntry, type Entry, writeArchive } from './archive.ts'
import { countRows, type RowCounts } from './count-rows.ts'
import { forgetOldLog } from './log/forget-old-log.ts'
import type { About, Manifest } from './manifest.ts'
import { endingsFolder } from './revocations.ts'

/** The names that are ours where backups lie: they and their logs, and what ended since. */
const isOfBackups = (name: string) =>
  parseBackupTime(name) !== null || findLogStart(name) !== null || name === endingsFolder

/**
 * Whether a stored file is a backup itself, or a piece of its log: where they share a bucket with the files, no backup
 * holds the others.
 */
const amongBackups = (config: Pick<Config, 'files'>, place: Pick<BackupStore, 'address'>) => {
  const to = config.files.kind === 's3' ? parseBucket(place.address()) : null
  if (!to || config.files.kind !== 's3' || to.bucket !== config.files.bucket) return () => false
  const below = to.prefix ? `${to.prefix}/` : ''
  return (key: string) => key.startsWith(below) && isOfBackups(key.slice(below.length).split('/')[0] ?? '')
}

type BackupResult = { name: string; bytes: number; manifest: Manifest; removed: string[] }
/** The database to back up: its description for the first file, its files, and the counts at the time of reading. */
export type Source = {
  about: Omit<About, 'begunAt' | 'files' | 'holdsFiles'>
  entries: () => AsyncGenerator<Entry>
  counted: () => Promise<RowCounts>
  /** The ends of the records, read before the database, so that the backup contains them. */
  heads: StoredHead[]
}
type BackupInput = {
  source: Source
  config: Config
  /** Where the files lie, a folder or a bucket. */
  files: FileStore
  passphrase: string
  place: BackupStore
  now: Date
  /** How many backups stay there, this one included; all when null. */
  keep: number | null
}

/** The embedded server: its cluster, copied as the superuser whose session `client` is; `log`: the name of the one that is kept of it, if any. */
export const createEmbeddedSource = async (
  client: pg.Client,
  { cluster, dataDir, log }: { cluster: string; dataDir: string; log: string | null },
): Promise<Source> => {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  return {
    about: { format: 1, postgres: rows[0]?.version ?? 0, ...(log ? { log } : {}) },
    entries: async function* () {
      const passwords = await openCopiedFile(path.join(dataDir, 'postgres-passwords.json'), 'postgres-passwords.json')
      if (passwords) yield passwords
      yield { kind: 'folder', name: 'postgres' }
      for await (const copied of copyCluster(client, cluster)) yield { ...copied, name: `postgres/${copied.name}` }
    },
    counted: async () => await countRows(client),
    heads: await listHeads(client),
  }
}

/**
 * Backs up everything while the service continues: the database, then the files (each is written once, so all that the
 * database knows are among them), and the secret that opens the saved logins. Throws for a folder inside of what is
 * backed up.
 */
export const backUp = async ({
  source,
  config,
  files,
  passphrase,
  place,
  now,
  keep,
}: BackupInput): Promise<BackupResult> => {
  await place.makeReady(config.dataDir, now)
  const about: About = { ...source.about, begunAt: now.toISOString(), files: config.files.kind, holdsFiles: true }
  let made: Manifest | undefined
  const start = performance.now()
  const entries = async function* (): AsyncGenerator<Entry> {
    yield createTextEntry('about.json', JSON.stringify(about))
    yield createTextEntry('app-secret', config.appSecret)
    yield* source.entries()
    const seen = { files: 0, fileBytes: 0 }
    for await (const { key, size, body } of files.everything(amongBackups(config, place))) {
      seen.files += 1
      seen.fileBytes += size
      yield { kind: 'file', name: `files/${key}`, size, body }
    }
    made = {
      ...(await source.counted()),
      ...seen,
      heads: source.heads,
      endedAt: new Date(now.getTime() + performance.now() - start).toISOString(),
    }
    yield createTextEntry('manifest.json', JSON.stringify(made))
  }
  const name = formatBackupName(now)
  const bytes = await writeArchive(place, name, passphrase, entries())
  if (!made) throw new Error('The backup didn’t finish')
  const old = keep === null ? [] : sortNewestFirst(await place.list()).slice(Math.max(keep, 1))
  for (const one of old) await place.remove(one)
  await forgetOldLog(place, about.log ?? null)
  return { name, bytes, manifest: made, removed: old }
}
