import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { getRollbackPlans } from 'pg-boss'
import { afterEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

/** Tables, columns, functions and indexes of the queues, and what the library says of their version. */
const loadQueues = async (url: string) =>
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ part: string }>(
      `select format('%s.%s %s', table_name, column_name, data_type) as part from information_schema.columns where table_schema = 'pgboss'
       union all select indexdef from pg_indexes where schemaname = 'pgboss'
       union all select p.proname || md5(regexp_replace(p.prosrc, '\\s+', '', 'g')) from pg_proc p where p.pronamespace = 'pgboss'::regnamespace
       union all select 'version ' || version from pgboss.version order by 1`,
    )
    return rows.map(({ part }) => part)
  })

/** A database whose queues are of the version before, with a job that waits. */
const withOlderQueues = async () => {
  const fresh = await createFreshDatabase()
  undo.push(fresh.drop)
  const today = await loadQueues(fresh.url)
  await withClient(fresh.url, async (client) => {
    await client.query(`select pgboss.create_queue('waits', '{"policy":"standard"}')`)
    await client.query(`insert into pgboss.job (name, data) values ('waits', '{"word":"kept"}')`)
    await client.query(getRollbackPlans('pgboss'))
  })
  return { ...fresh, today }
}
const waiting = async (url: string) =>
  await withClient(url, async (client) => (await client.query(`select data from pgboss.job where name = 'waits'`)).rows)

test('queues of the version before are brought along with the update, and what waits in them stays', async () => {
  const laid = await withOlderQueues()
  expect(await loadQueues(laid.url)).not.toEqual(laid.today)
  await migrate(laid.url)
  expect(await loadQueues(laid.url)).toEqual(laid.today)
  expect(await waiting(laid.url)).toEqual([{ data: { word: 'kept' } }])
})

test('queues that cannot be brought along leave everything as it was, in a sentence', async () => {
  const laid = await withOlderQueues()
  const before = await loadQueues(laid.url)
  await withClient(laid.url, async (client) => {
    await client.query('alter table pgboss.version add constraint stays check (version < 43)')
    await client.query(
      `delete from public.migrations where name like '0030-%'; drop table candidate_explanations, explanation_requests`,
    )
  })
  await expect(migrate(laid.url)).rejects.toThrow(
    new RegExp(
      [
        '^The database was not brought up to date: upgrading the queues’ own tables failed ',
        String.raw`\([^\n]*stays[^\n]*\)\. Nothing was changed: the version before still works with it\. Put that one `,
        String.raw`back and start it\.$`,
      ].join(''),
    ),
  )
  expect(await loadQueues(laid.url)).toEqual(before)
  await withClient(laid.url, async (client) => {
    const { rows } = await client.query(`select to_regclass('public.explanation_requests') as there`)
    expect(rows).toEqual([{ there: null }])
  })
})

test('queues of a newer version are refused in a sentence and not touched', async () => {
  const fresh = await createFreshDatabase()
  undo.push(fresh.drop)
  await withClient(fresh.url, async (client) => await client.query('update pgboss.version set version = version + 1'))
  const newer = await loadQueues(fresh.url)
  await expect(migrate(fresh.url)).rejects.toThrow(
    new RegExp(
      [
        String.raw`^This database was brought up to date by a newer version: its queues are of version \d+, and this `,
        String.raw`one knows \d+\. Nothing was changed\. Start the newer version, or`,
      ].join(''),
    ),
  )
  expect(await loadQueues(fresh.url)).toEqual(newer)
})
