import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import type pg from 'pg'
import { expect, vi } from 'vitest'
import { migrate } from '../../../db/migrate.ts'
import { installedTools, openOwnPostgres } from './own-postgres.ts'
import { testSecret } from './rows/create-login-rows.ts'
import { openWorldOn, password } from './world-on.ts'

const programs = {
  'back-up': '../backup/back-up.ts',
  restore: '../backup/restore.ts',
  import: '../import.ts',
  admin: '../admin.ts',
  'data-migration': '../data-migration.ts',
}
const passphrase = 'correct horse battery staple'

/** The keys of all stored bytes that some row speaks of. */
const storedKeys = async (client: pg.Client): Promise<string[]> => {
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns where column_name = 'stored_as' and table_schema = 'public'`,
  )
  const selects = tables.rows.map(({ name }) => `select stored_as as key from ${name}`)
  const ofCandidates = `select unnest(array[resume_file, video_file] || earlier_files) as key from all_candidates`
  const { rows } = await client.query<{ key: string }>(
    `select key from (${[ofCandidates, ...selects].join(' union ')}) k where key is not null`,
  )
  return rows.map(({ key }) => key)
}

/** What a server says that is started with these settings, once it is ready (then `then` is waited for) or ended. */
const startedWith = async (env: NodeJS.ProcessEnv, then: (base: string) => Promise<void>) => {
  const server = spawn(process.execPath, [path.resolve(import.meta.dirname, '../main.ts')], { env })
  const closed = once(server, 'close')
  let said = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (piece: Buffer) => {
      said += piece.toString()
    })
  try {
    await vi.waitFor(() => expect(server.exitCode !== null || said.includes('Stop with')).toBe(true), {
      timeout: 80_000,
    })
    const [, base] = /Reinforce is ready: (http\S+)/.exec(said) ?? []
    if (base) await then(base)
    return said
  } finally {
    server.kill('SIGTERM')
    await closed
  }
}

/** Two clinics in a PostgreSQL of your own, with their files in a folder, and the programs that back them up and bring them back. */
export const openOwnClinics = async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'reinforce-own-backup-'))
  const at = (name: string) => path.join(home, name)
  const own = await openOwnPostgres()
  const source = await own.database('clinics')
  await withClient(own.adminUrl, (client) =>
    client.query(`create role reader login bypassrls password 'the password of the reader' in role pg_read_all_data`),
  )
  const address = new URL(source)
  address.username = 'reader'
  address.password = 'the password of the reader'
  await migrate(source)
  const world = await openWorldOn({ url: source, drop: async () => await Promise.resolve() })
  const keys = await withClient(own.asSuperuser('clinics'), storedKeys)
  // The files of the world lie in a folder of its own.
  for (const key of keys) {
    await mkdir(path.dirname(at(`data/files/${key}`)), { recursive: true })
    await writeFile(at(`data/files/${key}`), `the bytes of ${key}`)
  }
  const settings = {
    BACKUP_PASSPHRASE: passphrase,
    DATABASE_URL: source,
    BACKUP_DATABASE_URL: address.href,
    APP_SECRET: testSecret,
    DATA_DIR: at('data'),
    PG_TOOLS: installedTools,
  }
  /** The last lines of a program, and how it ended; an empty setting is none. */
  const run = async (program: keyof typeof programs, args: string[], env: Record<string, string> = {}) => {
    const given = Object.entries({ ...process.env, ...settings, ...env })
    const file = path.resolve(import.meta.dirname, programs[program])
    return await promisify(execFile)(process.execPath, [file, ...args], {
      env: Object.fromEntries(given.filter(([, value]) => value !== '')),
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
    )
  }
  const startedOn = async (
    url: string,
    then: (base: string) => Promise<void> = async () => await Promise.resolve(),
  ) => {
    const of = { DATABASE_URL: url, APP_SECRET: testSecret, DATA_DIR: at('served') }
    return await startedWith({ ...process.env, ...of, PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' }, then)
  }
  return {
    own,
    world,
    source,
    settings,
    passphrase,
    /** The keys of the files of both clinics. */
    keys,
    at,
    names: async (folder = '') => (await readdir(at(folder)).catch(() => new Array<string>())).toSorted(),
    run,
    /** What a server says that is started on this database. */
    startedOn: async (url: string) => await startedOn(url),
    /** How signing in is answered by a server on this database. */
    signedInAt: async (url: string) => {
      let status = 0
      await startedOn(url, async (base) => {
        const body = JSON.stringify({ email: 'platform@example.test', password })
        const headers = { origin: base, 'content-type': 'application/json' }
        status = (await fetch(`${base}/api/auth/sign-in/email`, { method: 'POST', headers, body })).status
      })
      return status
    },
    /** As the superuser, whom no policy holds. */
    asked: async <Row extends pg.QueryResultRow>(database: string, text: string) =>
      await withClient(own.asSuperuser(database), async (client) => (await client.query<Row>(text)).rows),
    close: async () => {
      await world.close()
      await own.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}
