import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'
import { canPrepare, checkNotices } from './check-pooler.ts'

/** The oldest one in use, of Debian 12: it forgets prepared statements between transactions. */
const pgbouncer = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((file) =>
  existsSync(file),
)
const main = path.resolve(import.meta.dirname, '../main.ts')
const secret = 'a secret of at least 32 characters'

let home: string
let pooler: ChildProcess
let database: Awaited<ReturnType<typeof createFreshDatabase>>
let pooled: string
const started: ChildProcess[] = []

const freePort = async () =>
  await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
const answers = async (port: number) =>
  await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })

/** A server of ours with these settings: where it answers, or what it said when it ended. */
const start = async (env: Record<string, string>) => {
  const port = await freePort()
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: path.join(home, String(port)),
      APP_SECRET: secret,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
  await vi.waitFor(() => expect(child.exitCode !== null || said.includes('Reinforce is ready')).toBe(true), {
    timeout: 80_000,
    interval: 100,
  })
  return { base: `http://127.0.0.1:${port}`, said: () => said, ended: child.exitCode !== null, child }
}

beforeAll(async () => {
  if (!pgbouncer) return
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-pooler-'))
  await chmod(home, 0o755)
  database = await createFreshDatabase()
  const url = new URL(database.url)
  const port = await freePort()
  const lines = [
    '[databases]',
    `* = host=${url.hostname} port=${url.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'auth_type = trust',
    `auth_file = ${home}/users.txt`,
    'pool_mode = transaction',
    'default_pool_size = 8',
    'unix_socket_dir =',
    'logfile =',
    '',
  ]
  await writeFile(path.join(home, 'pgbouncer.ini'), lines.join('\n'))
  await writeFile(path.join(home, 'users.txt'), `"${url.username}" "${decodeURIComponent(url.password)}"\n`)
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  pooler = spawn(pgbouncer, ['-q', ...user, path.join(home, 'pgbouncer.ini')], { stdio: 'ignore' })
  for (let tries = 0; tries < 400 && !(await answers(port)); tries++) await sleep(50)
  const through = new URL(database.url)
  through.port = String(port)
  pooled = through.href
}, 120_000)
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  pooler?.kill('SIGKILL')
  await database?.drop()
  if (home) await rm(home, { recursive: true, force: true })
})

test.runIf(pgbouncer)(
  'through a pooler that shares connections everything works, with an address that leads past it',
  async () => {
    const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url, PREPARED: 'off', DEMO_DATA: 'off' }
    const [one, other] = await Promise.all([start(env), start(env)])
    for (const { base } of [one, other]) {
      const ready = await fetch(`${base}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([
        200,
        { database: true, migrations: true, jobs: true, signIn: true, live: true },
      ])
    }
    const words = ['create', '--email', 'ana@example.com', '--name', 'Ana García']
    execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../admin.ts'), ...words], {
      env: { ...process.env, ...env, APP_SECRET: secret },
      input: 'long enough words\n',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    for (const { base } of [one, other]) {
      const body = JSON.stringify({ email: 'ana@example.com', password: 'long enough words' })
      const headers = { origin: base, 'content-type': 'application/json' }
      const signedIn = await fetch(`${base}/api/auth/sign-in/email`, { method: 'POST', headers, body })
      expect(signedIn.status).toBe(200)
      const authorization = `Bearer ${signedIn.headers.get('set-auth-token') ?? ''}`
      for (let time = 0; time < 20; time++)
        expect((await fetch(`${base}/api/candidates`, { headers: { authorization } })).status).toBe(200)
    }
  },
  180_000,
)

test.runIf(pgbouncer)(
  'without one the start is refused in a sentence, instead of being deaf',
  async () => {
    const { ended, said } = await start({ DATABASE_URL: pooled, PREPARED: 'off', DEMO_DATA: 'off' })
    expect([ended, said()]).toEqual([true, expect.stringContaining('Set DATABASE_DIRECT_URL')])
    expect(said()).not.toContain('is migrating the database')
  },
  120_000,
)

test.runIf(pgbouncer)(
  'starts with the address that was missing after a refused start, and without prepared statements where they are forgotten',
  async () => {
    await expect(checkNotices(pooled, pooled)).rejects.toThrow('Set DATABASE_DIRECT_URL')
    await expect(checkNotices(pooled, database.url)).resolves.toBeUndefined()
    expect([await canPrepare(pooled), await canPrepare(database.url)]).toEqual([false, true])
    // A command that goes through the pooler leaves no lock there, either.
    const other = await createFreshDatabase()
    const through = new URL(other.url)
    through.port = new URL(pooled).port
    await migrate(through.href)
    await migrate(other.url)
    await other.drop()

    const env = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: database.url, DEMO_DATA: 'off' }
    const [one, another] = await Promise.all([start(env), start(env)])
    for (const { ended, said } of [one, another])
      expect([ended, said()]).toEqual([false, expect.stringContaining('drops prepared statements')])
    const words = ['create', '--email', 'noor@example.com', '--name', 'Noor Haddad']
    execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../admin.ts'), ...words], {
      env: { ...process.env, ...env, APP_SECRET: secret },
      input: 'long enough words\n',
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const calls = [one, another].map(async ({ base }) => {
      const body = JSON.stringify({ email: 'noor@example.com', password: 'long enough words' })
      const headers = { origin: base, 'content-type': 'application/json' }
      const signedIn = await fetch(`${base}/api/auth/sign-in/email`, { method: 'POST', headers, body })
      const authorization = `Bearer ${signedIn.headers.get('set-auth-token') ?? ''}`
      const asks = Array.from({ length: 40 }, async () => {
        const { status } = await fetch(`${base}/api/candidates`, { headers: { authorization } })
        return status
      })
      return await Promise.all(asks)
    })
    expect(new Set((await Promise.all(calls)).flat())).toEqual(new Set([200]))
  },
  180_000,
)

test('a database that was restored without its policies is refused in a sentence', async () => {
  const bare = await createFreshDatabase()
  try {
    await withClient(bare.url, async (client) => {
      const { rows } = await client.query<{ drop: string }>(
        `select format('drop policy %I on %s', polname, polrelid::regclass) as drop from pg_policy`,
      )
      for (const { drop } of rows) await client.query(drop)
    })
    home ??= await mkdtemp(path.join(tmpdir(), 'reinforce-pooler-'))
    const { ended, said } = await start({ DATABASE_URL: bare.url, DEMO_DATA: 'off' })
    expect([ended, said()]).toEqual([true, expect.stringContaining('Restore the roles first')])
  } finally {
    await bare.drop()
  }
}, 120_000)
