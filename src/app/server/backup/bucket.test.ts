import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { type Embedded, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { openFiles } from '../../../integrations/files/files.ts'
import { openS3StandIn } from '../../../integrations/files/testing/s3-stand-in.ts'
import type { Config } from '../../../platform/server/config.ts'
import { openPool } from '../../../platform/server/database.ts'
import { readConnection } from '../../../platform/server/process/bucket-settings.ts'
import type { Services } from '../../../platform/server/services.ts'
import { getProductDatabase } from './get-product-database.ts'
import { startLogArchiver } from './start-log-archiver.ts'

// A server of its own whose backups and log lie in a bucket: that is all that is left of it.
const platform = '00000000-0000-4000-8000-000000000001'
const passphrase = 'correct horse battery staple'
const to = 's3://our-backups/of/us'
let home: string
let server: Embedded
let s3: Awaited<ReturnType<typeof openS3StandIn>>
let pool: pg.Pool
let sealing: ReturnType<typeof startLogArchiver>
const at = (name: string) => path.join(home, name)
const places = new Set(['data'])

const reach = () => ({ S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' })
const run = async (program: 'back-up' | 'restore', args: string[], env: Record<string, string> = {}) => {
  const { DATABASE_URL: _, APP_SECRET: __, ...inherited } = process.env
  const given = { ...inherited, DATA_DIR: at('data'), BACKUP_PASSPHRASE: passphrase, ...reach(), ...env }
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
const add = async (name: string) =>
  await own(
    `insert into all_candidates (organization_id, full_name, status, position) values ($1, $2, 'Initial Inquiry', 'RBT')`,
    [platform, name],
  )
const waiting = async () => (await readdir(server.logOut ?? '')).filter((name) => /^[\dA-F]{24}$/.test(name)).length
const patiently = async (check: () => Promise<void> | void) =>
  await vi.waitFor(check, { timeout: 60_000, interval: 50 })
/** Whatever was written by now lies in the bucket. */
const sealed = async () => {
  const before = sealing.kept()?.sealed ?? 0
  await own(`insert into events (organization_id, name) values ($1, 'installation.backupFailed')`, [platform])
  await own(`select pg_switch_wal()`)
  await patiently(async () => {
    expect(sealing.kept()?.sealed ?? 0).toBeGreaterThan(before)
    expect(await waiting()).toBe(0)
  })
}
const keys = () => [...s3.objects.keys()]
const inside = async <Row extends pg.QueryResultRow>(name: string, text: string) => {
  const back = await openEmbedded(at(name))
  try {
    return await ask<Row>(getProductDatabase(back.adminUrl), text)
  } finally {
    await back.stop()
  }
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-bucket-'))
  s3 = await openS3StandIn('our-backups')
  server = await startEmbedded({
    dataDir: at('data'),
    log: () => undefined,
    settings: { fsync: 'off' },
    archiveEverySeconds: 30,
  })
  await migrate(server.url)
  await own(`insert into organizations (id, name, status) values ($1, 'The Service', 'Active')`, [platform])
  await writeFile(at('data/app-secret'), 'a secret of at least 32 characters')
  pool = openPool(server.url, 2)
  const files = { kind: 'disk' as const, folder: at('data/files'), journal: at('data/files.journal') }
  // The archiver reads these settings and two methods of the log; the other eighty would say nothing here.
  const config = {
    platformOrganizationId: platform,
    backups: { to, passphrase, everyHours: 24, keep: 14 },
    s3: readConnection(reach()),
    files,
  } as unknown as Config
  const quiet = { info: () => undefined, error: () => undefined } as unknown as Services['log']
  sealing = startLogArchiver({ config, pool, log: quiet, clock: () => new Date() }, server.logOut, 50)
  await patiently(() => {
    if (sealing.name() === null) throw new Error('nothing is sealed yet')
  })
  await add('Ana García')
  await openFiles(files).put('resumes/before.pdf', Buffer.from('before the backup'), 'application/pdf')
  const made = await run('back-up', ['--to', to, '--keep', '2'])
  if (made.code !== 0) throw new Error(made.said)
  await add('Bea Later')
  await openFiles(files).put('resumes/after.pdf', Buffer.from('after the backup'), 'application/pdf')
  await sealed()
}, 180_000)
afterAll(async () => {
  await sealing.stop()
  await pool.end()
  await server.stop()
  s3.close()
  for (const name of places) {
    const elsewhere = await readlink(path.join(at(name), 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
  }
  await rm(home, { recursive: true })
})

test('a bucket holds the backup and its log, unreadable without the passphrase', async () => {
  const log = sealing.name() ?? ''
  expect(keys().filter((key) => key.startsWith('of/us/reinforce-'))).toHaveLength(1)
  expect(keys()).toContain(`of/us/${log}/key.age`)
  expect(keys().filter((key) => key.startsWith(`of/us/${log}/0000`)).length).toBeGreaterThan(0)
  for (const { bytes } of s3.objects.values()) {
    expect(bytes.toString('latin1').startsWith('age-encryption.org/v1')).toBe(true)
    expect(bytes.includes('García')).toBe(false)
  }
  expect(s3.uploads.size).toBe(0)
})

test('a rehearsal from a bucket proves it and leaves nothing behind', async () => {
  await mkdir(at('tmp'))
  const rehearsed = await run('restore', ['--from', to, '--verify'], { TMPDIR: at('tmp') })
  expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('The backup is good') as unknown })
  expect(rehearsed.said).toContain('The log was replayed to its end.')
  expect(await readdir(at('tmp'))).toEqual([])
}, 180_000)

test('everything comes back from a bucket, with what was sealed and the files that came since', async () => {
  places.add('restored')
  const restored = await run('restore', ['--from', to, '--data-dir', at('restored')])
  expect(restored.code, restored.said).toBe(0)
  expect(await inside('restored', `select full_name as name from all_candidates order by 1`)).toEqual([
    { name: 'Ana García' },
    { name: 'Bea Later' },
  ])
  expect(await readFile(at('restored/files/resumes/before.pdf'), 'utf8')).toBe('before the backup')
  expect(await readFile(at('restored/files/resumes/after.pdf'), 'utf8')).toBe('after the backup')
}, 180_000)

test('a moment is gone back to from a bucket, after a preview of what that loses', async () => {
  const moment = new Date().toISOString()
  await add('Cleo Too Late')
  await own(`insert into opt_outs (organization_id, phone, source) values ($1, '+12125550102', 'text')`, [platform])
  await sealed()
  const preview = await run('restore', ['--from', to, '--at', moment, '--preview'])
  expect(preview.said).toMatch(/^You lose 1 event after/)
  places.add('moment')
  const restored = await run('restore', ['--from', to, '--at', moment, '--data-dir', at('moment')])
  expect(restored.said).toContain('Ended again, because they ended after that time: 1 opt-out.')
  expect(await inside('moment', `select count(*)::int as many from all_candidates`)).toEqual([{ many: 2 }])
}, 180_000)

test('pieces wait on the own disk while the bucket refuses, with one report, and are sealed when it is back', async () => {
  const told = async () =>
    (await own(`select name from events where name like 'installation.log%' order by at`)).map(({ name }) =>
      String(name),
    )
  const log = sealing.name()
  s3.away('forbidden')
  await add('Dora Meanwhile')
  await own(`select pg_switch_wal()`)
  await expect.poll(told, { timeout: 60_000 }).toEqual(['installation.logFailed'])
  await expect.poll(waiting, { timeout: 60_000 }).toBeGreaterThan(0)
  const failed = await run('back-up', ['--to', to])
  expect(failed).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^s3:\/\/our-backups\/of\/us refuses us/) as unknown,
  })
  s3.away(undefined)
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  await expect.poll(told, { timeout: 60_000 }).toEqual(['installation.logFailed', 'installation.logKept'])
  expect(log).not.toBeNull()
  expect(sealing.name()).toBe(log)
  places.add('meanwhile')
  const restored = await run('restore', ['--from', to, '--data-dir', at('meanwhile')])
  expect(restored.code, restored.said).toBe(0)
  const rows = await inside('meanwhile', `select full_name as name from all_candidates where full_name like 'Dora%'`)
  expect(rows).toEqual([{ name: 'Dora Meanwhile' }])
}, 180_000)

