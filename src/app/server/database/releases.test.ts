import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { loadCatalogue } from '../../../db/testing/catalogue.ts'
import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'
import { findLostRows, layRelease, loadContents } from '../../../db/testing/lay-release.ts'
import { renameHeld } from '../../../db/testing/renamed.ts'
import { layFiles, listStoredVersions, readRelease, type StoredRelease } from '../../../db/testing/stored-release.ts'
import { makeRelease } from '../testing/made-release.ts'

/**
 * What a later version changed in the rows of an earlier one on purpose, by table or `table.column` of today, and why.
 * Renamed values (`renamed.ts`) are none of these. Events are never changed:
 * no reason is taken for them.
 */
const onPurpose: Record<string, string> = {}

const versions = await listStoredVersions()
const newest = await readRelease(versions.at(-1) ?? '')
/** Steps that a database stood on before that release, one of four; the baseline made the schema in one go. */
const steps = newest.migrations
  .map(({ name }) => name)
  .filter((name) => name >= '0018')
  .slice(0, -1)
  .filter((_, at) => at % 4 === 0)

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

const lay = async (release: StoredRelease, through?: string) => {
  const laid = await layRelease(release, through)
  undo.push(laid.drop)
  return laid
}
const freshCatalogue = async () => {
  const fresh = await createFreshDatabase()
  undo.push(fresh.drop)
  return await loadCatalogue(fresh.url)
}

const freePort = async () =>
  await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** What `npm start` runs, on this database; answers when it is ready or has ended. */
const start = async (databaseUrl: string, { secret, files }: Pick<StoredRelease, 'secret' | 'files'>) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-update-'))
  await layFiles({ files }, path.join(dataDir, 'files'))
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      APP_SECRET: secret,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  undo.push(async () => {
    child.kill('SIGKILL')
    await rm(dataDir, { recursive: true, force: true })
  })
  const said = { out: '', wrong: '' }
  child.stdout?.on('data', (bytes: Buffer) => void (said.out += bytes.toString()))
  child.stderr?.on('data', (bytes: Buffer) => void (said.wrong += bytes.toString()))
  let ended: number | null = null
  child.once('close', (code) => void (ended = code ?? -1))
  await vi.waitFor(() => expect(ended !== null || said.out.includes('Reinforce is ready')).toBe(true), {
    timeout: 80_000,
    interval: 100,
  })
  return { base: `http://127.0.0.1:${port}`, said, ended: () => ended }
}

