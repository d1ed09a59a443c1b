import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { type Embedded, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
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

// A server of its own whose files lie in a bucket; its backups and its log lie in a folder.
const platform = '00000000-0000-4000-8000-000000000001'
const passphrase = 'correct horse battery staple'
const film = Buffer.alloc(21 * 1024 * 1024, 'a film of an interview')
let home: string
let server: Embedded
let s3: Awaited<ReturnType<typeof openS3StandIn>>
let other: Awaited<ReturnType<typeof openS3StandIn>>
let pool: pg.Pool
let sealing: ReturnType<typeof startLogArchiver>
let files: ReturnType<typeof openFiles>
const at = (name: string) => path.join(home, name)
const places = new Set(['data'])

type Bucket = Awaited<ReturnType<typeof openS3StandIn>>
const reach = ({ endpoint }: Bucket) => ({
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
})
const inBucket = (of: Bucket) => ({ FILES: 's3', S3_BUCKET: of.bucket, ...reach(of) })
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
const own = async (text: string, values: unknown[] = []) =>
  await withClient(getProductDatabase(server.adminUrl), async (client) => (await client.query(text, values)).rows)
const row = async (key: string) =>
  await own(
    `insert into all_candidates (organization_id, full_name, status, position, resume_file) values ($1, $2, 'Initial Inquiry', 'RBT', $3)`,
    [platform, `Of ${key}`, key],
  )
const store = async (key: string, bytes: Buffer) => {
  await files.putStream(key, Readable.from([bytes]), 'application/pdf')
  await row(key)
}
const waiting = async () => (await readdir(server.logOut ?? '')).filter((name) => /^[\dA-F]{24}$/.test(name)).length
/** Whatever was written by now lies beside the backup. */
const sealed = async () => {
  const before = sealing.kept()?.sealed ?? 0
  await own(`insert into events (organization_id, name) values ($1, 'installation.backupFailed')`, [platform])
  await own(`select pg_switch_wal()`)
  await vi.waitFor(
    async () => {
      expect(sealing.kept()?.sealed ?? 0).toBeGreaterThan(before)
      expect(await waiting()).toBe(0)
    },
    { timeout: 60_000, interval: 50 },
  )
}
const listKeys = (of: Bucket) => [...of.objects.keys()].toSorted()
const few = ['documents/a', 'documents/b', 'documents/c', 'exports/d', 'pictures/e', 'resumes/f.pdf']
const first = [...few, 'videos/film.webm']

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-bucket-files-'))
  s3 = await openS3StandIn('our-files')
  other = await openS3StandIn('new-files')
  const archiveEverySeconds = 30
  const settings = { fsync: 'off' }
  server = await startEmbedded({ dataDir: at('data'), log: () => undefined, settings, archiveEverySeconds })
  await migrate(server.url)
  await own(`insert into organizations (id, name, status) values ($1, 'The Service', 'Active')`, [platform])
  await writeFile(at('data/app-secret'), 'a secret of at least 32 characters')
  await mkdir(at('to'))
  pool = openPool(server.url, 2)
  const connection = readConnection(reach(s3))
  const where = { kind: 's3' as const, bucket: s3.bucket, ...connection, journal: at('data/files.journal') }
  files = openFiles(where)
  // The archiver reads these settings and two methods of the log; the other eighty would say nothing here.
  const config = {
    platformOrganizationId: platform,
    backups: { to: at('to'), passphrase, everyHours: 24, keep: 14 },
    s3: connection,
    files: where,
  } as unknown as Config
  const quiet = { info: () => undefined, error: () => undefined } as unknown as Services['log']
  sealing = startLogArchiver({ config, pool, log: quiet, clock: () => new Date() }, server.logOut, 50)
  const isOpen = () => {
    if (sealing.name() === null) throw new Error('nothing is sealed yet')
  }
  await vi.waitFor(isOpen, { timeout: 60_000 })
  for (const key of few) await store(key, Buffer.from(`the bytes of ${key}`))
  await store('videos/film.webm', film)
}, 180_000)
afterAll(async () => {
  await sealing.stop()
  await pool.end()
  await server.stop()
  s3.close()
  other.close()
  for (const name of places) {
    const elsewhere = await readlink(path.join(at(name), 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
  }
  await rm(home, { recursive: true })
})

test('a backup holds the files of a bucket, and a rehearsal proves them and leaves the bucket as it is', async () => {
  const made = await run('back-up', ['--to', at('to')], inBucket(s3))
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('7 files of the bucket (22 MB)') as unknown })
  const before = listKeys(s3)
  s3.trouble()
  await mkdir(at('tmp'))
  const rehearsed = await run('restore', ['--from', at('to'), '--verify'], { ...inBucket(s3), TMPDIR: at('tmp') })
  expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('The backup is good') as unknown })
  expect(rehearsed.said).toContain('7 files checked, 0 missing.\n7 files read to the end.')
  expect(s3.calls).toEqual([])
  expect(listKeys(s3)).toEqual(before)
  expect(await readdir(at('tmp'))).toEqual([])
}, 180_000)

