import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { findResumes } from '../contract/resume-library.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set resume_text = null`))
  await addPeople(world, 'own', 30, {
    resume_text: 'Phone: 512 555 0101\nWorked with AUTISM and Übung',
    date_submitted: '2026-03-01',
  })
  await addPeople(world, 'own', 1, {
    full_name: 'vera video',
    resume_text: 'autism classroom aide',
    video_introduction: 'https://v.test/1',
    certification_number: 'RBT-24-348734',
    position: 'BCBA',
    date_submitted: '2026-05-01',
    created_at: '2026-11-20T17:00:00.000Z',
  })
  await addPeople(world, 'foreign', 3, { resume_text: 'autism elsewhere' })
})
afterAll(async () => {
  await world.close()
})

const find = async (query: Record<string, string>, who: 'clinic' | 'platform' = 'clinic') =>
  await world.call(who, 'GET', `/api/resumes?${new URLSearchParams(query).toString()}`)
const page = async (query: Record<string, string>) => z.parse(findResumes.reply, (await find(query)).body)

test('résumés are found by all their words in any case, 25 a page, newest first', async () => {
  const first = await page({ q: 'autism' })
  expect([first.rows.length, first.hasMore, first.rows[0]?.name]).toEqual([25, true, 'Vera Video'])
  const second = await page({ q: 'autism', page: '2' })
  expect([second.rows.length, second.hasMore]).toEqual([6, false])
  expect((await page({ q: 'übung WORKED' })).rows).toHaveLength(25)
  expect((await page({ q: 'autism absent' })).rows).toEqual([])
  expect((await page({ q: '%%%' })).rows).toEqual([])
})

test('hits come with their line, contact lines stay out', async () => {
  const { rows } = await page({ q: 'classroom' })
  expect(rows).toMatchObject([
    {
      hasVideo: true,
      snippets: [
        [
          { text: 'autism ', hit: false },
          { text: 'classroom', hit: true },
          { text: ' aide', hit: false },
        ],
      ],
    },
  ])
  for (const { snippets } of (await page({ q: 'worked autism' })).rows) {
    const lines = snippets.map((line) => line.map(({ text }) => text).join(''))
    expect(lines).toContainEqual(expect.stringContaining('AUTISM'))
    expect(lines.join(' ')).not.toMatch(/512|phone/i)
  }
})

test('no one is found by their contact lines', async () => {
  for (const q of ['phone autism', '512 555', '0101']) expect((await page({ q })).rows, q).toEqual([])
})

test('a page past the end is the last one, with words and without', async () => {
  const last = await page({ q: 'autism', page: '999' })
  expect([last.page, last.rows.length, last.hasMore]).toEqual([2, 6, false])
  const newest = await page({ page: '999' })
  expect([newest.page, newest.rows.length, newest.hasMore]).toEqual([2, 6, false])
  const none = await page({ q: 'autism absent', page: '7' })
  expect([none.page, none.rows.length, none.hasMore]).toEqual([1, 0, false])
})

test('filters narrow the library', async () => {
  const filters: Record<string, string>[] = [
    { hasVideo: 'true' },
    { hasNumber: 'true' },
    { position: 'BCBA' },
    { from: '4/1/2026' },
  ]
  for (const filter of filters)
    expect((await page({ q: 'autism', ...filter })).rows.map((row) => row.name)).toEqual(['Vera Video'])
  expect((await page({ q: 'autism', until: '2026-03-01', location: world.own.locationId })).rows).toHaveLength(25)
  expect((await page({ q: 'autism', location: world.foreign.locationId })).rows).toEqual([])
})

test('fewer than three letters and days that are none are refused at their field', async () => {
  expect((await find({ q: 'ab' })).body).toMatchObject({ error: { fields: { q: 'Type at least 3 letters.' } } })
  expect((await find({ from: 'soon' })).body).toMatchObject({
    error: { fields: { from: 'Enter a date like 3/14/2026.' } },
  })
})

test('platform staff search every organization', async () => {
  expect((await find({ q: 'elsewhere' })).body).toMatchObject({ rows: [] })
  expect((await find({ q: 'elsewhere' }, 'platform')).body).toMatchObject({ rows: [{}, {}, {}] })
})
