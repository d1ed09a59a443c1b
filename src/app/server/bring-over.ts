import path from 'node:path'
import { parseArgs } from 'node:util'
import { migrate } from '../../db/migrate.ts'
import { type KindOfNote, kindInWords } from '../../features/intake/imports/rules/kind-of-note.ts'
import { bringOver, type Report } from '../../features/operations/migration/server/bring-over.ts'
import { openFilesBelow } from '../../features/operations/migration/server/files-below.ts'
import { openSource } from '../../features/operations/migration/server/open-source.ts'
import { openFiles } from '../../integrations/files/files.ts'
import { readConfig } from '../../platform/server/config.ts'
import { openPool } from '../../platform/server/database.ts'
import { openEmbedded } from '../../platform/server/postgres/open-embedded.ts'
import { UserError } from '../../rules/user-error.ts'
import { refuseHalfAt } from './database/assert-restore-complete.ts'

const usage = `Brings over everything that another installation holds: organizations, people, candidates, texts and the rest.

  npm run data-migration -- FOLDER_OR_DUMP.sql [--files FOLDER] [--installation NAME] [--dry-run]

FOLDER has a CSV file for each table (organizations.csv, all_candidates.csv, …; any may be missing), DUMP.sql is a plain dump
of PostgreSQL (pg_dump --format=plain). Run again, it brings what is new and makes no double. Nothing is sent to anybody.
Rows that stay behind are written to TABLE.rejected.csv beside the source with the reason. --dry-run only tells what would happen.
--files names the folder below which résumés and documents lie; each is looked into as an upload is.
--installation names the source when there are several: their ids may be alike.
With DATABASE_URL (and APP_SECRET) it works on that database, otherwise on the embedded one in DATA_DIR, also while the
server runs on it. docs/bring-over.md says the rest.`

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
const kinds = (kindsOf: readonly KindOfNote[]) =>
  kindsOf.map((one) => `           ${number.format(one.count).padStart(7)}  ${kindInWords(one)}`)

const linesOf = ({ tallies, rejects }: Report): string[] => {
  const lines = ['     read      new     here  changed  refused']
  for (const [table, tally] of tallies) {
    const { read, new: added, here, changed, refused, reasons, notes } = tally
    lines.push(`${[read, added, here, changed, refused].map(column).join('')}  ${table}`)
    if (reasons.length > 0) lines.push('           Why rows stay behind:', ...kinds(reasons))
    if (notes.length > 0) lines.push('           Notes:', ...kinds(notes))
  }
  const people = tallies.get('users')?.new ?? 0
  if (people === 1) lines.push('1 person has an account without a password: set it by "Forgot password".')
  if (people > 1)
    lines.push(`${number.format(people)} people have an account without a password: each sets it by "Forgot password".`)
  for (const file of rejects) lines.push(`Rows that stayed behind are in ${file}`)
  return lines
}

const run = async () => {
  const { values, positionals } = parsed()
  const [place, ...more] = positionals
  if (values.help || place === undefined || more.length > 0) throw new UserError('invalid', usage)
  const source = await openSource(place)
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
    const files = { below, store: openFiles(config.files) }
    const asked = {
      pool,
      config,
      source,
      files,
      installation: values.installation,
      from,
      dryRun,
      now: new Date(),
      tell,
    }
    const report = await bringOver(asked)
    const heading = dryRun ? `This is what ${from} would do; nothing was changed:` : `${from} was brought over:`
    process.stdout.write(`${[heading, ...linesOf(report)].join('\n')}\n`)
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
