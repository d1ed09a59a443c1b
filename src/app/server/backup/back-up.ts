import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { passphraseProblem } from '../../../features/backups/rules/backup-file.ts'
import { backUp, keptLog } from '../../../features/backups/server/door.ts'
import { openBackups } from '../../../integrations/backups/open-backups.ts'
import { systemScope } from '../../../platform/server/actor.ts'
import { readConfig } from '../../../platform/server/config.ts'
import { openPool, transact } from '../../../platform/server/database.ts'
import { writeFacts } from '../../../platform/server/facts.ts'
import { openEmbedded } from '../../../platform/server/postgres/open-embedded.ts'
import { withClient } from '../../../platform/server/postgres/owned-database.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { inBytes } from './in-bytes.ts'
import { inWordsOf } from './in-words-of.ts'
import { productDatabase } from './product-database.ts'

const usage = `Makes a backup of everything in DATA_DIR, also while the server runs on it: the database, the files, and the secret that
opens the saved logins, in one file that only BACKUP_PASSPHRASE opens.

  BACKUP_PASSPHRASE=… npm run backup -- --to FOLDER [--keep 14]
  BACKUP_PASSPHRASE=… npm run backup -- --to s3://bucket/prefix [--keep 14]    (S3_REGION and the others, see the README)

--keep: how many backups stay there; older ones are removed once the new one is whole. Without it all stay.
Keep a copy of the passphrase elsewhere: without it nobody opens the file. npm run restore is the way back; try it.
With DATABASE_URL the database is backed up by PostgreSQL's own tools: see "Backup" in the README.`

const options = { to: { type: 'string' }, keep: { type: 'string' }, help: { type: 'boolean' } } as const

const asked = () => {
  const { values } = parseArgs({ options })
  const { to, keep } = values
  if (values.help || !to) throw new Refusal('invalid', usage)
  if (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep))
    throw new Refusal('invalid', '--keep is a number from 1 to 9999.')
  const passphrase = process.env.BACKUP_PASSPHRASE
  const problem = passphraseProblem(passphrase)
  if (problem) throw new Refusal('invalid', problem)
  return { to, keep: keep === undefined ? null : Number(keep), passphrase: passphrase ?? '' }
}

const run = async () => {
  const wanted = asked()
  const config = readConfig(process.env)
  const place = openBackups(wanted.to, config.s3)
  if (config.databaseUrl) throw new Refusal('invalid', usage)
  const embedded = await openEmbedded(config.dataDir)
  const pool = openPool(embedded.url, 1)
  try {
    const begun = Date.now()
    const cluster = await realpath(path.join(config.dataDir, 'postgres'))
    const made = await withClient(
      productDatabase(embedded.adminUrl),
      async (client) =>
        await backUp({ ...wanted, place, client, cluster, config, now: new Date(begun), log: await keptLog(cluster) }),
    ).catch(inWordsOf(wanted.to))
    const { name: file, bytes, manifest, removed } = made
    await transact(pool, systemScope(config, config.platformOrganizationId), async (tx) => {
      await writeFacts(tx, null, [{ name: 'installation.backedUp', after: { file, bytes } }])
    })
    const files =
      config.files.kind === 's3'
        ? 'The files lie in the bucket and are not in it.'
        : `${manifest.files} files (${inBytes(manifest.fileBytes)}).`
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    process.stdout.write(
      `${place.address(file)}\n${inBytes(bytes)} in ${seconds} s: ${manifest.counts.candidates} candidates, ${files}\n`,
    )
    for (const name of removed) process.stdout.write(`Removed ${name}\n`)
  } finally {
    await pool.end()
    await embedded.stop()
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
