import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyDatabase } from '@reinforce/postgres-box/copy/copy-database.ts'
import { toOwnerUrl, withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'
import { sendMailJob } from '../../../features/access/email/server/jobs/send-mail.ts'
import { makeQueues } from '../../../platform/server/job.ts'
import { jobs } from '../routes.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

/** The superuser's way into a database of the test server. */
const asSuperuser = (url: string) => {
  const admin = new URL(inject('testServer').adminUrl)
  admin.pathname = new URL(url).pathname
  return admin.href
}
const emptied = async () => {
  const made = await createFreshDatabase()
  await makeQueues(made.url, jobs)
  return made
}
const copy = async (from: string, to: string) =>
  await withClient(
    asSuperuser(from),
    async (source) =>
      await withClient(to, async (target) => {
        await target.query('begin')
        const copied = await copyDatabase(source, target)
        await target.query('commit')
        return copied
      }),
  )
const asked = async <Row extends pg.QueryResultRow>(url: string, text: string) =>
  await withClient(asSuperuser(url), async (client) => (await client.query<Row>(text)).rows)

/** What keeps rows right and apart: references, triggers, policies. */
const loadGuards = async (url: string) =>
  await asked(
    url,
    `select 'key' as kind, conrelid::regclass::text as at, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'f'
     union all select 'trigger', tgrelid::regclass::text, tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     union all select 'policy', oid::regclass::text, relrowsecurity::text || relforcerowsecurity from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1, 2, 3`,
  )

test('every row of every table arrives, with the queues’ jobs and the next numbers, and what guards them is as it was', async () => {
  const target = await emptied()
  try {
    await world.inPlatform(async (tx) => {
      await sendMailJob.enqueue(tx, { organizationId: world.own.organizationId, mailId: randomUUID() })
    })
    const before = await loadGuards(target.url)
    const copied = await copy(world.databaseUrl, target.url)
    const rows = new Map(copied.map((each) => [each.table, each.rows]))
    expect([rows.get('public.organizations'), rows.get('auth."user"')]).toEqual([3, 5])
    expect(rows.get('pgboss.job')).toBeGreaterThan(0)
    expect(copied.filter(({ rows }) => rows > 0).length).toBeGreaterThan(40)
    expect(await loadGuards(target.url)).toEqual(before)
    const numbers = `select schemaname, sequencename, last_value from pg_sequences order by 1, 2`
    expect(await asked(target.url, numbers)).toEqual(await asked(world.databaseUrl, numbers))
    await expect(copy(world.databaseUrl, target.url)).rejects.toThrow(
      /already has rows \(.+\)\. .+ Use an empty database\.$/,
    )
  } finally {
    await target.drop()
  }
})

test('a reference that leads nowhere undoes everything', async () => {
  const [source, target] = [await emptied(), await emptied()]
  try {
    await asked(
      source.url,
      `set session_replication_role = replica;
       insert into public.locations (id, organization_id, name) values ('${randomUUID()}', '${randomUUID()}', 'Nowhere')`,
    )
    const before = await loadGuards(target.url)
    await expect(copy(source.url, target.url)).rejects.toThrow('foreign key')
    expect(await asked(target.url, 'select from public.locations')).toEqual([])
    expect(await loadGuards(target.url)).toEqual(before)
  } finally {
    await source.drop()
    await target.drop()
  }
})

test('distinguishes two versions before a row is moved', async () => {
  const target = await emptied()
  try {
    await asked(target.url, 'alter table public.locations add column later text')
    await expect(copy(world.databaseUrl, target.url)).rejects.toThrow('They differ in public.locations')
  } finally {
    await target.drop()
  }
})

const move = async (dataDir: string, to: string, env: Record<string, string> = {}) =>
  await promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, 'move.ts')], {
    env: {
      ...Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(?:DATABASE_URL|APP_SECRET)$/.test(name)),
      ),
      DATA_DIR: dataDir,
      ...(to && { MOVE_TO: to }),
      ...env,
    },
  }).then(
    ({ stdout }): [number, string] => [0, stdout],
    (error: { code: number; stderr: string }): [number, string] => [error.code, error.stderr],
  )

test('one command moves the embedded database to an empty PostgreSQL; a running server, a full one and a wrong address are refused', async () => {
  const { adminUrl, ownerUrl, role, prefix } = inject('testServer')
  const database = `${prefix}_${randomBytes(6).toString('hex')}`
  const to = toOwnerUrl(ownerUrl, { role, password: new URL(ownerUrl).password, database })
  await withClient(adminUrl, (client) => client.query(`create database ${database} owner ${role} template template0`))
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-move-'))
  try {
    const running = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
    expect(await move(dataDir, to)).toEqual([1, expect.stringContaining('Stop it first.')])
    await running.stop()
    expect(await move(dataDir, '')).toEqual([1, expect.stringContaining('npm run move')])
    const [, closed] = await move(dataDir, 'postgres://nobody:secret@127.0.0.1:1/nothing')
    expect(closed).toMatch(/^Can’t reach MOVE_TO: /)
    expect(closed).not.toContain('secret')

    const admin = path.resolve(import.meta.dirname, '../admin.ts')
    await promisify(execFile)(process.execPath, [admin, 'organization', '--name', 'Kite ABA'], {
      env: { ...process.env, DATABASE_URL: undefined, APP_SECRET: undefined, DATA_DIR: dataDir },
    })
    const full = new URL(adminUrl)
    full.pathname = `/${database}`
    await withClient(full.href, (client) =>
      client.query(`create schema planted; create function planted.full() returns event_trigger language plpgsql as
        $$ begin raise exception 'could not extend file "base/1/2"' using errcode = '53100'; end $$;
        create event trigger planted_full on ddl_command_end when tag in ('CREATE TABLE') execute function planted.full()`),
    )
    const [code, said] = await move(dataDir, to)
    expect(code).toBe(1)
    expect(said).toContain(
      `The disk of the PostgreSQL at ${full.host} (database ${database}) is full. Nothing was moved`,
    )
    expect(said).not.toContain(new URL(to).password)
    await withClient(full.href, (client) =>
      client.query('drop event trigger planted_full; drop schema planted cascade'),
    )
    const moved = await move(dataDir, to)
    expect(moved).toEqual([0, expect.stringContaining('Each table was verified')])
    expect(await asked(to, `select name from public.organizations where name = 'Kite ABA'`)).toHaveLength(1)
    expect(await asked(to, `select from public.events where name = 'installation.moved'`)).toHaveLength(1)
    expect(await move(dataDir, to)).toEqual([1, expect.stringContaining('already has rows')])
  } finally {
    await withClient(adminUrl, (client) => client.query(`drop database if exists ${database} with (force)`))
    await rm(dataDir, { recursive: true, force: true })
  }
}, 240_000)
