import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { expect, test } from 'vitest'
import { createFreshDatabase } from './create-fresh-database.ts'

test('two fresh databases do not see each other, and a plain owner works in them', async () => {
  const [one, two] = await Promise.all([createFreshDatabase(), createFreshDatabase()])
  try {
    await withClient(one.url, (client) => client.query('create table only_here (a int)'))
    const found = await withClient(two.url, (client) => client.query(`select to_regclass('only_here') as it`))
    expect(found.rows).toEqual([{ it: null }])
    const me = await withClient(one.url, (client) =>
      client.query(
        `select rolsuper, pg_get_userbyid(datdba) = current_user as owns from pg_roles, pg_database
          where rolname = current_user and datname = current_database()`,
      ),
    )
    expect(me.rows).toEqual([{ rolsuper: false, owns: true }])
  } finally {
    await one.drop()
    await two.drop()
  }
  await expect(withClient(one.url, (client) => client.query('select 1'))).rejects.toThrow('does not exist')
})
