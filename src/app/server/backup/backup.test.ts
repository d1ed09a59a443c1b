import { execFile } from 'node:child_process'
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findPostgresBinaries } from '@reinforce/postgres-box/server/binaries.ts'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { type Embedded, startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { openEmbedded } from '@reinforce/postgres-box/server/open-embedded.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { unpack } from '../../../features/operations/backups/server/public.ts'
import { createFolderStore } from '../../../integrations/backups/create-folder-store.ts'
import { getProductDatabase } from './get-product-database.ts'
import { makeBackup } from './start-backup-schedule.ts'

// A server of its own: a backup is of a whole folder.
const platform = '00000000-0000-4000-8000-000000000001'
const passphrase = 'correct horse battery staple'
let home: string
let server: Embedded

const at = (name: string) => path.join(home, name)
const run = async (program: 'back-up' | 'restore', args: string[], env: Record<string, string> = {}) => {
  const file = path.resolve(import.meta.dirname, `${program}.ts`)
  const given = {
    ...process.env,
    DATA_DIR: at('data'),
    BACKUP_PASSPHRASE: passphrase,
    DATABASE_URL: '',
    APP_SECRET: '',
    ...env,
  }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  return await promisify(execFile)(process.execPath, [file, ...args], { env: set }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  )
}
const asked = async <Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []) =>
  await withClient(url, async (client) => (await client.query<Row>(text, values)).rows)
const backups = async (folder: string) => (await readdir(at(folder))).filter((name) => name.endsWith('.age')).toSorted()

const rehearse = async (file: string, env = {}) => await run('restore', ['--from', file, '--verify'], env)

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-backup-'))
  server = await startEmbedded({ dataDir: at('data'), log: () => undefined, settings: { fsync: 'off' } })
  await migrate(server.url)
  const admin = getProductDatabase(server.adminUrl)
  await asked(admin, `insert into organizations (id, name, status) values ($1, 'The Service', 'Active')`, [platform])
  await asked(
    admin,
    `insert into emails (organization_id, kind, to_address, subject, body, state, created_at)
      values ($1, 'notice', 'ana@example.com', 'Hello', 'Hello', 'waiting', now())`,
    [platform],
  )
  await asked(admin, 'create table pairs (side text, n int)')
  await mkdir(at('data/files/resumes/one'), { recursive: true })
  await writeFile(at('data/files/resumes/one/kept.pdf'), 'the bytes of a résumé')
  await asked(
    admin,
    `insert into all_candidates (organization_id, full_name, status, position, resume_file)
      values ($1, 'Ana García', 'Initial Inquiry', 'RBT', 'resumes/one/kept.pdf')`,
    [platform],
  )
  // The command line reads the secret that the first start makes.
  await writeFile(at('data/app-secret'), 'a secret of at least 32 characters')
}, 120_000)

afterAll(async () => {
  await server.stop()
  for (const name of ['data', 'restored', 'again']) {
    const elsewhere = await readlink(path.join(at(name), 'postgres')).catch(() => null)
    if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true })
  }
  await rm(home, { recursive: true })
})

