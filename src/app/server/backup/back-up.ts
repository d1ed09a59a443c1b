import { mkdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findPassphraseProblem } from '@reinforce/postgres-box/format/backup-file.ts'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import {
  backUp,
  createEmbeddedSource,
  dumpSource,
  findKeptLog,
} from '../../../features/operations/backups/server/public.ts'
import { openBackups } from '../../../integrations/backups/open-backups.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import { type Config, readConfig } from '../../../platform/server/config.ts'
import { openPool, transact } from '../../../platform/server/database.ts'
import { recordEvents } from '../../../platform/server/events.ts'
import { UserError } from '../../../rules/user-error.ts'
import { explainErrorFor } from './explain-error-for.ts'
import { formatBytes } from './format-bytes.ts'
import { getProductDatabase } from './get-product-database.ts'

const usage = `Backs up everything, even while the server runs: the database (DATABASE_URL, or the embedded one), the files (in DATA_DIR,
or in the bucket of FILES=s3), and the secret that opens the saved logins. Only BACKUP_PASSPHRASE opens the backup file.

  BACKUP_PASSPHRASE=… npm run backup -- --to FOLDER [--keep 14]
  BACKUP_PASSPHRASE=… npm run backup -- --to s3://bucket/prefix [--keep 14]    (for S3_REGION and others, see docs/settings.md)

--keep sets how many backups to keep. Older ones are removed once the new one is complete. Without it, all stay.
Keep a copy of the passphrase elsewhere. Without it, no one can open the file. Restore with npm run restore, and test that.
With DATABASE_URL, PostgreSQL's own pg_dump reads the database. It needs the server's version or a newer one (PG_TOOLS: its folder)
and BACKUP_DATABASE_URL, the address of a role that can read every row.`

const options = { to: { type: 'string' }, keep: { type: 'string' }, help: { type: 'boolean' } } as const

const asked = () => {
  const { values } = parseArgs({ options })
  const { to, keep } = values
  if (values.help || !to) throw new UserError('invalid', usage)
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new UserError('invalid', 'Set --keep to a number from 1 to 9999.')
  const passphrase = process.env.BACKUP_PASSPHRASE
  const problem = findPassphraseProblem(passphrase)
  if (problem) throw new UserError('invalid', problem)
  return { to, keep: keep === undefined ? null : Number(keep), passphrase: passphrase ?? '' }
}

type BackupOptions = ReturnType<typeof asked>
type Place = ReturnType<typeof openBackups>
type Backup = Awaited<ReturnType<typeof backUp>>

/** The finished backup, and the product's own address of the database, for the record. */
type FinishedBackup = { made: Backup; url: string; stop: () => Promise<void> }

const ofEmbedded = async (config: Config, wanted: BackupOptions, place: Place, now: Date): Promise<FinishedBackup> => {
  const embedded = await openEmbedded(config.dataDir)
  try {
    const cluster = await realpath(path.join(config.dataDir, 'postgres'))
    const made = await withClient(getProductDatabase(embedded.adminUrl), async (client) => {
      const source = await createEmbeddedSource(client, {
        cluster,
        dataDir: config.dataDir,
        log: await findKeptLog(cluster),
      })
      return await backUp({ ...wanted, place, source, config, files: openFiles(config.files), now })
    })
    return { made, url: embedded.url, stop: async () => await embedded.stop() }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

const ofOnesOwn = async (config: Config, wanted: BackupOptions, place: Place, now: Date): Promise<FinishedBackup> => {
  const url = config.backupDatabaseUrl ?? ''
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 }) // with its files in a bucket no one else made it
  const made = await withClient(url, async (client) => {
    const source = await dumpSource(client, url, config.pgTools)
    return await backUp({ ...wanted, place, source, config, files: openFiles(config.files), now })
  })
  return { made, url: config.databaseDirectUrl ?? '', stop: async () => await Promise.resolve() }
}

const note = async (config: Config, { url, made }: FinishedBackup) => {
  const pool = openPool(url, 1)
  try {
    await transact(pool, getSystemScope(config, config.platformOrganizationId), async (tx) => {
      await recordEvents(tx, null, [{ name: 'installation.backedUp', after: { file: made.name, bytes: made.bytes } }])
    })
  } finally {
    await pool.end()
  }
}

const run = async () => {
  const wanted = asked()
  const config = readConfig(process.env)
  const place = openBackups(wanted.to, config.s3)
  const begun = Date.now()
  const make = config.databaseUrl ? ofOnesOwn : ofEmbedded
  const done = await make(config, wanted, place, new Date(begun)).catch(explainErrorFor(wanted.to))
  try {
    await note(config, done)
    const { name, bytes, manifest, removed } = done.made
    const files = `${manifest.files} files${config.files.kind === 's3' ? ' of the bucket' : ''} (${formatBytes(manifest.fileBytes)})`
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    process.stdout.write(
      `${place.address(name)}\n${formatBytes(bytes)} in ${seconds} s: ${manifest.counts.candidates} candidates, ${files}.\n`,
    )
    for (const one of removed) process.stdout.write(`Removed ${one}\n`)
  } finally {
    await done.stop()
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message || error.name : String(error)}\n`)
  process.exitCode = 1
}