const signIn = async (base: string, email: string, password: string) =>
  await fetch(`${base}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

/** What the release answered and this one does not, after signing in with the passwords of then. */
const unsaid = async (base: string, { reads, password }: StoredRelease) => {
  const missing: string[] = []
  const tokens = new Map<string, string>()
  for (const { email, url, says } of reads) {
    const token = tokens.get(email) ?? (await signIn(base, email, password)).headers.get('set-auth-token') ?? ''
    tokens.set(email, token)
    const answer = await fetch(`${base}${url}`, { headers: { authorization: `Bearer ${token}` } })
    const text = await answer.text()
    if (answer.status !== 200) missing.push(`${url} answered ${answer.status}`)
    missing.push(...says.filter((words) => !text.includes(words)).map((words) => `${url}: ${words}`))
  }
  return missing
}

const carry = async (release: StoredRelease, through?: string) => {
  const laid = await lay(release, through)
  const before = await loadContents(laid.adminUrl)
  await migrate(laid.url)
  const after = await loadContents(laid.adminUrl)
  // Marks of figures to work out again are no rows to keep.
  const lost = findLostRows(before, after).filter((place) => place !== 'public.candidate_funnel_stale')
  return { laid, before, lost }
}

test.each(versions)(
  'the database of %s, with all that lies in it, is carried to this version, and what people read then is read now',
  async (version) => {
    const release = await readRelease(version)
    const { laid, before, lost } = await carry(release)
    expect(lost.filter((place) => !(place in onPurpose) || place.startsWith('public.event'))).toEqual([])
    const filled = [...before].filter(([, { rows }]) => rows.length > 0)
    expect(filled.length).toBe(release.tables.length)
    expect(renameHeld(before).get('public.events')?.rows.length).toBeGreaterThan(5)
    expect(await loadCatalogue(laid.url)).toEqual(await freshCatalogue())

    const { base, said } = await start(laid.url, release)
    expect(said.wrong).toBe('')
    expect(said.out).not.toContain('APP_SECRET')
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    expect(release.reads.length).toBeGreaterThan(5)
    expect(await unsaid(base, release)).toEqual([])
  },
  180_000,
)

test('stored data of this version has the bytes of its files: a résumé, a film and a document open after a restore', async () => {
  const release = await makeRelease()
  const { laid, lost } = await carry(release)
  expect(lost).toEqual([])
  const { base } = await start(laid.url, release)
  expect(await unsaid(base, release)).toEqual([])
  const ofFiles = release.reads.filter(({ says }) => says.some((words) => /^the (?:résumé|film|card) of/.test(words)))
  expect(ofFiles).toHaveLength(3)
  const { base: bare } = await start(laid.url, { ...release, files: [] })
  expect(await unsaid(bare, { ...release, reads: ofFiles })).toHaveLength(6)
}, 240_000)

test('each deliberate change is about a table that some stored release has', async () => {
  const releases = await Promise.all(versions.map(readRelease))
  const places = releases.flatMap(({ tables }) =>
    tables.flatMap(({ name, columns }) =>
      [...renameHeld(new Map([[name, { columns, rows: [] }]]))].flatMap(([today, held]) => [
        today,
        ...held.columns.map((column) => `${today}.${column}`),
      ]),
    ),
  )
  expect(Object.keys(onPurpose).filter((place) => !places.includes(place))).toEqual([])
})

test.each(steps)(
  'a database that stands at %s loses nothing on the way, and ends with the schema of a new one',
  async (step) => {
    const { laid, lost } = await carry(newest, step)
    expect(lost).toEqual([])
    expect(await loadCatalogue(laid.url)).toEqual(await freshCatalogue())
  },
  120_000,
)

test('two processes that start at the same moment on an earlier database bring it up to date once, and both let people in', async () => {
  const laid = await lay(newest, steps[1])
  const both = await withClient(laid.url, async (holder) => {
    // Anyone who is first waits for this lock, so that the other comes while the update is under way.
    await holder.query('begin; lock table all_candidates in access share mode')
    const starts = Promise.all([start(laid.url, newest), start(laid.url, newest)])
    const waiting = `select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`
    await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(1), {
      timeout: 60_000,
      interval: 100,
    })
    await holder.query('commit')
    return await starts
  })
  for (const { base, said } of both) {
    expect(said.wrong).toBe('')
    expect((await fetch(`${base}/readyz`)).status).toBe(200)
    expect((await signIn(base, 'clinic@example.test', newest.password)).status).toBe(200)
  }
  expect(both.filter(({ said }) => said.out.includes('Another process is migrating the database'))).toHaveLength(1)
  expect(await loadCatalogue(laid.url)).toEqual(await freshCatalogue())
}, 180_000)

test('a start whose update fails ends with one sentence, and the database is what the version before left', async () => {
  const laid = await lay(newest, '0027-offered-to-another-clinic.sql')
  await withClient(laid.url, async (client) => await client.query('create table app.processes (taken int)'))
  const state = async () => [await loadCatalogue(laid.url), await loadContents(laid.adminUrl)]
  const before = await state()
  const { said, ended } = await start(laid.url, newest)
  expect([ended(), said.wrong]).toEqual([
    1,
    'The database was not brought up to date: 0029-processes.sql failed (relation "processes" already exists). ' +
      'Nothing was changed: the version before still works with it. Put that one back and start it.\n',
  ])
  expect(await state()).toEqual(before)
}, 120_000)

test('a start on the database of a newer version ends with one sentence', async () => {
  const laid = await lay(newest)
  await withClient(
    laid.url,
    async (client) => await client.query(`insert into public.migrations (name) values ('9999-later.sql')`),
  )
  const { said, ended } = await start(laid.url, newest)
  expect([ended(), said.wrong]).toEqual([
    1,
    'This database was brought up to date by a newer version: 9999-later.sql is not known to this one. Nothing ' +
      'was changed. Start the newer version, or go back to the backup that was made before the update.\n',
  ])
}, 120_000)