test('everything committed before comes back whole, from a server that continues to write, and no later part by halves', async () => {
  const writer = new pg.Client({ connectionString: getProductDatabase(server.adminUrl) })
  await writer.connect()
  const writes = { goOn: true }
  let n = 0
  const writing = (async () => {
    while (writes.goOn) {
      n += 1
      await writer.query(`insert into pairs values ('left', ${n}), ('right', ${n})`)
      await writer.query(`insert into pairs select 'filler', 0 from generate_series(1, 200)`)
      // Files that come and go while they are copied.
      await writer.query(`create table passing_${n} as select * from pairs limit 500; drop table passing_${n}`)
    }
  })()
  await expect.poll(() => n).toBeGreaterThan(5)
  const before = n - 1
  const made = await run('back-up', ['--to', at('to')])
  writes.goOn = false
  await writing
  await writer.end()
  expect(made).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\.tar\.zst\.age\n.*1 candidates, 1 files/s) as unknown,
  })

  const restored = await run('restore', ['--from', at('to'), '--data-dir', at('restored')])
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('1 file checked, 0 missing.') as unknown })
  expect(restored.said).toContain('1 text, email, or reminder in doubt')
  expect(await readFile(at('restored/files/resumes/one/kept.pdf'), 'utf8')).toBe('the bytes of a résumé')
  expect(await readFile(at('restored/app-secret'), 'utf8')).toBe('a secret of at least 32 characters')
  const back = await openEmbedded(at('restored'))
  try {
    const admin = getProductDatabase(back.adminUrl)
    const [pairs] = await asked<{ many: number; halves: number }>(
      admin,
      `select count(distinct n)::int as many, (select count(*)::int
        from (select n from pairs where side <> 'filler' group by n having count(*) <> 2) h) as halves from pairs
        where side = 'left'`,
    )
    expect(pairs?.many).toBeGreaterThanOrEqual(before)
    expect(pairs?.many).toBeLessThanOrEqual(n)
    expect(pairs?.halves).toBe(0)
    const rows = await asked<{ name: string }>(admin, `select full_name as name from all_candidates`)
    expect(rows).toEqual([{ name: 'Ana García' }])
    const names = (await asked<{ name: string }>(admin, `select name from events order by at`)).map(({ name }) => name)
    expect(names).toEqual(['installation.restored'])
    expect(await asked(admin, `select state, body from emails`)).toEqual([{ state: 'unknown', body: null }])
    expect(await asked(admin, `select count(*)::int as stops from app.texting_pause`)).toEqual([{ stops: 1 }])
  } finally {
    await back.stop()
  }
  // The one that was backed up goes on as it was.
  const admin = getProductDatabase(server.adminUrl)
  expect(await asked(admin, `select state from emails`)).toEqual([{ state: 'waiting' }])
  expect(await asked(admin, `select name from events`)).toEqual([{ name: 'installation.backedUp' }])
  expect(await asked(admin, `select count(*)::int as slots from pg_replication_slots`)).toEqual([{ slots: 0 }])
}, 120_000)

test('a rehearsal proves the newest backup and leaves nothing behind', async () => {
  await mkdir(at('tmp'))
  const rehearsed = await run('restore', ['--from', at('to'), '--verify'], { TMPDIR: at('tmp') })
  expect(rehearsed).toMatchObject({ code: 0, said: expect.stringContaining('The backup is good') as unknown })
  expect(
    await asked(getProductDatabase(server.adminUrl), `select name from events where name = 'installation.rehearsed'`),
  ).toHaveLength(1)
  expect(await readdir(at('tmp'))).toEqual([])
}, 120_000)

test('the file opens with its passphrase alone, and says in a sentence what is wrong with it', async () => {
  const [name = ''] = await backups('to')
  const whole = path.join(at('to'), name)
  expect((await stat(whole)).mode & 0o777).toBe(0o600)
  const text = await readFile(whole, 'latin1')
  expect(text.startsWith('age-encryption.org/v1')).toBe(true)
  for (const word of ['García', 'postgres/', 'a secret of at least']) expect(text).not.toContain(word)
  expect(await rehearse(whole, { BACKUP_PASSPHRASE: 'another passphrase' })).toMatchObject({
    code: 1,
    said: `BACKUP_PASSPHRASE doesn’t open ${whole}, or the file isn’t a backup.\n`,
  })
  const broken = at('broken.age')
  await cp(whole, broken)
  const handle = await open(broken, 'r+')
  await handle.truncate((await handle.stat()).size - 100_000)
  await handle.close()
  expect((await rehearse(broken)).said).toMatch(/is damaged or was cut off/)
  await cp(whole, broken)
  await appendFile(broken, 'more')
  expect((await rehearse(broken)).said).toMatch(/is damaged or was cut off/)
  await writeFile(broken, 'a letter')
  expect((await rehearse(broken)).said).toMatch(/doesn’t open/)
  expect((await rehearse(at('nowhere'))).said).toBe(`There is no backup at ${at('nowhere')}.\n`)
  expect((await rehearse(at('data'))).said).toBe(`No backup in ${at('data')}.\n`)
}, 120_000)

