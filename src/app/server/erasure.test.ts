import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeDocumentsJob } from '../../features/documents/files/server/jobs/purge-documents.ts'
import { sealEvents } from '../../features/operations/record-check/server/seal-events.ts'
import { verifyRecord } from '../../features/operations/record-check/server/verify-record.ts'
import { isPersonal } from '../../platform/server/personal-data.ts'
import { traces } from './personal-data.ts'
import { eraseDue } from './testing/erase-due.ts'
import { findNeedles } from './testing/find-needles.ts'
import { plantPerson } from './testing/planted-person.ts'
import { openWorld, type World } from './testing/world.ts'

let world: World
let owner: pg.Client
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await world.close()
})

const held = traces.filter(isPersonal)
const reasonFor = (place: string) => {
  const table = place.slice(0, place.lastIndexOf('.'))
  const column = place.slice(table.length + 1)
  return traces
    .filter((trace) => trace.table === table)
    .flatMap((trace) => trace.leaves ?? [])
    .find(({ columns }) => columns === 'all' || columns.includes(column))?.because
}
const stored = async (keys: readonly string[]) => {
  const there = await Promise.all(keys.map(async (key) => await world.services.files.exists(key)))
  return there.filter(Boolean).length
}

test('anyone who left something in every table is found in none after the erasure, with all records that became one', async () => {
  const needle = 'Zyxwena'
  const stays = await plantPerson(world, owner, { needle: 'Quillon', phone: '5125557490' })
  const kept = await plantPerson(world, owner, { needle, phone: '5125557391', more: { erasure_due_on: '2026-11-19' } })
  const merged = await plantPerson(world, owner, { needle, phone: '5125557392', more: { merged_into: kept.id } })
  const earlier = await plantPerson(world, owner, { needle, phone: '5125557393', more: { merged_into: merged.id } })
  await world.inPlatform(sealEvents)
  const planted = new Set([...kept.tables, 'event_seals'])
  expect(held.map(({ table }) => table).filter((table) => !planted.has(table))).toEqual([])
  const before = await findNeedles(owner, ['Quillon', '5557490'])
  const wordless = new Set([
    'candidate_funnel_stale',
    'events',
    'event_seals',
    'notification_emails',
    'notification_texts',
  ])
  const inWords = held.filter(({ table }) => !wordless.has(table))
  for (const { table } of inWords)
    expect(
      before.some((place) => place.startsWith(`${table}.`)),
      table,
    ).toBe(true)
  expect(await findNeedles(owner, [needle, '555739[123]'])).toEqual(before)

  await eraseDue(world)
  const left = await findNeedles(owner, [needle, '555739[123]'])
  for (const place of left) expect(reasonFor(place), place).toBeDefined()
  await purgeDocumentsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect(await findNeedles(owner, [needle, '555739[123]'])).toEqual([
    'app.opt_outs_everywhere.phone',
    'opt_outs.ended_by',
    'opt_outs.phone',
    'opt_outs.proof',
    'opt_outs.source',
  ])
  expect(await stored([...kept.keys, ...merged.keys, ...earlier.keys])).toBe(0)
  expect(await world.eventNames(earlier.id)).toEqual(expect.arrayContaining(['candidate.edited', 'candidate.erased']))

  // Downloads of lists go for everyone: no one knows who is in them.
  const staying = before.filter((place) => !place.startsWith('exports.'))
  expect(await findNeedles(owner, ['Quillon', '5557490'])).toEqual(staying)
  expect(await stored(stays.keys)).toBe(stays.keys.length)
  const there = sql`select from all_candidates where id = ${stays.id}`
  expect(await world.inPlatform(async (tx) => await tx.run(there))).toBe(1)

  // The record of what happened is still whole, and what could show an erased value is gone.
  await world.inPlatform(sealEvents)
  const checked = await verifyRecord(world.inPlatform, world.own.organizationId)
  expect(checked).toMatchObject({ fault: null, leftover: [] })
  expect(checked.erased).toBeGreaterThan(5)
  const salted = sql`select from event_seals s where s.salt is not null
    and not exists (select from event_values v where v.event_id = s.event_id)`
  expect(await world.inPlatform(async (tx) => await tx.run(salted))).toBe(0)
})
