import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { loadKeptPasswords } from '@reinforce/postgres-box/server/cluster.ts'
import { launch, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { createOwnedDatabase, withClient } from '@reinforce/postgres-box/server/owned-database.ts'
import { stopPostmaster } from '@reinforce/postgres-box/server/postmaster.ts'
import { buildCommandLine, chooseRunner, cleanEnvironment } from '@reinforce/postgres-box/server/runner.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillQueues, summarizeQueues } from './testing/fill-queues.ts'
import { upgradePostgres } from './upgrade-postgres.ts'

const majors = [15, 16, 17]
const getFolder = (major: number) => `/usr/lib/postgresql/${major}`
/** An earlier PostgreSQL as Debian installs it; where there is none, these tests are left out. */
const earlier = majors.find((major) => existsSync(path.join(getFolder(major), 'bin/initdb'))) ?? 0
const native = getFolder(earlier)
const platformOrganizationId = '00000000-0000-4000-8000-000000000001'

let dataDir: string
let queued: string[]
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-carry-'))
})
afterAll(async () => await rm(dataDir, { recursive: true, force: true }))

/** A data folder as an installation with that PostgreSQL left it: brought up to date by its time's program, one clinic in it. */
const made = async () => {
  const passwords = await loadKeptPasswords(dataDir)
  const runner = await chooseRunner({ native, version: `${earlier}-test`, dataDir, log: () => undefined })
  const secret = path.join(dataDir, 'secret')
  await writeFile(secret, passwords.superuser)
  const flags = [`--pgdata=${runner.cluster}`, '--username=postgres', `--pwfile=${secret}`, '--auth=scram-sha-256']
  const { file, args } = buildCommandLine(runner, 'initdb', [...flags, '--encoding=UTF8', '--locale=C.UTF-8'])
  await promisify(execFile)(file, args, { ...runner.user, env: cleanEnvironment, cwd: '/' })
  const server = await launch(runner, path.join(dataDir, 'postgres.log'), { fsync: 'off' })
  const admin = `postgres://postgres:${passwords.superuser}@127.0.0.1:${server.port}/postgres`
  const url = await createOwnedDatabase(admin, { role: 'reinforce', password: passwords.owner, database: 'reinforce' })
  await fillQueues(url)
  queued = await summarizeQueues(url)
  await promisify(execFile)(
    process.execPath,
    [path.resolve(import.meta.dirname, '../admin.ts'), 'organization', '--name', 'Kite ABA'],
    { env: { ...process.env, DATABASE_URL: url, APP_SECRET: 'a-secret-of-the-tests-with-32-characters' } },
  )
  await stopPostmaster(runner.cluster, server.pid)
}
const carry = async (postgresBefore = native) => {
  const said: string[] = []
  await upgradePostgres({ dataDir, postgresBefore, platformOrganizationId }, (line) => said.push(line))
  return said
}
/** Carries over in a process of its own, and kills it while the new server is running and not yet whole. */
const killCopying = async () => {
  const given = JSON.stringify({ dataDir, postgresBefore: native, platformOrganizationId })
  const words = `import { upgradePostgres } from ${JSON.stringify(path.resolve(import.meta.dirname, 'upgrade-postgres.ts'))}
    await upgradePostgres(${given}, () => undefined)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', words], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const begun = path.join(dataDir, 'postgres-next/postgres/postmaster.pid')
  await vi.waitFor(() => expect(existsSync(begun)).toBe(true), { timeout: 60_000, interval: 20 })
  child.kill('SIGKILL')
  await ended
  expect(existsSync(path.join(dataDir, 'postgres-next/whole'))).toBe(false)
}
const version = async (folder: string) => Number(await readFile(path.join(dataDir, folder, 'PG_VERSION'), 'utf8'))
/** What the clinics and the events of the installation are, asked of the server that starts on the folder now. */
const found = async () => {
  const server = await startEmbedded({ dataDir, log: () => undefined })
  try {
    const url = server.adminUrl.replace(/postgres$/, 'reinforce')
    expect(await summarizeQueues(url)).toEqual(queued)
    return await withClient(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select name from organizations where name = 'Kite ABA' union all select name from events where name = 'installation.carriedOver'`,
      )
      return rows.map(({ name }) => name)
    })
  } finally {
    await server.stop()
  }
}

test.runIf(earlier)(
  'a database of an earlier PostgreSQL is carried over whole, and the earlier one stays beside it',
  async () => {
    await made()
    await expect(carry('/nowhere')).rejects.toThrow(
      new RegExp(
        `^Couldn’t get the programs of PostgreSQL ${earlier}, which made this database .* Nothing changed\\.$`,
      ),
    )
    expect(await version('postgres')).toBe(earlier)
    // What a killed try left behind is no obstacle.
    await mkdir(path.join(dataDir, 'postgres-next'))
    await writeFile(path.join(dataDir, 'postgres-next', 'half'), '')
    await killCopying()
    expect(await version('postgres')).toBe(earlier)

    const said = await carry()
    expect(said[0]).toMatch(new RegExp(`^Upgrading the database from PostgreSQL ${earlier} to \\d+`))
    expect(await version(`postgres-${earlier}`)).toBe(earlier)
    expect(await version('postgres')).toBeGreaterThan(earlier)
    expect(await readdir(dataDir)).not.toContain('postgres-next')
    expect(await found()).toEqual(['Kite ABA', 'installation.carriedOver'])
    expect(await carry()).toEqual([])
  },
  180_000,
)

test.runIf(earlier)(
  'a process that was killed while the two change places is gone on from',
  async () => {
    const at = (name: string) => path.join(dataDir, name)
    const back = async () => {
      await mkdir(at('postgres-next'))
      await writeFile(at('postgres-next/whole'), String(earlier))
    }
    // Before the first step, between the two, and after both.
    await back()
    await rename(at('postgres'), at('postgres-next/postgres'))
    await rename(at(`postgres-${earlier}`), at('postgres'))
    await carry()
    expect(await found()).toContain('Kite ABA')
    await back()
    await rename(at('postgres'), at('postgres-next/postgres'))
    await carry()
    expect(await found()).toContain('Kite ABA')
    await back()
    await carry()
    expect(await found()).toContain('Kite ABA')
    expect([await version(`postgres-${earlier}`), (await readdir(dataDir)).includes('postgres-next')]).toEqual([
      earlier,
      false,
    ])
  },
  180_000,
)