test('a restore that was killed before its end is named, and nothing starts on it', async () => {
  const [name = ''] = await backups('to')
  // So far a restore comes before it follows the log and doubts what may have left.
  const version = Number.parseInt((await findPostgresBinaries()).version, 10)
  await unpack(createFolderStore(at('to')), name, passphrase, at('killed'), version)
  const sentence = new RegExp(`^${at('killed')} contains an unfinished restore\\. Remove the folder`)
  const { DATABASE_URL: _, APP_SECRET: __, ...env } = process.env
  for (const program of ['../main.ts', './back-up.ts', './restore.ts']) {
    const args = program.includes('main')
      ? []
      : program.includes('back')
        ? ['--to', at('never')]
        : ['--from', at('to'), '--data-dir', at('killed')]
    const started = promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, program), ...args], {
      env: { ...env, DATA_DIR: at('killed'), BACKUP_PASSPHRASE: passphrase, PORT: '0' },
    })
    await expect(started, program).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence) as unknown,
    })
  }
  expect(await backups('to')).toHaveLength(1)
  expect(await readdir(at('killed'))).toContain('restore-unfinished')
  expect(await readdir(at('restored'))).not.toContain('restore-unfinished')
}, 120_000)

test('overwrites nothing, puts nothing into what is backed up, and asks for missing options', async () => {
  expect((await run('restore', ['--from', at('to'), '--data-dir', at('data')])).said).toMatch(
    /isn’t empty\. Restore into a new folder/,
  )
  expect((await run('back-up', ['--to', at('data/backups')])).said).toMatch(/is inside the folder being backed up/)
  await writeFile(at('letter'), 'x')
  expect((await run('back-up', ['--to', at('letter')])).said).toBe(
    `${at('letter')} is a file, but it must be a folder. Choose another name.\n`,
  )
  expect((await run('back-up', ['--to', 'gs://bucket'])).said).toMatch(/isn’t a folder or a bucket/)
  expect((await run('back-up', ['--to', at('to'), '--keep', '0'])).said).toMatch(/Set --keep to a number/)
  expect((await run('back-up', ['--to', at('to')], { BACKUP_PASSPHRASE: '' })).said).toMatch(/^Set BACKUP_PASSPHRASE/)
  expect(
    (await run('back-up', ['--to', at('to')], { DATABASE_URL: server.url, APP_SECRET: passphrase.repeat(2) })).said,
  ).toMatch(/^The role reinforce has no BYPASSRLS/)
  expect(await backups('to')).toHaveLength(1)
}, 120_000)

const setEnv = (name: string, value: string | undefined) => {
  if (value === undefined) delete process.env[name]
  else process.env[name] = value
}

test('the server makes one in a process of its own, and learns why when it cannot', async () => {
  // Its variables one by one: another object in place of `process.env` would no longer reach the process for the files after this one.
  const wanted = { DATA_DIR: at('data'), BACKUP_PASSPHRASE: passphrase, DATABASE_URL: undefined, APP_SECRET: undefined }
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const)
  for (const [name, value] of Object.entries(wanted)) setEnv(name, value)
  try {
    expect(await makeBackup({ to: at('alone'), keep: 1 })).toBeNull()
    expect(await makeBackup({ to: at('letter'), keep: 1 })).toMatch(/^[^\n]* is a file, but it must be a folder/)
  } finally {
    for (const [name, value] of before) setEnv(name, value)
  }
  expect(await backups('alone')).toHaveLength(1)
}, 120_000)

test('reports a missing file, and deletes older backups once the new one is whole', async () => {
  const [first = ''] = await backups('to')
  await rm(at('data/files/resumes/one/kept.pdf'))
  const made = await run('back-up', ['--to', at('to'), '--keep', '1'])
  expect(made.said).toContain(`Removed ${first}`)
  expect(await backups('to')).toHaveLength(1)
  const restored = await run('restore', ['--from', at('to'), '--data-dir', at('again')])
  expect(restored).toMatchObject({ code: 1, said: 'The restore is incomplete. 1 file is missing.\n' })
}, 120_000)
