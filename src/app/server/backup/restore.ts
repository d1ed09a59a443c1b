import { mkdtemp, readFile, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findPassphraseProblem } from '@reinforce/postgres-box/format/backup-file.ts'
import { endRestore } from '@reinforce/postgres-box/server/data-folder.ts'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import { formatLossLine, formatNotedUntil } from '../../../features/operations/backups/rules/later-lines.ts'
import { type ChangesSince, readEndings } from '../../../features/operations/backups/server/public.ts'
import { getSystemScope } from '../../../platform/server/actor.ts'
import { type Config, readConfig } from '../../../platform/server/config.ts'
import { openPool, transact } from '../../../platform/server/database.ts'
import { recordEvents } from '../../../platform/server/events.ts'
import { readBucket, readConnection } from '../../../platform/server/process/bucket-settings.ts'
import { explainStartError } from '../../../rules/start/explain-start-error.ts'
import { UserError } from '../../../rules/user-error.ts'
import { onlyItsMoment, unpackFor } from './choose-backup.ts'
import { proveDump, rehearseDump } from './prove-dump.ts'
import { readLater } from './read-later.ts'
import { tryBucket } from './try-bucket.ts'
import { verifyBackup } from './verify-backup.ts'

const usage = `Restores a backup into a new folder, with the log archived since then, and checks that everything is there.
  BACKUP_PASSPHRASE=… npm run restore -- --from FILE_OR_FOLDER --data-dir NEW [--at 2026-11-23T14:02:00Z]
  BACKUP_PASSPHRASE=… npm run restore -- --from FOLDER --at 2026-11-23T14:02:00Z --preview
  BACKUP_PASSPHRASE=… npm run restore -- --from FILE_OR_FOLDER --verify
FOLDER can be a bucket: s3://bucket/prefix. From a folder, it restores the newest backup and all of the log after it.
--at restores to a point in time. You lose later changes, except opt-outs, deletion requests, and revoked keys and accounts.
--preview shows what you would lose and changes nothing. Then run: DATA_DIR=NEW npm start. All texts stay paused there until a
platform Admin resumes them. Texts that may already have gone out aren't sent again.
--verify tests the restore: it restores into its own folder, checks it, and removes it. It changes nothing else.

A backup of your own PostgreSQL goes into an EMPTY database, all or nothing. Its files and secret go into the folder:
  BACKUP_PASSPHRASE=… RESTORE_TO=postgres://OWNER:PASSWORD@HOST:5432/DATABASE npm run restore -- --from FILE_OR_FOLDER --data-dir NEW
--database-url ADDRESS is the same as RESTORE_TO, but everyone on this machine can read it. OWNER owns the DATABASE and can create
roles, as for DATABASE_URL. --verify needs neither. With an address, it creates a database on that server and drops it again.`

