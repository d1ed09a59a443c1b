import { randomBytes } from 'node:crypto'
import { toOwnerUrl, withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { inject } from 'vitest'

/**
 * An empty migrated database of its own for a test file; `url` signs in as its plain owner, `pooled` leads there through a pooler where the
 * run has one. `from` names another database of the run to copy, to which no one may be connected. Call `drop` in `afterAll`.
 */
export const createFreshDatabase = async (from?: string) => {
  const { adminUrl, ownerUrl, role, template, prefix, pooler } = inject('testServer')
  const database = `${prefix}_${randomBytes(6).toString('hex')}`
  await withClient(adminUrl, (client) =>
    client.query(`CREATE DATABASE ${database} TEMPLATE ${from ?? template} OWNER ${role}`),
  )
  const url = toOwnerUrl(ownerUrl, { role, password: new URL(ownerUrl).password, database })
  const through = new URL(url)
  if (pooler) through.host = pooler
  return {
    name: database,
    url,
    pooled: pooler ? through.href : undefined,
    drop: async () => {
      await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`))
    },
  }
}
