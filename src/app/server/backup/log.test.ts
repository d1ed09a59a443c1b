import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFile, mkdir, mkdtemp, readdir, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { type Embedded, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { archiveLog, beginLog, type OpenLog, openLogKey } from '../../../features/operations/backups/server/public.ts'
import { createFolderStore } from '../../../integrations/backups/create-folder-store.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import type { Config } from '../../../platform/server/config.ts'
import { openPool } from '../../../platform/server/database.ts'
import type { Services } from '../../../platform/server/services.ts'
import { getProductDatabase } from './get-product-database.ts'
import { hasBackup, startLogArchiver } from './start-log-archiver.ts'

// A server of its own, whose log is handed over: what was sealed beside the backups is all that is left of it.
const platform = '00000000-0000-4000-8000-000000000001'
const passphrase = 'correct horse battery staple'
let home: string
let server: Embedded
let log: OpenLog
let moment: Date
const at = (name: string) => path.join(home, name)
const restored = new Set(['data'])

const run = async (program: 'back-up' | 'restore', args: string[], env: Record<string, string> = {}) => {
  const { DATABASE_URL: _, APP_SECRET: __, ...inherited } = process.env
  const given = { ...inherited, DATA_DIR: at('data'), BACKUP_PASSPHRASE: passphrase, ...env }
  return await promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, `${program}.ts`), ...args], {
    env: given,
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
}
const ask = async <Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) =>
  await withClient(url, async (client) => (await client.query<Row>(text, values)).rows)
const own = async (text: string, values: unknown[] = []) => await ask(getProductDatabase(server.adminUrl), text, values)

/** Everything that was written by now is handed over and sealed. */
const sealAll = async () => {
  const before = await own(`select pg_walfile_name(pg_switch_wal()) as last`)
  const last = String(before[0]?.last)
  await vi.waitFor(
    async () => {
      const [archived] = await own(`select coalesce(last_archived_wal >= $1, false) as is from pg_stat_archiver`, [
        last,
      ])
      expect(archived?.is).toBe(true)
    },
    { timeout: 60_000, interval: 100 },
  )
  await archiveLog(log, new Date())
}
const into = async (name: string, args: string[] = []) => {
  restored.add(name)
  return await run('restore', ['--from', at('to'), '--data-dir', at(name), ...args])
}
/** What a restored folder says. */
const inside = async <Row extends pg.QueryResultRow>(name: string, ...texts: string[]) => {
  const back = await openEmbedded(at(name))
  try {
    return await Promise.all(texts.map(async (text) => await ask<Row>(getProductDatabase(back.adminUrl), text)))
  } finally {
    await back.stop()
  }
}

