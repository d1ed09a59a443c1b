import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { migrate } from './migrate.ts'
import { loadCatalogue } from './testing/catalogue.ts'
import { createFreshDatabase } from './testing/create-fresh-database.ts'
import { findLostRows, layRelease, loadContents } from './testing/lay-release.ts'
import { listStoredVersions, readRelease, type StoredRelease } from './testing/stored-release.ts'

let newest: StoredRelease
beforeAll(async () => {
  newest = await readRelease((await listStoredVersions()).at(-1) ?? '')
})
const undo: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step()
})

const lay = async () => {
  const laid = await layRelease(newest)
  undo.push(laid.drop)
  await migrate(laid.url)
  return laid
}
/** The migrations of today, and what a later version brings. */
const folderWith = async (later: Record<string, string>) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-migrations-'))
  undo.push(async () => await rm(folder, { recursive: true }))
  await cp(new URL('./migrations/', import.meta.url), folder, { recursive: true })
  for (const [name, text] of Object.entries(later)) await writeFile(path.join(folder, name), text)
  return pathToFileURL(`${folder}/`)
}
const loadState = async ({ url, adminUrl }: { url: string; adminUrl: string }) => ({
  catalogue: await loadCatalogue(url),
  rows: await loadContents(adminUrl),
})
/** As the house itself: no row is hidden from it. */
const seeingAll = (text: string) => `set local role reinforce_platform; ${text}; reset role;`

const goes = {
  '9997-a-column.sql': `alter table all_candidates add column shoe_size int; ${seeingAll('update all_candidates set shoe_size = 40')}`,
}
const breaks = {
  '9998-half.sql': `alter table locations rename column name to title; drop table text_drafts;
    ${seeingAll(`update candidate_notes set body = 'gone'`)} create table halfway (id int); select 1 / 0;`,
}

test('a step that changes a table with data keeps what it should, and one that removes something is noticed', async () => {
  const laid = await lay()
  const before = await loadContents(laid.adminUrl)
  await migrate(laid.url, await folderWith(goes))
  const kept = await loadContents(laid.adminUrl)
  expect(findLostRows(before, kept)).toEqual([])
  expect(kept.get('public.all_candidates')?.columns).toContain('shoe_size')
  const takes = `alter table all_candidates drop column findbcbas_analysis; drop table text_drafts; alter table user_links rename to links;
    ${seeingAll('update candidate_notes set body = upper(body)')}
    alter table events no force row level security; update events set name = 'candidate.changed' where name = 'candidate.edited';
    alter table events force row level security;`
  await migrate(laid.url, await folderWith({ ...goes, '9998-takes.sql': takes }))
  expect(findLostRows(before, await loadContents(laid.adminUrl)).toSorted()).toEqual([
    'public.all_candidates.findbcbas_analysis',
    'public.candidate_notes',
    'public.events',
    'public.text_drafts',
    'public.user_links',
  ])
})

test('a step that fails undoes those before it too, with one sentence, and the version before continues', async () => {
  const laid = await lay()
  const before = await loadState(laid)
  const half = await folderWith({ ...goes, ...breaks })
  await expect(migrate(laid.url, half)).rejects.toThrow(
    new RegExp(
      [
        String.raw`^The database was not brought up to date: 9998-half\.sql failed \(division by zero\)\. Nothing was `,
        String.raw`changed: the version before still works with it\. Put that one back and start it\.$`,
      ].join(''),
    ),
  )
  expect(await loadState(laid)).toEqual(before)
  await migrate(laid.url)
  expect(await loadState(laid)).toEqual(before)

  await migrate(laid.url, await folderWith({ ...goes, '9998-half.sql': 'create table halfway (id int);' }))
  const names = (await loadContents(laid.adminUrl)).get('public.migrations')?.rows.map(([name]) => name)
  expect(names?.slice(-2)).toEqual(['9997-a-column.sql', '9998-half.sql'])
})

