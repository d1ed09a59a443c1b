import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { toOwnerUrl, withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { fillQueues, summarizeQueues } from './testing/fill-queues.ts'

const { adminUrl, ownerUrl, role, prefix } = inject('testServer')
const database = `${prefix}_${randomBytes(6).toString('hex')}`
const to = toOwnerUrl(ownerUrl, { role, password: new URL(ownerUrl).password, database })
const asSuperuser = adminUrl.replace(/\/[^/]*$/, `/${database}`)
const stops = 4711

let dataDir: string
let before: string[]
beforeAll(async () => {
  await withClient(adminUrl, (client) => client.query(`create database ${database} owner ${role} template template0`))
  dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-moved-'))
  const running = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
  await fillQueues(running.url)
  before = await summarizeQueues(running.url)
  await running.stop()
}, 120_000)
afterAll(async () => {
  await withClient(adminUrl, (client) => client.query(`drop database if exists ${database} with (force)`))
  await rm(dataDir, { recursive: true, force: true })
})

const { DATABASE_URL: _, APP_SECRET: __, ...own } = process.env
const env = { ...own, MOVE_TO: to }
const program = path.resolve(import.meta.dirname, 'move.ts')
const tablesIn = async () =>
  await withClient(asSuperuser, async (client) => {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where schemaname in ('public', 'auth', 'app', 'pgboss')`,
    )
    return rows[0]?.tables
  })

/** Runs the move until all rows are there and nothing is committed, and kills it then. */
const killHalfway = async () => {
  const holder = new pg.Client({ connectionString: asSuperuser })
  await holder.connect()
  await holder.query(
    `create function public.stop_here() returns event_trigger language plpgsql as $$ begin
       if current_query() like '%enable trigger%' then perform pg_advisory_xact_lock(${stops}); end if; end $$`,
  )
  await holder.query(
    `create event trigger stop_here on ddl_command_start when tag in ('ALTER TABLE') execute function public.stop_here()`,
  )
  await holder.query('select pg_advisory_lock($1)', [stops])
  const child = spawn(process.execPath, [program], { env: { ...env, DATA_DIR: dataDir }, stdio: 'ignore' })
  const ended = once(child, 'exit')
  const waiting = `select from pg_locks where locktype = 'advisory' and objid = ${stops} and not granted`
  await vi.waitFor(async () => expect((await holder.query(waiting)).rowCount).toBe(1), {
    timeout: 60_000,
    interval: 100,
  })
  child.kill('SIGKILL')
  await ended
  await holder.query('drop event trigger stop_here; drop function public.stop_here')
  await holder.query('select pg_advisory_unlock($1)', [stops])
  // The server notices that its client is gone when it answers it.
  const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
  await vi.waitFor(async () => expect((await holder.query(others)).rowCount).toBe(0), { timeout: 30_000 })
  await holder.end()
}

test('leaves nothing behind when a move is killed, and moves every job of every queue when it is run again', async () => {
  expect(before.filter((text) => text.startsWith('job __pgboss__'))).toHaveLength(6)
  await killHalfway()
  expect(await tablesIn()).toBe(0)

  const { stdout } = await promisify(execFile)(process.execPath, [program], { env: { ...env, DATA_DIR: dataDir } })
  expect(stdout).toContain('Each table was verified')
  expect(await summarizeQueues(to)).toEqual(before)
  expect(
    await withClient(asSuperuser, (client) =>
      client.query(`select from public.events where name = 'installation.moved'`),
    ),
  ).toHaveProperty('rowCount', 1)
}, 240_000)
