import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { migrate } from '../src/db/migrate.ts'
import { writeInstallation } from './made-up-installation.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '50000' } } })
const rows = Number(values.rows)

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-bench-'))
const folder = path.join(dataDir, 'installation')
const seconds = async <T>(work: () => Promise<T>) => {
  const began = performance.now()
  const result = await work()
  return { result, took: ((performance.now() - began) / 1000).toFixed(1) }
}
const written = await seconds(async () => await writeInstallation(folder, rows))
console.log(
  `A made-up installation of ${rows.toLocaleString('en-US')} candidates, ${cpus().length} cores, written in ${written.took} s:`,
)
console.log(written.result)

const embedded = await startEmbedded({ dataDir, log: () => undefined })
await migrate(embedded.url)
const admin = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/reinforce') })
await admin.connect()
await admin.query(`insert into organizations (id, name) values ('00000000-0000-4000-8000-000000000001', 'Platform')`)
const program = path.join(import.meta.dirname, '../src/app/server/data-migration.ts')
const env = { ...process.env, DATABASE_URL: embedded.url, APP_SECRET: 'bench '.repeat(8), DATA_DIR: dataDir }
const run = async (...more: string[]) => {
  const { result, took } = await seconds(
    async () => await promisify(execFile)(process.execPath, [program, folder, ...more], { env, maxBuffer: 10_000_000 }),
  )
  console.log(`\n${took} s\n${result.stdout}`)
}
const count = async (table: string) => {
  const found = await admin.query<{ n: number }>(`select count(*)::int as n from ${table}`)
  return found.rows[0]?.n ?? 0
}
const tables = [
  'organizations',
  'reinforce_users',
  'all_candidates',
  'text_messages',
  'interviews',
  'opt_outs',
  'migrated_rows',
  'emails',
]
const counts = async () => {
  const all: Record<string, number> = {}
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const table of tables) all[table] = await count(table)
  return all
}

console.log('\nA dry run:')
await run('--dry-run')
console.log(await counts())

console.log('\nKilled (SIGKILL) once a third of the candidates are there:')
const victim = spawn(process.execPath, [program, folder], { env, stdio: 'ignore' })
const ended = once(victim, 'exit')
// oxlint-disable-next-line no-await-in-loop -- it is watched
while (victim.exitCode === null && (await count('all_candidates')) < rows / 3)
  await new Promise((done) => setTimeout(done, 50))
victim.kill('SIGKILL')
await ended
console.log(await counts())

console.log('\nTo the end:')
await run()
const whole = await counts()
console.log(whole)

console.log('\nOnce more:')
await run()
console.log(JSON.stringify(await counts()) === JSON.stringify(whole) ? 'Nothing changed.' : await counts())

await admin.end()
await embedded.stop()
await rm(dataDir, { recursive: true })
