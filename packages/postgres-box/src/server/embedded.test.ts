import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findPostgresBinaries } from './binaries.ts'
import { withClient } from './create-owned-database.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { chooseRunner } from './runner.ts'

const started: Embedded[] = []
const folders: string[] = []

const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-test-embedded-'))
  folders.push(folder)
  return folder
}

const start = async (dataDir: string) => {
  const server = await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } })
  started.push(server)
  return server
}

/** Starts the server in a process of its own that prints a line and then stays, or is killed. */
const startElsewhere = async (dataDir: string) => {
  const module = JSON.stringify(path.join(import.meta.dirname, 'embedded.ts'))
  const code = `import { startEmbedded } from ${module}
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  const first: unknown[] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return { url: String(first[0]).trim(), kill: () => (child.kill('SIGKILL'), once(child, 'exit')) }
}

const count = (url: string) =>
  withClient(
    url,
    async (client) => (await client.query<{ n: number }>('select count(*)::int as n from kept')).rows[0]?.n,
  )
const keepOne = (url: string) =>
  withClient(url, (client) => client.query('create table if not exists kept (a int); insert into kept values (1)'))

afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) {
    const home = await readlink(path.join(folder, 'postgres')).catch(() => undefined)
    if (home) await rm(path.dirname(home), { recursive: true })
    await rm(folder, { recursive: true })
  }
})

test('a server that is killed is started again where it was, and keeps what was saved', async () => {
  const said: string[] = []
  const server = await startEmbedded({
    dataDir: await newFolder(),
    log: (line) => said.push(line),
    onLost: (sentence) => said.push(sentence),
  })
  started.push(server)
  await keepOne(server.url)
  const pid = await withClient(
    server.adminUrl,
    async (client) =>
      (await client.query<{ pid: number }>(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`))
        .rows[0]?.pid,
  )
  process.kill(pid ?? 0, 'SIGKILL')
  await expect.poll(async () => await count(server.url).catch(() => null), { timeout: 60_000 }).toBe(1)
  expect(said.at(-1)).toBe('PostgreSQL is running again')
})

test('saved data is there after a restart', async () => {
  const dataDir = await newFolder()
  const first = await start(dataDir)
  await keepOne(first.url)
  await first.stop()
  const second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await count(second.url)).toBe(1)
})

test('a server whose parent was killed is adopted with its data, and stops with its new parent', async () => {
  const dataDir = await newFolder()
  const killed = await startElsewhere(dataDir)
  await keepOne(killed.url)
  await killed.kill()
  const adopted = await start(dataDir)
  expect(adopted.adopted).toBe(true)
  expect(adopted.url).toBe(killed.url)
  expect(await count(adopted.url)).toBe(1)
  await adopted.stop()
  await expect(count(adopted.url)).rejects.toThrow('ECONNREFUSED')
})

test('a folder in use refuses a second owner in a sentence that names the first', async () => {
  const dataDir = await newFolder()
  const owner = await startElsewhere(dataDir)
  await expect(start(dataDir)).rejects.toThrow(/is in use by another Reinforce \(process \d+\)\. Stop that one first/)
  await owner.kill()
  expect((await start(dataDir)).adopted).toBe(true)
})

test('two folders are served at once on different ports', async () => {
  const [one, two] = await Promise.all([start(await newFolder()), start(await newFolder())])
  expect(new URL(one.url).port).not.toBe(new URL(two.url).port)
})

test('a pid file that names a stranger does not keep the server from starting', async () => {
  const dataDir = await newFolder()
  await (await start(dataDir)).stop()
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid')
  await writeFile(pidFile, `${process.pid}\n${path.dirname(pidFile)}\n0\n1\n\n127.0.0.1\n0\nready   \n`)
  expect((await start(dataDir)).adopted).toBe(false)
})

test('the product signs in as a plain owner with a password, over the loopback only', async () => {
  const dataDir = await newFolder()
  const { url, adminUrl } = await start(dataDir)
  const facts = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select rolsuper, rolcreaterole, rolbypassrls, current_setting('listen_addresses') as listens,
        current_setting('timezone') as zone, current_setting('server_encoding') as encoding, lower('É') as lowered,
        (select pg_get_userbyid(datdba) from pg_database where datname = current_database()) as owner
       from pg_roles where rolname = current_user`,
    )
    return rows[0] as unknown
  })
  expect(facts).toEqual({
    rolsuper: false,
    rolcreaterole: true,
    rolbypassrls: false,
    listens: '127.0.0.1',
    zone: 'UTC',
    encoding: 'UTF8',
    lowered: 'é',
    owner: 'reinforce',
  })
  const passwordFile = path.join(dataDir, 'postgres-passwords.json')
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600)
  expect(await readFile(passwordFile, 'utf8')).toContain(new URL(adminUrl).password)
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(count(wrong.href)).rejects.toThrow('password authentication failed')
})

test.skipIf(process.getuid?.() !== 0)(
  'root without user namespaces keeps its data where a dropped user may go, and says where',
  async () => {
    const dataDir = await newFolder()
    await (await start(dataDir)).stop()
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const runner = await chooseRunner({ ...(await findPostgresBinaries()), dataDir, log, mayUnshare: false })
    expect(lines.join()).toContain(runner.cluster)
    const server = await start(dataDir)
    await keepOne(server.url)
    expect((await stat(runner.cluster)).uid).not.toBe(0)
    expect(await count(server.url)).toBe(1)
  },
)