const people = { stays: randomUUID(), stops: randomUUID(), leaves: randomUUID() }
const add = async (id: string, name: string, phone: string) =>
  await own(
    `insert into all_candidates (id, organization_id, full_name, phone_number, status, position, text_consent)
      values ($1, $2, $3, $4, 'Initial Inquiry', 'RBT', 'given')`,
    [id, platform, name, phone],
  )

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-log-'))
  server = await startEmbedded({
    dataDir: at('data'),
    log: () => undefined,
    settings: { fsync: 'off' },
    archiveEverySeconds: 30,
  })
  await migrate(server.url)
  await own(`insert into organizations (id, name, status) values ($1, 'The Service', 'Active')`, [platform])
  await writeFile(at('data/app-secret'), 'a secret of at least 32 characters')
  await mkdir(at('to'))
  const journal = at('data/files.journal')
  const files = openFiles({ kind: 'disk', folder: at('data/files'), journal })
  const begun = await beginLog({
    logOut: server.logOut ?? '',
    place: createFolderStore(at('to')),
    passphrase,
    now: new Date(Date.now() - 1_000),
  })
  log = {
    ...begun,
    place: createFolderStore(at('to')),
    logOut: server.logOut ?? '',
    files: { store: files, journal },
  }
  await add(people.stays, 'Ana García', '+12125550101')
  await files.put('resumes/old.pdf', Buffer.from('went before the backup'), 'application/pdf')
  const made = await run('back-up', ['--to', at('to')])
  if (made.code !== 0) throw new Error(made.said)
  // After the backup, before the moment.
  await add(people.stops, 'Stella Stop', '+12125550102')
  await add(people.leaves, 'Leo Leaves', '+12125550103')
  await files.put('resumes/new.pdf', Buffer.from('came after the backup'), 'application/pdf')
  await files.remove('resumes/old.pdf')
  await own(`update all_candidates set resume_file = 'resumes/new.pdf' where id = $1`, [people.stays])
  await own(`insert into events (organization_id, name) values ($1, 'installation.backupFailed')`, [platform])
  await own(
    `insert into api_keys (organization_id, name, prefix, key_hash, scope, created_by, created_at, expires_at)
     values ($1, 'Kept', 'rk', 'x', 'read', $1, now(), now() + interval '1 year')`,
    [platform],
  )
  await sealAll()
  await sleep(20)
  moment = new Date()
  await sleep(20)
  // After the moment: what may be lost, and what may not.
  await own(
    `insert into events (organization_id, name) values ($1, 'installation.backupFailed'), ($1, 'installation.backupFailed')`,
    [platform],
  )
  await own(`insert into opt_outs (organization_id, phone, source) values ($1, '+12125550102', 'text')`, [platform])
  await own(`insert into app.opt_outs_everywhere (phone) values ('+12125550102')`)
  await own(`insert into events (organization_id, name, about) values ($1, 'candidate.erased', $2)`, [
    platform,
    people.leaves,
  ])
  await own(`delete from all_candidates where id = $1`, [people.leaves])
  await own(`update api_keys set revoked_at = now()`)
  await own(`update all_candidates set full_name = 'Changed by mistake'`)
  await sealAll()
}, 180_000)
afterAll(async () => {
  await server.stop()
  for (const name of restored) {
    const elsewhere = await readlink(path.join(at(name), 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
  }
  await rm(home, { recursive: true })
})

test('restores changes after the backup too, with their files, and keeps removed things removed', async () => {
  const made = await into('newest')
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('The log was replayed to its end.') as unknown })
  const [names, keys] = await inside<{ name: string }>(
    'newest',
    `select full_name as name from all_candidates order by id = '${people.stays}'`,
    `select (revoked_at is not null)::text as name from api_keys`,
  )
  expect(names).toEqual([{ name: 'Changed by mistake' }, { name: 'Changed by mistake' }])
  expect(keys).toEqual([{ name: 'true' }])
  expect(await readFile(at('newest/files/resumes/new.pdf'), 'utf8')).toBe('came after the backup')
  expect(await readdir(at('newest/files/resumes'))).toEqual(['new.pdf'])
}, 180_000)

test('a preview reports the loss of going back, and leaves nothing behind', async () => {
  await mkdir(at('tmp'))
  const told = await run('restore', ['--from', at('to'), '--at', moment.toISOString(), '--preview'], {
    TMPDIR: at('tmp'),
  })
  expect(told.said).toMatch(/^You lose 3 events after \d{4}-\d\d-\d\d \d\d:\d\d UTC\. The last is from /)
  expect(await readdir(at('tmp'))).toEqual([])
}, 180_000)

test('a moment comes back as it was, but for who said stop, who was deleted, and what was revoked since', async () => {
  const made = await into('moment', ['--at', moment.toISOString()])
  expect(made.code, made.said).toBe(0)
  expect(made.said).toContain(
    'Ended again, because they ended after that time: 1 opt-out, 1 request to be deleted, 1 API key.',
  )
  const [names, optOuts, keys, everywhere] = await inside(
    'moment',
    `select full_name as name, erasure_due_on is not null as leaves, text_consent as consent from all_candidates order by full_name`,
    `select phone, source from opt_outs where ended_at is null`,
    `select revoked_at is not null as revoked from api_keys`,
    `select phone from app.opt_outs_everywhere`,
  )
  expect(names).toEqual([
    { name: 'Ana García', leaves: false, consent: 'given' },
    { name: 'Leo Leaves', leaves: true, consent: 'refused' },
    { name: 'Stella Stop', leaves: false, consent: 'given' },
  ])
  expect(optOuts).toEqual([{ phone: '+12125550102', source: 'text' }])
  expect(keys).toEqual([{ revoked: true }])
  expect(everywhere).toEqual([{ phone: '+12125550102' }])
}, 180_000)

