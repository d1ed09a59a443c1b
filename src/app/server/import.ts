import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { describeKind, type KindOfNote } from '../../features/intake/imports/rules/find-kind-of-note.ts'
import { findOrganization } from '../../features/intake/imports/server/find-organization.ts'
import { type ImportReport, loadFile, previewFile } from '../../features/intake/imports/server/load-file.ts'
import { fileAsCsv } from '../../features/intake/imports/server/streams/file-as-csv.ts'
import { getScope, getSystemScope } from '../../platform/server/actor.ts'
import { readConfig } from '../../platform/server/config.ts'
import { openPool, transact } from '../../platform/server/database.ts'
import { refuseHalfAt } from './database/assert-restore-complete.ts'

const usage = `Imports candidates from a job board's file into one organization, all or nothing.

  npm run import -- FILE --organization NAME [--consent "where and when they agreed"] [--dry-run] [--json]

FILE is CSV, Excel (.xlsx), vCard, or a table saved as .xls. Columns and words are read as the organization chose before for such
a file, otherwise by rule. --json prints one object: columns, words, and rows.

For people already here (same email, or same phone and no other name), it fills in blanks. Their status stays.
Without --consent, it isn't known whether these people agreed to texts.
Rejected and skipped rows go to FILE.rejected.csv with the reason. --dry-run only shows what would happen.
Works on the database in DATABASE_URL (with APP_SECRET), otherwise on the embedded one in DATA_DIR, even while the server
runs on it.`

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const parsed = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        organization: { type: 'string' },
        consent: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

const number = new Intl.NumberFormat('en-US')
const counted = (kinds: { kind: string; count: number }[]) =>
  kinds.map(({ kind, count }) => `${number.format(count).padStart(9)}  ${kind}`)
const told = (kinds: KindOfNote[]) => counted(kinds.map((one) => ({ kind: describeKind(one), count: one.count })))

const print = (text: string) => void process.stdout.write(`${text}\n`)

const tell = (report: ImportReport & { consented?: number }, heading: string, rejectsFile: string | null) => {
  const lines = [heading, ...counted(Object.entries(report.counts).map(([kind, count]) => ({ kind, count })))]
  if (report.reasons.length > 0) lines.push('Why rows were rejected:', ...told(report.reasons))
  if (report.skips.length > 0) lines.push('Why rows were skipped:', ...told(report.skips))
  const { consented = 0 } = report
  if (consented > 0)
    lines.push(
      `Recorded consent to texts for ${number.format(consented)} ${consented === 1 ? 'person' : 'people'} already here.`,
    )
  const notes = [...counted(table.remarks.map((kind) => ({ kind, count: 1 }))), ...told(report.notes)]
  if (notes.length > 0) lines.push('Notes:', ...notes)
  if (report.unknownColumns.length > 0) lines.push(`Columns not read: ${report.unknownColumns.join(', ')}`)
  if (rejectsFile && report.rejects) lines.push(`Rejected and skipped rows are in ${rejectsFile}`)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Formats the report as one object for a program: the use of each column and word, and the outcomes of the rows. */
const asJson = ({ headers, values: words, read, counts, rejectedRows }: ImportReport): string => {
  const { created, updated, skipped } = counts
  return JSON.stringify({ headers, values: words, rows: { read, created, updated, skipped, rejected: rejectedRows } })
}

const { values, positionals } = parsed()
const [file, ...more] = positionals
if (values.help || !file || more.length > 0 || !values.organization) fail(usage)
const given = { file: file ?? '', organization: values.organization ?? '', consent: values.consent?.trim() ?? null }
if (given.consent === '') fail('--consent needs where and when people gave consent.')
const rawBytes = await readFile(given.file).catch(() => fail(`Can’t read the file ${given.file}.`))
const table = await fileAsCsv(rawBytes).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
)
const place = path.parse(given.file)
const rejectsFile = path.join(place.dir, `${place.name}.rejected.csv`)

const run = async () => {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? null : await openEmbedded(config.dataDir)
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? ''
  const pool = openPool(databaseUrl, 2)
  try {
    await refuseHalfAt(config.databaseDirectUrl ?? databaseUrl)
    await migrate(config.databaseDirectUrl ?? databaseUrl)
    const platform = getSystemScope(config, config.platformOrganizationId)
    const organization = await transact(pool, platform, async (tx) => await findOrganization(tx, given.organization))
    const { consent } = given
    const request = {
      organizationId: organization.id,
      fileName: place.base,
      bytes: table.csv,
      parts: table.parts,
      consent,
      madeBy: null,
      now: new Date(),
    }
    const scope = getScope({ kind: 'system', organizationId: organization.id, isPlatform: false })
    if (values['dry-run']) {
      const report = await transact(pool, scope, async (tx) => await previewFile(tx, request), { readOnly: true })
      if (values.json) return print(asJson(report))
      return tell(report, `Preview of ${place.base} in ${organization.name}. Nothing changed:`, null)
    }
    const report = await transact(pool, scope, async (tx) => {
      const done = await loadFile(tx, request)
      // Written before the commit: anyone who cannot keep the rejects loads no one.
      if (done.rejects) await writeFile(rejectsFile, done.rejects, { mode: 0o600 })
      else await rm(rejectsFile, { force: true })
      return done
    })
    if (values.json) return print(asJson(report))
    tell(report, `Imported ${place.base} into ${organization.name}:`, rejectsFile)
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
