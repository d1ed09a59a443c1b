import { withClient } from '@reinforce/postgres-box/server/create-owned-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshDatabase } from '../../../../db/testing/create-fresh-database.ts'
import { loadChangesSince } from './changes-since.ts'
import { countRows } from './count-rows.ts'

let database: Awaited<ReturnType<typeof createFreshDatabase>>
beforeAll(async () => {
  database = await createFreshDatabase()
})
afterAll(async () => await database.drop())

const clinic = '11111111-1111-4111-8111-111111111111'
const person = '22222222-2222-4222-8222-222222222222'
const wordsOfBefore = `alter table events rename to facts; alter table all_candidates rename column erasure_due_on to erase_on`

test.each([
  ['today', 'events', ''],
  ['the release before', 'facts', wordsOfBefore],
])('reads what a backup of %s holds by its names', async (_, events, before) => {
  await withClient(database.url, async (client) => {
    await client.query(`begin; ${before}`)
    await client.query(`set local role reinforce_platform`)
    await client.query(`insert into ${events} (organization_id, name, about) values ($1, 'candidate.erased', $2)`, [
      clinic,
      person,
    ])
    await client.query(`reset role; alter table ${events} no force row level security`)
    expect((await countRows(client)).counts.facts).toBe(1)
    const later = await loadChangesSince(client, new Date('2020-01-01T00:00:00Z'))
    expect(later.facts).toBe(1)
    expect(later.leaving).toEqual([{ id: person, erase_on: '2020-01-01' }])
    await client.query('rollback')
  })
})
