import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../../../../db/demo/random.ts'
import { createFreshDatabase } from '../../../../../db/testing/create-fresh-database.ts'
import { foldCase } from '../../../../../rules/fold-case.ts'
import { foldSearch, listNameReadings } from '../../../../../rules/fold-search.ts'
import { findDuplicateKeys } from '../../../../intake/imports/rules/plan-import.ts'
import { matchesSearch, readRawSearch, searchPatterns, toSearchText } from '../../rules/search.ts'
import { toStatusKey } from '../../rules/statuses.ts'
import { createRandomCandidate } from '../testing/random-candidates.ts'

const now = new Date('2026-11-20T18:00:00Z')
const r = createRandom('the search in SQL')
const people = Array.from({ length: 10_000 }, () =>
  createRandomCandidate(r, { organization_id: r.uuid(), location_id: null }, now),
)

const nobody = { full_name: 'a', email_address: null, phone_number: null, city: null, state: null }

let database: Awaited<ReturnType<typeof createFreshDatabase>>
let client: pg.Client
beforeAll(async () => {
  database = await createFreshDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const given = `jsonb_to_recordset($1::jsonb) as r(id uuid, full_name text, email_address text, phone_number text, city text, state text, status text)`
const text = 'app.search_words(full_name, email_address, phone_number, city, state)'

test('SQL makes the same text to search as the rule, character by character', async () => {
  const { rows } = await client.query<{ id: string; text: string }>(`select id, ${text} as text from ${given}`, [
    JSON.stringify(people),
  ])
  const stored = new Map(rows.map((row) => [row.id, row.text]))
  expect(
    people
      .filter((one) => stored.get(one.id) !== toSearchText(one))
      .map((one) => [toSearchText(one), stored.get(one.id)]),
  ).toEqual([])
})

test('a search finds the same people in SQL as by the rule', async () => {
  const some = people.slice(0, 1_000)
  await client.query(`create temporary table searched as select id, ${text} as text from ${given}`, [
    JSON.stringify(some),
  ])
  const parts = Array.from({ length: 100 }, (_, n) => {
    const whole = Array.from(toSearchText(people[n * 7] ?? nobody))
    const at = r.below(whole.length)
    const part = whole.slice(at, at + 1 + r.below(6)).join('')
    return r.chance(0.5) ? part.toUpperCase() : part
  })
  const fixed = [
    'obrien',
    "o'brien",
    'mary-ann',
    'nunez',
    '%',
    '_',
    '\\',
    '\\\\',
    '(512) 555-0',
    '+1 512 5550',
    '555',
    '55',
    'x 808',
    'Ος',
    'İ',
    '\u1c90',
  ]
  const differing: string[] = []
  for (const query of [...parts, ...fixed].filter((each) => each.trim() !== '' && readRawSearch(each) === null)) {
    const { rows } = await client.query<{ id: string }>(
      'select id from searched where text like any ($1::text[]) order by id',
      [searchPatterns(query)],
    )
    const expected = some.filter((one) => matchesSearch(one, query)).map(({ id }) => id)
    if (rows.map(({ id }) => id).join() !== expected.toSorted((a, b) => (a < b ? -1 : 1)).join()) differing.push(query)
  }
  expect(differing).toEqual([])
})

test('email, phone and status are compared in SQL as in the rules', async () => {
  const { rows } = await client.query<{ id: string; email: string | null; phone: string | null; status: string }>(
    `select id, app.email_key(email_address) as email, app.phone_key(phone_number) as phone,
       app.fold_case(app.trimmed(status)) as status from ${given}`,
    [JSON.stringify(people)],
  )
  const stored = new Map(rows.map(({ id, ...keys }) => [id, keys]))
  const wrong = people
    .map(
      (one) => [{ ...findDuplicateKeys(one), status: toStatusKey(one.status ?? '') }, stored.get(one.id), one] as const,
    )
    .filter(([rule, kept]) => JSON.stringify(rule) !== JSON.stringify(kept))
  expect(wrong).toEqual([])
})

test('every single character has the same lower case in SQL and in the rules', async () => {
  const codes = Array.from({ length: 0x10ffff }, (_, n) => n + 1).filter((code) => code < 0xd800 || code > 0xdfff)
  const { rows } = await client.query<{ code: number; folded: string }>(
    'select code, app.fold_case(chr(code)) as folded from unnest($1::int[]) code',
    [codes],
  )
  expect(rows.filter(({ code, folded }) => foldCase(String.fromCodePoint(code)) !== folded)).toEqual([])
})

test('every single character is folded for searching in SQL as in the rules, as a text and as a name', async () => {
  const letters = Array.from({ length: 0x10ffff }, (_, n) => n + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  const texts = Array.from({ length: Math.ceil(letters.length / 256) }, (_, n) =>
    letters.slice(n * 256, n * 256 + 256).join('\u0001'),
  )
  const { rows } = await client.query<{ text: string; folded: string; readings: string }>(
    'select t as text, app.fold_search(t) as folded, app.name_readings(t) as readings from unnest($1::text[]) t',
    [texts],
  )
  const wrong = rows.filter(
    ({ text, folded, readings }) => foldSearch(text) !== folded || listNameReadings(text).join('\u001f') !== readings,
  )
  expect(rows).toHaveLength(texts.length)
  expect(wrong.map((row) => row.text.codePointAt(0)?.toString(16))).toEqual([])
})
