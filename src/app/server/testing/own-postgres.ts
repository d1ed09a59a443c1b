import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { launch } from '@reinforce/postgres-box/server/embedded.ts'
import { createOwnedDatabase, toOwnerUrl, withClient } from '@reinforce/postgres-box/server/owned-database.ts'
import { stopPostmaster } from '@reinforce/postgres-box/server/postmaster.ts'
import { buildCommandLine, chooseRunner, cleanEnvironment } from '@reinforce/postgres-box/server/runner.ts'

/** A PostgreSQL with its own programs, as Debian installs it; `false` where there is none, and what needs one is left out. */
export const installedMajor: number | false =
  [15, 16, 17, 18].find((major) =>
    ['initdb', 'pg_dump', 'pg_restore'].every((name) => existsSync(`/usr/lib/postgresql/${major}/bin/${name}`)),
  ) ?? false

/** Where the programs of `installedMajor` lie. */
export const installedTools = `/usr/lib/postgresql/${installedMajor || 0}/bin`

/** A server of that PostgreSQL, on a folder of its own, as someone runs it who sets DATABASE_URL. */
export const openOwnPostgres = async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-own-'))
  const native = path.dirname(installedTools)
  const runner = await chooseRunner({ native, version: `${installedMajor}-test`, dataDir, log: () => undefined })
  const superuser = randomBytes(12).toString('hex')
  const secret = path.join(dataDir, 'secret')
  await writeFile(secret, superuser)
  const flags = [`--pgdata=${runner.cluster}`, '--username=postgres', `--pwfile=${secret}`, '--auth=scram-sha-256']
  const { file, args } = buildCommandLine(runner, 'initdb', [...flags, '--encoding=UTF8', '--locale=C.UTF-8'])
  await promisify(execFile)(file, args, { ...runner.user, env: cleanEnvironment, cwd: '/' })
  const server = await launch(runner, path.join(dataDir, 'postgres.log'), { fsync: 'off' })
  const adminUrl = `postgres://postgres:${superuser}@127.0.0.1:${server.port}/postgres`
  return {
    adminUrl,
    /** An empty database of a plain owner, who may make roles; its address. */
    database: async (name: string, role = 'keeper') =>
      await createOwnedDatabase(adminUrl, { role, password: 'the password of the owner', database: name }),
    /** The superuser's address of a database. */
    asSuperuser: (name: string) => toOwnerUrl(adminUrl, { role: 'postgres', password: superuser, database: name }),
    drop: async (name: string) =>
      await withClient(adminUrl, (client) => client.query(`drop database if exists ${name} with (force)`)),
    stop: async () => {
      await stopPostmaster(runner.cluster, server.pid)
      const elsewhere = await readlink(path.join(dataDir, 'postgres')).catch(() => null)
      if (elsewhere) await rm(path.dirname(elsewhere), { recursive: true, force: true })
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
