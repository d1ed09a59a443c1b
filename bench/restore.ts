// How long a backup of a full installation takes, and its way back: a million candidates, files beside them, each restored and verified.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { migrate } from '../src/db/migrate.ts'
import { seed } from './seed.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    /** Megabytes of files that do not get smaller when they are packed, as PDFs. */
    files: { type: 'string', default: '500' },
  },
})
const home = await mkdtemp(path.join(tmpdir(), 'reinforce-restore-'))
const dataDir = path.join(home, 'data')
const programs = path.resolve(import.meta.dirname, '../src/app/server/backup')
const { DATABASE_URL: _, APP_SECRET: __, ...own } = process.env
const env = { ...own, DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'the passphrase of a bench', LOG_LEVEL: 'error' }

const timed = async (name: string, work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  console.log(`${name.padEnd(34)}${((performance.now() - began) / 1000).toFixed(1).padStart(8)} s`)
}
const run = async (program: string, ...args: string[]) =>
  await promisify(execFile)(process.execPath, [path.join(programs, program), ...args], { env, maxBuffer: 1e8 })

const fill = async () => {
  const embedded = await startEmbedded({
    dataDir,
    log: () => undefined,
    settings: { shared_buffers: '2GB', max_wal_size: '8GB', fsync: 'off' },
  })
  await migrate(embedded.url)
  const admin = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce') })
  await admin.connect()
  await seed(admin, { total: Number(values.rows) })
  await admin.query('checkpoint')
  const { rows } = await admin.query<{ size: number }>(`select (pg_database_size('reinforce') / 1e6)::float8 as size`)
  await admin.end()
  await embedded.stop()
  const files = path.join(dataDir, 'files', 'bench')
  await mkdir(files, { recursive: true })
  for (let n = 0; n < Number(values.files); n += 1) await writeFile(path.join(files, `${n}.pdf`), randomBytes(1e6))
  return rows[0]?.size ?? 0
}

try {
  const megabytes = await fill()
  console.log(
    `${values.rows} candidates in ${megabytes.toFixed(0)} MB, ${values.files} MB of files; load ${loadavg()[0]?.toFixed(1)}`,
  )
  const to = path.join(home, 'backups')
  await timed('backup', async () => await run('back-up.ts', '--to', to))
  const [name = ''] = (await readdir(to)).filter((file) => file.endsWith('.age'))
  console.log(`one file of ${((await stat(path.join(to, name))).size / 1e6).toFixed(0)} MB`)
  await timed('rehearsal: restored, verified', async () => await run('restore.ts', '--from', to, '--verify'))
  await timed('restored into a folder, verified', async () => {
    await run('restore.ts', '--from', to, '--data-dir', path.join(home, 'restored'))
  })
} finally {
  await rm(home, { recursive: true, force: true })
}