test('a backup that was cut off is none, older ones go once the new one is whole, and a damaged one is named', async () => {
  const first = keys().find((key) => key.startsWith('of/us/reinforce-')) ?? ''
  s3.uploads.set('killed', new Map([[1, Buffer.from('half of a backup')]]))
  s3.started.set('killed', { key: 'of/us/reinforce-2999-01-01T00-00-00Z.tar.zst.age', at: new Date(0) })
  const made = await run('back-up', ['--to', to, '--keep', '1'])
  expect(made.said).toContain(`Removed ${path.basename(first)}`)
  expect(s3.uploads.has('killed')).toBe(false)
  const left = keys().filter((key) => key.startsWith('of/us/reinforce-'))
  expect(left).toHaveLength(1)
  const whole = s3.objects.get(left[0] ?? '')
  if (!whole) throw new Error('no backup')
  s3.objects.set(left[0] ?? '', { ...whole, bytes: whole.bytes.subarray(0, -100_000) })
  const cut = await run('restore', ['--from', `s3://our-backups/${left[0] ?? ''}`, '--verify'])
  expect(cut).toMatchObject({ code: 1, said: expect.stringContaining('is damaged or was cut off') as unknown })
  const nothing = await run('restore', ['--from', 's3://our-backups/elsewhere', '--rehearse'])
  expect(nothing.said).toBe(
    '--rehearse is called --verify now. The next release does not know it.\nNo backup in s3://our-backups/elsewhere.\n',
  )
  const missing = await run('restore', ['--from', 's3://others/of', '--verify'])
  expect(missing.said).toMatch(/^There is no bucket others\./)
}, 180_000)
