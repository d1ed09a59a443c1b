import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClient } from '@reinforce/postgres-box/server/owned-database.ts'
import { afterEach, expect, test } from 'vitest'
import { earlierChain } from './earlier-chain.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { catalogueOf } from './testing/catalogue.ts'
import { earlierDatabase } from './testing/earlier-database.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { tableToday } from './testing/renamed.ts'

const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0)) await step()
})

const openEarlier = async () => {
  const database = await earlierDatabase()
  undo.push(database.drop)
  return database
}

/** How many rows each table has, as an administrator counts them; the list of migrations apart. */
const rowsOf = async (adminUrl: string) =>
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select c.oid::regclass || ': ' || (xpath('//n/text()',
        query_to_xml(format('select count(*) as n from %s', c.oid::regclass), false, true, '')))[1]::text as line
       from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
         and c.oid <> 'public.migrations'::regclass and c.relname <> 'later' order by 1`,
    )
    return rows.map(({ line }) => line)
  })

/** A line of `rowsOf` with the name of today; tables of the product stand there without their schema. */
const lineToday = (line: string): string => {
  const [name = '', count] = line.split(': ')
  const today = tableToday(name.includes('.') ? name : `public.${name}`)
  return `${today.replace(/^public\./, '')}: ${count}`
}

const pendingIn = async (url: string) =>
  await withClient(url, async (client) => await pendingMigrations(async (text) => await client.query(text)))

/** The migrations of today, and one that a later version brings. */
const folderWithLater = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-migrations-'))
  undo.push(async () => await rm(folder, { recursive: true }))
  await cp(new URL('./migrations/', import.meta.url), folder, { recursive: true })
  await writeFile(
    path.join(folder, '9999-later.sql'),
    `create table later (organization_id uuid, candidates int); select app.protect('later');`,
  )
  return pathToFileURL(`${folder}/`)
}

test('a database made before the baseline has the schema of a new one, and keeps its rows', async () => {
  const [earlier, fresh] = [await openEarlier(), await freshDatabase()]
  undo.push(fresh.drop)
  // Marks of figures to work out again are no rows to keep.
  const before = (await rowsOf(earlier.adminUrl))
    .map(lineToday)
    .filter((line) => !line.startsWith('candidate_funnel_stale'))
    .toSorted()
  expect(await catalogueOf(earlier.url)).not.toEqual(await catalogueOf(fresh.url))
  expect(await pendingIn(earlier.url)).not.toEqual([])

  await migrate(earlier.url)
  expect(await pendingIn(earlier.url)).toEqual([])
  expect(await catalogueOf(earlier.url)).toEqual(await catalogueOf(fresh.url))
  const after = await rowsOf(earlier.adminUrl)
  expect(after.filter((line) => before.includes(line)).toSorted()).toEqual(before)
  // What is there beside is a table of later, which is empty, but for the résumés that wait to be read.
  const tables = before.map((line) => line.split(':')[0])
  for (const line of after.filter((each) => !before.includes(each))) {
    expect(tables).not.toContain(line.split(':')[0])
    expect(line).toMatch(/: 0$|^(?:resume_scores: 2|candidate_search_words: 4|candidate_funnel_stale: \d+)$/)
  }
  expect(before).toContain('all_candidates: 4')
  expect(before.filter((line) => line.endsWith(': 0')).length).toBeLessThan(before.length / 4)
})

test('a database made before the baseline continues with the migrations of later versions', async () => {
  const earlier = await openEarlier()
  const folder = await folderWithLater()
  await migrate(earlier.url, folder)
  await migrate(earlier.url, folder)
  const names = await withClient(earlier.url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select name from public.migrations where name > '9' order by 1`,
    )
    await client.query(`begin; set local role reinforce_platform`)
    const { rows: people } = await client.query<{ full_name: string }>(
      `select full_name from all_candidates order by 1`,
    )
    return { applied: rows.map(({ name }) => name), people: people.map((row) => row.full_name) }
  })
  expect(names).toEqual({
    applied: ['9999-later.sql'],
    people: ['Ana García', 'Ana García', 'Ben Okafor', 'Ben Okafor'],
  })
})

test('names the remedy for a database that stopped on the way to the baseline, and changes nothing', async () => {
  const earlier = await openEarlier()
  const recorded = async () =>
    await withClient(
      earlier.url,
      async (client) => (await client.query('select * from public.migrations order by name')).rows,
    )
  for (const kept of [69, 1]) {
    await withClient(earlier.url, (client) =>
      client.query('delete from public.migrations where name <> all ($1)', [earlierChain.slice(0, kept)]),
    )
    const before = [await recorded(), await catalogueOf(earlier.url), await rowsOf(earlier.adminUrl)]
    await expect(migrate(earlier.url)).rejects.toThrow(
      'This database was made by an earlier version and lacks that version’s migrations from ' +
        `${earlierChain[kept]} on. Nothing was changed. Start the version that ends with ` +
        '0133-second-factor-in-one-place.sql once, then this one.',
    )
    expect([await recorded(), await catalogueOf(earlier.url), await rowsOf(earlier.adminUrl)]).toEqual(before)
    expect(await recorded()).toHaveLength(kept)
  }
})
