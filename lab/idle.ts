// What a console that nobody uses costs: transactions a second and processor time, over five minutes.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { serve } from '../bench/serving.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    /** Also which statements they were, by the database's own log. */
    explain: { type: 'boolean', default: false },
    /** Without PostgreSQL's own cleaning up, which a database that was just filled has most of. */
    'no-autovacuum': { type: 'boolean', default: false },
  },
})
const seconds = Number(values.minutes) * 60
const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-idle-'))
const logged = { log_statement: 'all', log_line_prefix: '@@' }
const embedded = await startEmbedded({
  dataDir,
  log: () => undefined,
  settings: {
    log_autovacuum_min_duration: '0',
    ...(values.explain ? logged : {}),
    ...(values['no-autovacuum'] ? { autovacuum: 'off' } : {}),
  },
})
const server = await serve(
  'src/app/server/main.ts',
  {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: embedded.url,
    APP_SECRET: 'a secret of at least 32 characters',
    DEMO_DATA: 'on',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
  },
  /API: (\S+)\/docs/,
)
// In a database of its own, so that asking is not counted.
const asking = new pg.Client({ connectionString: embedded.adminUrl.replace(/\/[^/]*$/, '/postgres') })
await asking.connect()
const transactions = async (): Promise<number> => {
  const { rows } = await asking.query<{ n: string }>(
    `select xact_commit + xact_rollback as n from pg_stat_database where datname = 'reinforce'`,
  )
  return Number(rows[0]?.n)
}
const run = promisify(execFile)
/** Seconds of processor time of the server and of PostgreSQL with all its processes; autovacuum's are among them. */
const processor = async (): Promise<number> => {
  const { rows } = await asking.query<{ pid: number }>('select pg_backend_pid() as pid')
  const { stdout: parent } = await run('ps', ['-o', 'ppid=', '-p', String(rows[0]?.pid)])
  const { stdout } = await run('ps', ['-o', 'times=', '-p', String(server.pid), '--ppid', parent.trim()])
  return stdout.split('\n').reduce((sum, line) => sum + Number(line), 0)
}
const log = async () => await readFile(path.join(dataDir, 'postgres.log'), 'utf8')

await wait(360_000) // the first folding, and autovacuum of the demo data
const from = { n: await transactions(), cpu: await processor(), log: (await log()).length }
await wait(seconds * 1000)
const to = { n: await transactions(), cpu: await processor() }
const lines = (await log()).slice(from.log).split('\n')
const vacuums = lines.filter((line) => /automatic (?:vacuum|analyze) of/.test(line)).length
const each = (n: number) => (n / seconds).toFixed(2)
console.log(`${to.n - from.n} transactions in ${seconds} s: ${each(to.n - from.n)} a second`)
console.log(`autovacuum cleaned ${vacuums} tables meanwhile`)
console.log(
  `processor: ${(((to.cpu - from.cpu) / seconds) * 100).toFixed(2)} % of a core, load average ${loadavg()[0]?.toFixed(1)}`,
)
if (values.explain) {
  const counted = new Map<string, number>()
  for (const entry of lines.join(' ').split('@@')) {
    const said = /(?:statement|execute [^:]*):\s+(.*)/.exec(entry.replace(/\s+/g, ' '))?.[1]?.slice(0, 130)
    if (said) counted.set(said, (counted.get(said) ?? 0) + 1)
  }
  for (const [said, count] of [...counted].toSorted((a, b) => b[1] - a[1]).slice(0, 60)) console.log(`${count} ${said}`)
}
await asking.end()
await server.stop()
await embedded.stop()
await rm(dataDir, { recursive: true, force: true })