test('with the bucket lost its files come back into another, with those that came since and without those that went', async () => {
  await store('resumes/later.pdf', Buffer.from('after the backup'))
  await files.remove('pictures/e')
  await own(`delete from all_candidates where resume_file = 'pictures/e'`)
  await sealed()
  places.add('restored')
  other.objects.set('documents/a', { bytes: Buffer.from('the bytes of documents/a'), type: 'x/y' })
  const restored = await run('restore', ['--from', at('to'), '--data-dir', at('restored')], inBucket(other))
  expect(restored.code, restored.said).toBe(0)
  expect(restored.said).toContain('7 files checked, 0 missing.')
  expect(restored.said).toContain('6 files put into s3://new-files, 1 already there.')
  const wanted = [...first.filter((key) => key !== 'pictures/e'), 'resumes/later.pdf'].toSorted()
  expect(listKeys(other)).toEqual(wanted)
  expect(other.objects.get('resumes/later.pdf')?.bytes.toString()).toBe('after the backup')
  expect(Buffer.compare(other.objects.get('videos/film.webm')?.bytes ?? Buffer.alloc(0), film)).toBe(0)
  expect(await readdir(at('restored'))).not.toContain('files')
}, 180_000)

test('they come back into a folder where the restored service keeps its files in one', async () => {
  places.add('in-folder')
  const restored = await run('restore', ['--from', at('to'), '--data-dir', at('in-folder')])
  expect(restored.code, restored.said).toBe(0)
  expect(restored.said).toContain('7 files checked, 0 missing.')
  expect(await readFile(at('in-folder/files/documents/b'), 'utf8')).toBe('the bytes of documents/b')
  expect(Buffer.compare(await readFile(at('in-folder/files/videos/film.webm')), film)).toBe(0)
}, 180_000)

test('a bucket that says no is named before anything is unpacked, and half of a backup is none', async () => {
  other.away('forbidden')
  const refused = await run('restore', ['--from', at('to'), '--data-dir', at('nowhere')], inBucket(other))
  other.away(undefined)
  expect(refused.said).toMatch(/^FILES=s3: can’t write to and read from the bucket \(.*AccessDenied/)
  expect(await readdir(home)).not.toContain('nowhere')
  s3.away('forbidden')
  const failed = await run('back-up', ['--to', at('half')], inBucket(s3))
  s3.away(undefined)
  expect(failed).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^s3:\/\/our-files refuses us \(AccessDenied\)/) as unknown,
  })
  expect(await readdir(at('half'))).toEqual([])
}, 180_000)

test('seals the database’s log while the bucket of the files is away, and the files follow', async () => {
  s3.away('forbidden')
  // It was stored just before.
  s3.objects.set('resumes/meanwhile.pdf', { bytes: Buffer.from('while it was away'), type: 'x/y' })
  await appendFile(at('data/files.journal'), '+resumes/meanwhile.pdf\n')
  await row('resumes/meanwhile.pdf')
  await own(`select pg_switch_wal()`)
  await expect.poll(() => sealing.kept()?.failures ?? 0, { timeout: 60_000 }).toBeGreaterThan(0)
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  s3.away(undefined)
  await sealed()
  places.add('meanwhile')
  const restored = await run('restore', ['--from', at('to'), '--data-dir', at('meanwhile')])
  expect(restored.code, restored.said).toBe(0)
  expect(await readFile(at('meanwhile/files/resumes/meanwhile.pdf'), 'utf8')).toBe('while it was away')
}, 180_000)

test('backups that share the bucket with the files are not among the files', async () => {
  const to = 's3://our-files/kept/here'
  const many = listKeys(s3).length
  for (const _ of [1, 2]) {
    const made = await run('back-up', ['--to', to], inBucket(s3))
    expect(made.said).toContain(`${many} files of the bucket`)
  }
}, 180_000)