test('a new database whose tables cannot be made stays empty, and no one is sent to a version before', async () => {
  const laid = await createFreshDatabase()
  undo.push(laid.drop)
  await withClient(laid.url, async (client) => {
    await client.query(
      'drop schema public, app, auth, pgboss cascade; create schema public; create table organizations (id int)',
    )
  })
  const before = await loadCatalogue(laid.url)
  await expect(migrate(laid.url)).rejects.toThrow(
    /^The database was not brought up to date: 00\d\d-[a-z-]+\.sql failed \([^\n]*"organizations" already exists\)\. Nothing was changed\.$/,
  )
  expect(await loadCatalogue(laid.url)).toEqual(before)
})

test('a connection that is lost half-way leaves the database as it was', async () => {
  const laid = await lay()
  const before = await loadState(laid)
  const folder = await folderWith({ ...goes, '9998-lost.sql': 'select pg_terminate_backend(pg_backend_pid());' })
  await expect(migrate(laid.url, folder)).rejects.toThrow(/9998-lost\.sql failed \([^\n]+\)\. Nothing was changed/)
  expect(await loadState(laid)).toEqual(before)
})

/** Does this at the moment at which everything is committed. */
const atCommit = (does: string) => `create table at_commit (id int);
  create function app.at_commit() returns trigger language plpgsql as $$ begin ${does} return null; end $$;
  create constraint trigger at_commit after insert on at_commit deferrable initially deferred for each row execute function app.at_commit();
  insert into at_commit values (1);`

test('a refusal at the last moment means that nothing was done; a lost connection leaves it open, and its error tells both apart', async () => {
  const laid = await lay()
  const before = await loadState(laid)
  const refused = await folderWith({ '9998-last.sql': atCommit(`raise exception 'Not today';`) })
  await expect(migrate(laid.url, refused)).rejects.toThrow(/9998-last\.sql failed \(Not today\)\. Nothing was changed/)
  expect(await loadState(laid)).toEqual(before)
  const lost = await folderWith({ '9998-last.sql': atCommit('perform pg_terminate_backend(pg_backend_pid());') })
  await expect(migrate(laid.url, lost)).rejects.toThrow(
    /^The connection to the database was lost at the last moment [^\n]+ Start this version again: it continues from there\.$/,
  )
  expect(await loadState(laid)).toEqual(before)
})

test('two that start at the same moment: one waits with a message, each step runs once, both end well', async () => {
  const laid = await lay()
  const before = (await loadContents(laid.adminUrl)).get('public.migrations')?.rows ?? []
  // No step is one that may run twice: the second time it would fail.
  const folder = await folderWith({
    ...goes,
    '9998-once.sql':
      'create table ran_once (at timestamptz default clock_timestamp()); insert into ran_once default values;',
  })
  const waits = vi.fn()
  await withClient(laid.url, async (holder) => {
    await holder.query('begin; lock table all_candidates in access share mode')
    const both = Promise.all([migrate(laid.url, folder, waits), migrate(laid.url, folder, waits)])
    await vi.waitFor(() => expect(waits).toHaveBeenCalledTimes(1), { timeout: 30_000 })
    await holder.query('commit')
    await both
  })
  const held = await loadContents(laid.adminUrl)
  expect(held.get('public.ran_once')?.rows).toHaveLength(1)
  expect(held.get('public.migrations')?.rows).toHaveLength(before.length + Object.keys(goes).length + 1)
  expect(waits).toHaveBeenCalledTimes(1)
})

