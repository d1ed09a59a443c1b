import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../app/server/testing/world.ts'
import { instant } from '../../shared/schemas.ts'
import { selectAsJson } from './select-as-json.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const rows = z.array(
  z.object({
    id: z.int(),
    text: z.nullable(z.string()),
    at: instant,
    ended_at: z.nullable(instant),
    day: z.string(),
    'half"name': z.number(),
    many: z.number(),
    words: z.array(z.string()),
    data: z.record(z.string(), z.unknown()),
    isOn: z.boolean(),
  }),
)

const typed = `a "b" \\ </script>\n\t\u0001 é 😀 \u2028`

const selected = sql`select n as id, case when n < 3 then ${typed} end as text, timestamptz '2026-11-20 12:00:00.123999-06' as at,
    case when n = 2 then timestamptz '2026-01-01 00:00Z' end as ended_at, date '2026-02-28' as day, 0.50::numeric as "half""name", 9007199254740991 as many,
    array['x', 'y,z'] as words, '{"a": [1, null]}'::jsonb as data, n > 1 as "isOn", 'secret' as password_hash
  from generate_series(1, 3) n order by n desc`

test('rows are written as their shape in the reply says: those columns, in the order of the query, instants as elsewhere', async () => {
  const found = await world.inClinic(world.own.organizationId, async (tx) => await selectAsJson(tx, rows, selected))
  const row = {
    day: '2026-02-28',
    'half"name': 0.5,
    many: 9_007_199_254_740_991,
    words: ['x', 'y,z'],
    data: { a: [1, null] },
  }
  const at = '2026-11-20T18:00:00.123Z'
  const answer = found.read()
  expect(answer).toEqual([
    { ...row, id: 3, text: null, at, ended_at: null, isOn: true },
    { ...row, id: 2, text: typed, at, ended_at: '2026-01-01T00:00:00.000Z', isOn: true },
    { ...row, id: 1, text: typed, at, ended_at: null, isOn: false },
  ])
  expect(rows.parse(answer)).toEqual(answer)
})

test('of no rows there is an empty list, and a query that lacks a column of the shape is refused', async () => {
  await world.inClinic(world.own.organizationId, async (tx) => {
    expect((await selectAsJson(tx, rows, sql`${selected} offset 5`)).json).toBe('[]')
  })
  const lacking = world.inClinic(
    world.own.organizationId,
    async (tx) => await selectAsJson(tx, rows, sql`select 1 as id`),
  )
  await expect(lacking).rejects.toThrow('column r.text does not exist')
})

test('is compressed where it is worth it, with its length', async () => {
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into all_candidates (organization_id, full_name, position, status, created_at)
        select ${world.own.organizationId}, 'Ana Gomez', 'RBT', 'Initial Inquiry', now() from generate_series(1, 25)`),
  )
  const headers = { authorization: `Bearer ${await world.getToken('clinic')}`, 'accept-encoding': 'gzip' }
  const answer = await world.app.inject({ method: 'GET', url: '/api/candidates', headers })
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-length': String(answer.rawPayload.length),
  })
  const { rows: found } = JSON.parse(gunzipSync(answer.rawPayload).toString()) as { rows: unknown[] }
  expect(found).toHaveLength(25)
})

test('it leaves as JSON like any other answer, also for a call for its headers alone', async () => {
  const headers = { authorization: `Bearer ${await world.getToken('clinic')}` }
  const [get, head] = [
    await world.app.inject({ method: 'GET', url: '/api/candidates', headers }),
    await world.app.inject({ method: 'HEAD', url: '/api/candidates', headers }),
  ]
  for (const answer of [get, head])
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(get.body)),
      'cache-control': 'no-store',
    })
  expect(JSON.parse(get.body)).toHaveProperty('rows.0.id')
  expect(head.body).toBe('')
})