test('moments that cannot be had are refused in words, and nothing is left', async () => {
  const early = await into('early', ['--at', '2020-01-01T00:00:00Z'])
  expect(early).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^No backup in .* finished before 2020/) as unknown,
  })
  expect((await into('early', ['--at', 'yesterday'])).said).toMatch(/^Set --at to a time like/)
  expect((await into('early', ['--at', '2120-01-01T00:00:00Z'])).said).toMatch(/is in the future/)
  expect(await readdir(home)).not.toContain('early')
}, 180_000)

test('a piece that was changed is refused, and a log that is cut off ends where it ends', async () => {
  const pieces = (await readdir(at(`to/${log.name}`))).filter((name) => name.endsWith('.tar.zst.age')).toSorted()
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)]
  const bytes = await readFile(at(`to/${log.name}/${last}`))
  await rm(at(`to/${log.name}/${last}`))
  const cut = await into('cut')
  expect(cut.code, cut.said).toBe(0)
  const [names] = await inside<{ name: string }>('cut', `select count(*)::int as many from all_candidates`)
  expect(names).toEqual([{ many: 3 }])
  await writeFile(at(`to/${log.name}/${last}`), bytes)
  await appendFile(at(`to/${log.name}/${first}`), 'x')
  const changed = await into('changed')
  expect(changed).toMatchObject({
    code: 1,
    said: expect.stringContaining(`${first} is damaged or was cut off`) as unknown,
  })
  // What is not whole goes, and nothing runs on it.
  expect((await readdir(home)).filter((name) => name.startsWith('changed'))).toEqual([])
}, 180_000)

const told = async () =>
  (await own(`select name from events where name like 'installation.log%' order by at`)).map(({ name }) => String(name))

test('the server seals by itself within seconds, says once when it cannot, and again when it can; never without its key', async () => {
  const pool = openPool(server.url, 2)
  // The archiver reads these settings and two methods of the log; the other eighty would say nothing here.
  const config = {
    platformOrganizationId: platform,
    backups: { to: at('elsewhere'), passphrase, everyHours: 24, keep: 14 },
    files: { kind: 'disk' as const, folder: at('data/files'), journal: at('data/files.journal') },
  } as unknown as Config
  await mkdir(at('elsewhere'))
  const quiet = { info: () => undefined, error: () => undefined } as unknown as Services['log']
  const sealing = startLogArchiver({ config, pool, log: quiet, clock: () => new Date() }, server.logOut, 50)
  const pieces = async () => {
    const name = sealing.name()
    return name ? (await readdir(at(`elsewhere/${name}`))).filter((file) => file.endsWith('.tar.zst.age')).length : 0
  }
  try {
    await own(`select pg_switch_wal()`)
    await expect.poll(pieces).toBeGreaterThan(0)
    await expect.poll(() => sealing.kept()?.sealed).toBeGreaterThan(0)
    expect(sealing.kept()).toMatchObject({ sealedAt: expect.any(Date) as unknown, failures: 0 })
    expect(await hasBackup(createFolderStore(at('elsewhere')), sealing.name() ?? '')).toBe(false)
    expect(await hasBackup(createFolderStore(at('to')), log.name)).toBe(true)
    const folder = at(`elsewhere/${sealing.name() ?? ''}`)
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'a file where the folder was')
    await own(`insert into events (organization_id, name) values ($1, 'installation.backupFailed')`, [platform])
    await own(`select pg_switch_wal()`)
    await expect.poll(told).toEqual(['installation.logFailed'])
    expect(sealing.kept()?.failures).toBeGreaterThan(0)
    await rm(folder)
    await rename(`${folder}-away`, folder)
    await expect.poll(told).toEqual(['installation.logFailed', 'installation.logKept'])
    // Another disk lies where the backups were: pieces without their key would open to no one.
    const before = sealing.name()
    await rename(at('elsewhere'), at('unmounted'))
    await mkdir(at('elsewhere'))
    await own(`insert into events (organization_id, name) values ($1, 'installation.backupFailed')`, [platform])
    await own(`select pg_switch_wal()`)
    await expect.poll(pieces).toBeGreaterThan(0)
    expect(sealing.name()).not.toBe(before)
    expect(await openLogKey(createFolderStore(at('elsewhere')), sealing.name() ?? '', passphrase)).not.toBeNull()
  } finally {
    await sealing.stop()
    await pool.end()
  }
}, 120_000)
