import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { ownedDatabase, withClient } from '@reinforce/postgres-box/server/owned-database.ts'
import { inject } from 'vitest'

/**
 * A database as the migrations before the baseline left it, with the rows of two clinics. The file is `pg_dump
 * --rows-per-insert=200 -N pgboss` of PostgreSQL 15, on a database of that chain in which the world of the tests was opened;
 * its owner is called `the_owner`, and three functions have the rights that the chain left behind on PostgreSQL 16 and later.
 */
export const earlierDatabase = async () => {
  const { adminUrl, ownerUrl, role, prefix } = inject('testServer')
  const owner = { role, password: new URL(ownerUrl).password, database: `${prefix}_${randomBytes(6).toString('hex')}` }
  const url = await ownedDatabase(adminUrl, owner)
  const dump = gunzipSync(await readFile(new URL('./earlier-chain.sql.gz', import.meta.url))).toString()
  const asAdmin = new URL(adminUrl)
  asAdmin.pathname = `/${owner.database}`
  await withClient(asAdmin.href, (client) => client.query(dump.replaceAll('the_owner', role)))
  return {
    url,
    /** As an administrator, whom row level security does not hold. */
    adminUrl: asAdmin.href,
    drop: async () => {
      await withClient(adminUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${owner.database} WITH (FORCE)`))
    },
  }
}
