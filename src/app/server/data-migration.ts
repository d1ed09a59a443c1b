import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { describeKind, type KindOfNote } from '../../features/intake/imports/rules/find-kind-of-note.ts'
import { openFilesBelow } from '../../features/operations/migration/server/files-below.ts'
import { migrateData, type Report } from '../../features/operations/migration/server/migrate-data.ts'
import { openSource } from '../../features/operations/migration/server/open-source.ts'
import { openExport } from '../../features/operations/migration/server/restore/read-export.ts'
import { restoreOrganization } from '../../features/operations/migration/server/restore/restore-organization.ts'
import { openFiles } from '../../integrations/files/files.ts'
import { readConfig } from '../../platform/server/config.ts'
import { openPool } from '../../platform/server/database.ts'
import { UserError } from '../../rules/user-error.ts'
import { refuseHalfAt } from './database/assert-restore-complete.ts'

const usage = `Imports everything from another installation: organizations, people, candidates, texts, and the rest.

  npm run data-migration -- FOLDER_OR_DUMP.sql [--files FOLDER] [--installation NAME] [--dry-run]

FOLDER has one CSV file per table (organizations.csv, all_candidates.csv, …). Any can be missing. DUMP.sql is a plain PostgreSQL
dump (pg_dump --format=plain). Safe to repeat: it imports only what is new. Nothing is sent to anyone.
FOLDER can also be an unpacked export of an organization (Settings, Advanced): then everything in it is imported.
Rejected rows go to TABLE.rejected.csv next to the source, with the reason. --dry-run only shows what would happen.
--files names the folder with resumes and documents. We check each file like an upload.
--installation names the source if there are several, because their IDs may be alike.
Works on the database in DATABASE_URL (with APP_SECRET), otherwise on the embedded one in DATA_DIR, even while the server
runs on it. For more, see docs/data-migration.md.`

const parsed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        files: { type: 'string' },
        installation: { type: 'string', default: 'default' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UserError('invalid', `${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const number = new Intl.NumberFormat('en-US')
const column = (count: number) => number.format(count).padStart(9)
const kinds = (kindsOfNotes: readonly KindOfNote[]) =>
  kindsOfNotes.map((one) => `           ${number.format(one.count).padStart(7)}  ${describeKind(one)}`)

const formatReport = ({ tallies, rejects }: Report): string[] => {
  const lines = ['     read      new     here  changed  refused']
  for (const [table, tally] of tallies) {
    const { read, new: added, here, changed, refused, reasons, notes } = tally
    lines.push(`${[read, added, here, changed, refused].map(column).join('')}  ${table}`)
    if (reasons.length > 0) lines.push('           Why rows were rejected:', ...kinds(reasons))
    if (notes.length > 0) lines.push('           Notes:', ...kinds(notes))
  }
  const people = tallies.get('users')?.new ?? 0
  if (people === 1) lines.push('1 person has an account without a password. Set it with “Forgot password”.')
  if (people > 1)
    lines.push(`${number.format(people)} people have accounts without a password. They set it with “Forgot password”.`)
  for (const file of rejects) lines.push(`Rejected rows are in ${file}`)
  return lines
}

const run = async () => {
  const { values, positionals } = parsed()
  const [place, ...more] = positionals
  if (values.help || place === undefined || more.length > 0) throw new UserError('invalid', usage)
  const exported = await openExport(place)
  const source = exported ? null : await openSource(place)
  const below = values.files === undefined ? null : await openFilesBelow(values.files)
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const pool = openPool(databaseUrl, 2)
  try {
    await refuseHalfAt(config.databaseDirectUrl ?? databaseUrl)
    await migrate(config.databaseDirectUrl ?? databaseUrl)
    const from = path.basename(path.resolve(place))
    const dryRun = values['dry-run']
    const tell = (table: string, { read }: { read: number }) =>
      process.stderr.write(`${table}: ${number.format(read)} rows\n`)
    const store = openFiles(config.files)
    const common = { pool, config, from, dryRun, now: new Date(), tell }
    const report = exported
      ? await restoreOrganization({ ...common, source: exported, store })
      : source && (await migrateData({ ...common, source, files: { below, store }, installation: values.installation }))
    if (!report) throw new UserError('invalid', usage)
    const heading = dryRun ? `Preview of ${from}. Nothing changed:` : `${from} was imported:`
    process.stdout.write(`${[heading, ...formatReport(report)].join('\n')}\n`)
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

process.env.TZ = 'UTC'
try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