const options = {
  from: { type: 'string' },
  'data-dir': { type: 'string' },
  'database-url': { type: 'string' },
  at: { type: 'string' },
  preview: { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  // The name of --verify before: understood for one release.
  rehearse: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const

const ofEmbedded =
  'This backup is from the embedded database. Restore it into a folder (--data-dir), then run npm run move.'
const ofOnesOwn =
  'This backup is from your own PostgreSQL. Name an empty database with RESTORE_TO=postgres://… or --database-url.'

const parseMoment = (text: string): Date => {
  const moment = new Date(text)
  if (!/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(moment.getTime()))
    throw new UserError('invalid', `Set --at to a time like 2026-11-23T14:02:00Z, or with a UTC offset at the end.`)
  if (moment.getTime() > Date.now()) throw new UserError('invalid', '--at is in the future.')
  return moment
}

const asked = () => {
  const { values } = parseArgs({ options })
  const { from, preview, at } = values
  if (values.rehearse) process.stderr.write('--rehearse is called --verify now. The next release does not know it.\n')
  const verify = values.verify || values.rehearse
  const dataDir = values['data-dir']
  const address = values['database-url'] ?? process.env.RESTORE_TO ?? null
  const ways = [dataDir !== undefined, verify, preview].filter(Boolean).length
  if (values.help || !from || ways !== 1 || (preview && !at) || (verify && at)) throw new UserError('invalid', usage)
  if (address !== null && at) throw new UserError('invalid', onlyItsMoment)
  if (address !== null && !/^postgres(?:ql)?:\/\//.test(address)) throw new UserError('invalid', usage)
  const passphrase = process.env.BACKUP_PASSPHRASE
  const problem = findPassphraseProblem(passphrase)
  if (problem) throw new UserError('invalid', problem)
  return { from, at: at ? parseMoment(at) : null, dataDir, preview, address, passphrase: passphrase ?? '' }
}

type RestoreOptions = ReturnType<typeof asked>

/** Removes a folder that was made here, and its database's own place where root may not run one. */
const forget = async (dataDir: string) => {
  const elsewhere = await readlink(path.join(dataDir, 'postgres')).catch(() => null)
  if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** The installation that DATABASE_URL or DATA_DIR means shows when a backup was last tried; elsewhere there is no one to tell. */
const tellRehearsal = async (env: NodeJS.ProcessEnv, file: string) => {
  if (env.DATABASE_URL && !env.APP_SECRET) return
  const config = readConfig(env)
  const isHere = (await stat(path.join(config.dataDir, 'postgres')).catch(() => null)) !== null
  if (!config.databaseUrl && !isHere) return
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
  const pool = openPool(config.databaseUrl ?? embedded?.url ?? '', 1)
  try {
    await transact(pool, getSystemScope(config, config.platformOrganizationId), async (tx) => {
      await recordEvents(tx, null, [{ name: 'installation.rehearsed', after: { file } }])
    })
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

type UnpackedCopy = Parameters<typeof readLater>[0]

const othersDatabase = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'BACKUP_DATABASE_URL', 'BACKUP_TO']

/**
 * The settings of what is restored: those of this process, but its folder, its secret, and the address it goes to. What is rehearsed
 * leaves its files in the folder: a bucket is that of the service at work.
 */
const settingsFor = async (dataDir: string, isDump: boolean, isKept: boolean): Promise<Config> => {
  const left = new Set([...othersDatabase, ...(isKept ? [] : ['FILES', 'S3_BUCKET'])])
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !left.has(name)))
  const own = isDump ? { APP_SECRET: await readFile(path.join(dataDir, 'app-secret'), 'utf8'), DEMO_DATA: 'off' } : {}
  return readConfig({ ...env, DATA_DIR: dataDir, ...own })
}

/** Brings back what was unpacked and looks at it: the embedded database in its folder, or a dump in a database. */
const bringBack = async (
  unpacked: UnpackedCopy,
  at: Date | null,
  later: ChangesSince | null,
  to: Pick<RestoreOptions, 'address' | 'dataDir'>,
) => {
  const { dataDir, of } = unpacked
  const config = await settingsFor(dataDir, of.about.dump !== undefined, to.dataDir !== undefined)
  if (!of.about.dump) {
    if (to.address !== null && to.dataDir !== undefined) throw new UserError('invalid', ofEmbedded)
    return await verifyBackup(config, { ...unpacked, until: at }, later)
  }
  if (to.dataDir === undefined) return await rehearseDump(config, { address: to.address, dataDir, of, later })
  if (to.address === null) throw new UserError('invalid', ofOnesOwn)
  return await proveDump(config, { url: to.address, dataDir, of, later })
}

const startWith = (dataDir: string, address: string | null) =>
  address === null
    ? `Start it with DATA_DIR=${dataDir} npm start`
    : `Start it with DATABASE_URL set to that address, DATA_DIR=${dataDir} and APP_SECRET as in ${path.join(dataDir, 'app-secret')}`

/** Where a full disk would be, to be named. */
const meant = { folder: tmpdir() }

const run = async () => {
  const { from, at, dataDir: wanted, preview, passphrase, address } = asked()
  const s3 = readConnection(process.env)
  const dataDir = wanted ?? path.join(await mkdtemp(path.join(tmpdir(), 'reinforce-rehearsal-')), 'data')
  meant.folder = path.resolve(dataDir)
  const begun = Date.now()
  const state = { isOurs: false, isDone: false }
  try {
    if (wanted !== undefined) await tryBucket(readBucket(process.env))
    const { file, place, of } = await unpackFor({ from, at, passphrase, s3 }, dataDir)
    state.isOurs = true
    const unpacked = { dataDir: path.resolve(dataDir), of, place, passphrase }
    const later = at ? await readLater(unpacked, at) : null
    if (later && at) process.stdout.write(`${formatLossLine(later, at)}\n`)
    if (preview) return
    const noted = of.about.dump ? await readEndings(place, passphrase) : null
    const { lines, problems } = await bringBack(unpacked, at, noted?.later ?? later, { address, dataDir: wanted })
    if (of.about.dump) lines.push(formatNotedUntil(noted?.until ?? null))
    await endRestore(dataDir)
    state.isDone = true
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${place.address(file)}, started ${of.about.begunAt}, in ${seconds} s:\n${lines.join('\n')}\n`)
    if (problems.length > 0) throw new UserError('conflict', `The restore is incomplete. ${problems.join(' ')}`)
    process.stdout.write(
      wanted
        ? `Restored. ${startWith(dataDir, address)}. Then resume texts in Settings, Texting.\n`
        : 'The backup is good. The test restore was removed.\n',
    )
    if (!wanted) await tellRehearsal(process.env, file)
  } finally {
    // Half of a restore looks whole, and is no use to anyone.
    if (!wanted || (state.isOurs && !state.isDone)) await forget(dataDir)
    if (!wanted) await rm(path.dirname(dataDir), { recursive: true, force: true })
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  const words = error instanceof UserError ? null : explainStartError(error, meant.folder)
  process.stderr.write(`${words ?? (error instanceof Error ? error.message || error.name : String(error))}\n`)
  process.exitCode = 1
}