test('names the session that holds the lock while it waits, and continues when that ends', async () => {
  const laid = await lay()
  const said = vi.fn()
  await withClient(`${laid.url}?application_name=left%20behind`, async (holder) => {
    await holder.query('select pg_advisory_lock(7301934)')
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
    const update = migrate(laid.url, await folderWith(goes), said, 200)
    await vi.waitFor(() => expect(said.mock.calls.length).toBeGreaterThan(2), { timeout: 30_000 })
    expect(said.mock.calls[0]).toEqual([])
    expect(said.mock.calls[1]?.[0]).toMatch(
      new RegExp(
        `process ${rows[0]?.pid} of PostgreSQL \\(application "left behind", from 127\\.0\\.0\\.1, connected ` +
          `since \\d{4}-.+ UTC, idle\\).*pg_terminate_backend\\(${rows[0]?.pid}\\)`,
      ),
    )
    await holder.query('select pg_advisory_unlock(7301934)')
    await update
  })
})

test('keeps no lock when an update ends, so that a session a pooler keeps is in no way', async () => {
  const laid = await lay()
  await withClient(laid.url, async (client) => {
    // What a pooler does: the client is gone, its session stays.
    const ends = vi.spyOn(pg.Client.prototype, 'end').mockImplementationOnce(() => undefined)
    await migrate(laid.url, await folderWith(goes))
    ends.mockRestore()
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and objid = 7301934 and database = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toEqual([])
  })
})

test('a process that waited for a failing one tries it again and fails alike', async () => {
  const laid = await lay()
  const before = await loadState(laid)
  const half = await folderWith(breaks)
  const ended = await Promise.allSettled([migrate(laid.url, half), migrate(laid.url, half)])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await loadState(laid)).toEqual(before)
})

test('a database that a newer version brought up to date is refused in a sentence and not touched', async () => {
  const laid = await lay()
  await migrate(laid.url, await folderWith(goes))
  const newer = await loadState(laid)
  await expect(migrate(laid.url)).rejects.toThrow(
    new RegExp(
      [
        String.raw`^This database was brought up to date by a newer version: 9997-a-column\.sql is not known to this `,
        String.raw`one\. Nothing was changed\. Start the newer version, or go back to the backup that was made before `,
        String.raw`the update\.$`,
      ].join(''),
    ),
  )
  expect(await loadState(laid)).toEqual(newer)
})

/** Adds an event as the release before wrote it. */
const addFact = async (client: pg.Client, name: string, values: string) => {
  const { rows } = await client.query<{ id: string; organization_id: string }>(
    `insert into facts (organization_id, name) select id, $1 from organizations order by id limit 1 returning id, organization_id`,
    [name],
  )
  const [fact] = rows
  await client.query('insert into fact_values (fact_id, organization_id, before, after) values ($1, $2, null, $3)', [
    fact?.id,
    fact?.organization_id,
    values,
  ])
}

test('events of before use the keys of today, and nothing else about them changes', async () => {
  const laid = await layRelease(newest)
  undo.push(laid.drop)
  await withClient(laid.adminUrl, async (client) => {
    await addFact(client, 'candidate.edited', '{"state_licences": "TX 12", "assessments": null}')
    await addFact(client, 'candidate.retentionEnded', '{"erase_on": "2026-12-20", "reason": "erase_on"}')
    await addFact(client, 'textingSettings.limited', '{"by": "clinic", "most_a_day": 40}')
    await addFact(client, 'candidate.noteAdded', '{"erase_on": "said by no one"}')
  })
  await migrate(laid.url)
  await withClient(laid.adminUrl, async (client) => {
    const { rows } = await client.query<{ after: unknown }>(
      `select v.after from event_values v join events e on e.id = v.event_id
       where e.name in ('candidate.edited', 'candidate.retentionEnded', 'textingSettings.limited', 'candidate.noteAdded')
         and v.after::text ~ '"(state_licen.es|erase_on|erasure_due_on|most_a_day|daily_limit)":' order by e.name`,
    )
    expect(rows.map(({ after }) => after)).toEqual([
      { state_licenses: 'TX 12', assessments: null },
      { erase_on: 'said by no one' },
      { erasure_due_on: '2026-12-20', reason: 'erase_on' },
      { by: 'clinic', daily_limit: 40 },
    ])
  })
})
