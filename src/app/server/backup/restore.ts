import { mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../../../db/migrate.ts'
import { newestFirst, passphraseProblem } from '../../../features/backups/rules/backup-file.ts'
import { countLines } from '../../../features/backups/rules/count-lines.ts'
import { lookOver, unpack } from '../../../features/backups/server/door.ts'
import { countOpened } from '../../../features/logins/server/door.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { systemScope } from '../../../platform/server/actor.ts'
import { type Config, readConfig } from '../../../platform/server/config.ts'
import { openPool, transact } from '../../../platform/server/database.ts'
import { postgresBinaries } from '../../../platform/server/postgres/binaries.ts'
import { startEmbedded } from '../../../platform/server/postgres/embedded.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { countOf } from '../../../rules/words/count.ts'
import { afterRestore } from './after-restore.ts'
import { inWordsOf } from './in-words-of.ts'
import { productDatabase } from './product-database.ts'

const usage = `Restores a backup into a new folder, and looks whether everything is there.

  BACKUP_PASSPHRASE=… npm run restore -- --from FILE_OR_FOLDER --data-dir NEW
  BACKUP_PASSPHRASE=… npm run restore -- --from FILE_OR_FOLDER --rehearse

Of a folder the newest backup is taken. Afterwards: DATA_DIR=NEW npm start. All texts are stopped there until an Admin of
the platform lets them go on: what was about to leave when the backup was made may have left since, and is not sent again.
--rehearse restores into a folder of its own, looks, and removes it: it proves a backup and changes nothing.`

const options = {
  from: { type: 'string' },
  'data-dir': { type: 'string' },
  rehearse: { type: 'boolean', default: false },
  help: { type: 'boolean' },
} as const

const fileOf = async (from: string): Promise<string> => {
  const found = await stat(from).catch(() => null)
  if (!found) throw new Refusal('not-found', `There is no backup at ${from}.`)
  if (!found.isDirectory()) return from
  const newest = newestFirst(await readdir(from))[0]
  if (!newest) throw new Refusal('not-found', `There is no backup in ${from}.`)
  return path.join(from, newest)
}

const asked = async () => {
  const { values } = parseArgs({ options })
  const { from, rehearse } = values
  const dataDir = values['data-dir']
  if (values.help || !from || (dataDir === undefined) !== rehearse) throw new Refusal('invalid', usage)
  const passphrase = process.env.BACKUP_PASSPHRASE
  const problem = passphraseProblem(passphrase)
  if (problem) throw new Refusal('invalid', problem)
  return { file: await fileOf(from), dataDir, passphrase: passphrase ?? '' }
}

const major = async () => Number.parseInt((await postgresBinaries()).version, 10)

type Proof = { lines: string[]; problems: string[] }

/** Starts what was unpacked, doubts what may have left, and looks whether everything is there. */
const prove = async (config: Config, of: Awaited<ReturnType<typeof unpack>>): Promise<Proof> => {
  const embedded = await startEmbedded({ dataDir: config.dataDir, log: () => undefined })
  const pool = openPool(embedded.url, 2)
  try {
    const found = await withClient(
      productDatabase(embedded.adminUrl),
      async (client) => await lookOver(client, of.about.files === 'disk' ? openFiles(config.files) : null),
    )
    await migrate(embedded.url)
    const { doubt, keys } = await transact(pool, systemScope(config, config.platformOrganizationId), async (tx) => ({
      doubt: await afterRestore(tx, of.about.begunAt, new Date()),
      keys: await countOpened(tx, config.appSecret),
    }))
    const inDoubt = Object.values(doubt).reduce((sum, many) => sum + many, 0)
    const problems = [
      ...(keys.opened < keys.keys
        ? [`APP_SECRET opens the saved logins of ${keys.opened} of ${countOf(keys.keys, 'organization')}.`]
        : []),
      ...(found.missing > 0 ? [`${countOf(found.missing, 'file is', 'files are')} not there.`] : []),
    ]
    const lines = [
      ...countLines(found.counts, of.manifest.counts),
      of.about.files === 's3'
        ? 'The files lie in the bucket, which is not in the backup.'
        : `${countOf(found.files, 'file')} looked for, ${found.missing} missing.`,
      `Saved logins open for ${keys.opened} of ${countOf(keys.keys, 'organization')}.`,
      `${countOf(inDoubt, 'text, mail or reminder', 'texts, mails and reminders')} in doubt: they may have left, and are not sent again.`,
    ]
    return { lines, problems }
  } finally {
    await pool.end()
    await embedded.stop()
  }
}

/** Takes a rehearsal's folder away, with the place its database was given where root may not run one. */
const forget = async (dataDir: string) => {
  const elsewhere = await readlink(path.join(dataDir, 'postgres')).catch(() => null)
  if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true, force: true })
  await rm(path.dirname(dataDir), { recursive: true, force: true })
}

const run = async () => {
  const { file, passphrase, ...wanted } = await asked()
  const dataDir = wanted.dataDir ?? path.join(await mkdtemp(path.join(tmpdir(), 'reinforce-rehearsal-')), 'data')
  const begun = Date.now()
  try {
    const of = await unpack(file, passphrase, dataDir, await major()).catch(inWordsOf(dataDir))
    const { DATABASE_URL: _, ...env } = process.env
    const { lines, problems } = await prove(readConfig({ ...env, DATA_DIR: dataDir }), of)
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${file}, begun ${of.about.begunAt}, in ${seconds} s:\n${lines.join('\n')}\n`)
    if (problems.length > 0) throw new Refusal('conflict', `Not everything is there. ${problems.join(' ')}`)
    process.stdout.write(
      wanted.dataDir
        ? `Restored. Start it with DATA_DIR=${dataDir} npm start; then let texts go on in Settings, Texting.\n`
        : 'The backup is good; nothing of the rehearsal was kept.\n',
    )
  } finally {
    if (!wanted.dataDir) await forget(dataDir)
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
