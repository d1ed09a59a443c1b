import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase } from '../../db/testing/create-fresh-database.ts'
import { listNonPersonalTables } from '../../platform/server/personal-data.ts'
import { traces } from './personal-data.ts'
import { listUnknownColumns, listUnspokenColumns } from './testing/list-unspoken-columns.ts'

let database: Awaited<ReturnType<typeof createFreshDatabase>>
let owner: pg.Client
beforeAll(async () => {
  database = await createFreshDatabase()
  owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await database.drop()
})

/** Asks again with a change of the tables that is taken back. */
const unspokenWith = async (change: string, register = traces) => {
  const before = await listUnspokenColumns(owner, traces) // red once, in the first test
  await owner.query(`begin; ${change}`)
  try {
    return (await listUnspokenColumns(owner, register)).filter((place) => !before.includes(place))
  } finally {
    await owner.query('rollback')
  }
}

test('a trace speaks for every column that could hold something of a candidate', async () => {
  const where =
    'Name each in server/personal-data.ts of its noun, or in src/app/server/personal-data.ts where it has none'
  expect(await listUnspokenColumns(owner, traces), where).toEqual([])
})

test('the register speaks of tables and columns that are there, and gives a reason for all it leaves', async () => {
  const ofLibraries = traces.filter(({ table }) => !table.startsWith('pgboss.'))
  expect(await listUnknownColumns(owner, ofLibraries)).toEqual([])
  for (const { table, leaves = [] } of traces)
    for (const { because } of leaves) expect(because.length, table).toBeGreaterThan(10)
})

test('each table is in the register once, under one feature', () => {
  const tables = traces.map(({ table }) => table)
  expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([])
})

test('a new table or column of words, or one that leads to a candidate, is named until a trace speaks for it', async () => {
  const table = 'create table planted (id uuid primary key, candidate_id uuid, note text, contact_phone text)'
  expect(await unspokenWith(table)).toEqual(['planted.candidate_id', 'planted.contact_phone', 'planted.note'])
  const silent = listNonPersonalTables('nothing of anybody', { planted: ['candidate_id', 'note', 'contact_phone'] })
  expect(await unspokenWith(table, [...traces, ...silent])).toEqual(['planted.candidate_id'])
  const spoken = { table: 'planted', by: 'candidate_id', erase: 'delete', merge: 'move' } as const
  expect(await unspokenWith(table, [...traces, spoken])).toEqual([])
  const pointing = `create table planted (organization_id uuid, whose uuid,
    foreign key (organization_id, whose) references all_candidates (organization_id, id))`
  expect(await unspokenWith(pointing)).toEqual(['planted.whose'])
  expect(
    await unspokenWith(pointing, [...traces, ...listNonPersonalTables('nothing of anybody', { planted: 'all' })]),
  ).toEqual(['planted.whose'])
})

test('a new column in a table of a clinic’s own words, or in one that erasure only blanks, is named', async () => {
  expect(await unspokenWith('alter table pipeline_statuses add column suggested_by text')).toEqual([
    'pipeline_statuses.suggested_by',
  ])
  expect(await unspokenWith('alter table document_files add column summary jsonb')).toEqual(['document_files.summary'])
  expect(await unspokenWith('alter table text_notes add column mood text')).toEqual([])
})
