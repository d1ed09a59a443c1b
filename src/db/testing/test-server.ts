import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { createOwnedDatabase, toOwnerUrl, withClient } from '@reinforce/postgres-box/server/owned-database.ts'

/** What a test needs to make a database of its own: an administrator's URL, the plain owner, the migrated template. */
export type TestServer = {
  adminUrl: string
  ownerUrl: string
  role: string
  template: string
  prefix: string
  /** host:port of a pooler that shares connections, for what a world asks; undefined: none. */
  pooler?: string | undefined
}

const beginning = 'reinforce-test-'
const settledAfter = 300_000 // ms: a younger folder may belong to a run that is about to lock it

const removeFolder = async (folder: string) => {
  const staged = await readlink(path.join(folder, 'postgres')).catch(() => undefined)
  if (staged) await rm(path.dirname(staged), { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}

/** Removes what a killed run left behind; a folder that a running one owns refuses, and stays. */
const sweep = async () => {
  for (const name of await readdir(tmpdir())) {
    const folder = path.join(tmpdir(), name)
    if (!name.startsWith(beginning)) continue
    try {
      if (Date.now() - (await stat(folder)).mtimeMs < settledAfter) continue
      await (await startEmbedded({ dataDir: folder, log: () => {} })).stop()
      await removeFolder(folder)
    } catch {
      // in use, gone meanwhile, another user's, or too broken to start: not ours to judge
    }
  }
}

const temporaryServer = async () => {
  await sweep()
  const folder = await mkdtemp(path.join(tmpdir(), beginning))
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }
  const server = await startEmbedded({ dataDir: folder, log: () => {}, settings })
  const stop = async () => {
    await server.stop()
    await removeFolder(folder)
  }
  return { adminUrl: server.adminUrl, stop }
}

/** Roles that the run's owner was granted and that were not there before: its migrations made them. */
const rolesMadeBy = `select r.rolname as name from pg_roles r
  join pg_auth_members m on m.roleid = r.oid join pg_roles o on o.oid = m.member
  where o.rolname = $1 and r.rolname <> all($2)`

/** Drops the run's databases, its role, and the roles that it made as far as no other run uses them. */
const cleanUp = (adminUrl: string, prefix: string, rolesBefore: string[]) =>
  withClient(adminUrl, async (client) => {
    const databases = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of databases.rows) {
      await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`)
    }
    const made = await client.query<{ name: string }>(rolesMadeBy, [prefix, rolesBefore])
    for (const { name } of made.rows) {
      // Roles are the cluster's: one that another run's tables name cannot go, and shall not.
      await client.query(`DROP ROLE IF EXISTS ${client.escapeIdentifier(name)}`).catch(() => undefined)
    }
    await client.query(`DROP OWNED BY ${prefix} CASCADE`)
    await client.query(`DROP ROLE ${prefix}`)
  })

const roleNames = (adminUrl: string) =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles')
    return rows.map(({ name }) => name)
  })

/**
 * A PostgreSQL with a migrated template database owned by a plain role. `adminUrl` names one that runs already (≥ 15); without
 * it an embedded one lives in a temporary folder. `stop` removes all that the run made.
 */
export const startTestServer = async (
  adminUrl: string | undefined,
  migrate: (databaseUrl: string) => Promise<void>,
) => {
  const server = adminUrl ? { adminUrl, stop: async () => {} } : await temporaryServer()
  const prefix = `reinforce_test_${randomBytes(5).toString('hex')}`
  const owner = { role: prefix, password: randomBytes(16).toString('hex'), database: `${prefix}_template` }
  const rolesBefore = adminUrl ? await roleNames(adminUrl) : undefined
  const stop = async () => {
    try {
      if (rolesBefore) await cleanUp(server.adminUrl, prefix, rolesBefore)
    } finally {
      await server.stop()
    }
  }
  try {
    await migrate(await createOwnedDatabase(server.adminUrl, owner))
  } catch (error) {
    await stop()
    throw error
  }
  const facts: TestServer = {
    adminUrl: server.adminUrl,
    ownerUrl: toOwnerUrl(server.adminUrl, owner),
    role: owner.role,
    template: owner.database,
    prefix,
  }
  return { facts, stop }
}
