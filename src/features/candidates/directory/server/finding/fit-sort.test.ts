import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../../../../db/demo/random.ts'
import { createFreshDatabase } from '../../../../../db/testing/create-fresh-database.ts'
import { isCertification } from '../../../../../rules/credential/is-certification.ts'
import { compareByScore, computeFitScore, parsePercent } from '../../rules/compute-fit-score.ts'
import { parseFitScore } from '../load-candidate-rows.ts'
import { createRandomCandidate } from '../testing/random-candidates.ts'

const now = new Date('2026-11-20T18:00:00Z')
const r = createRandom('the score in SQL')
const people = Array.from({ length: 10_000 }, (_, at) => ({
  ...createRandomCandidate(r, { organization_id: r.uuid(), location_id: null }, now),
  score_override: at % 7 === 0 ? at % 101 : null,
}))

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

const huge = [
  `1${'0'.repeat(140_000)}`,
  `-${'9'.repeat(140_000)}`,
  `0.${'0'.repeat(140_000)}1`,
  `1${' '.repeat(200_000)}x`,
]

test('SQL reads every percentage as the rule does', async () => {
  const texts = people.flatMap((one) => [one.skills_percentage, one.experience_score, one.full_name]).concat(huge)
  const { rows } = await client.query<{ was: string | null; is: number }>(
    'select t as was, app.percent_hundredths(t) as is from unnest($1::text[]) t',
    [texts],
  )
  expect(rows.filter((row) => row.is !== parsePercent(row.was))).toEqual([])
  expect(new Set(rows.map((row) => row.is)).size).toBeGreaterThan(100)
})

test('SQL takes the same texts for a certification number', async () => {
  const { rows } = await client.query<{ was: string | null; is: boolean }>(
    'select t as was, app.is_certification(t) as is from unnest($1::text[]) t',
    [people.flatMap((one) => [one.certification_number, one.full_name])],
  )
  expect(rows.filter((row) => row.is !== isCertification(row.was))).toEqual([])
})

test('SQL tells the same registry state as the rule', async () => {
  const { rows } = await client.query<{ id: string; state: string | null }>(
    `select id, app.registry_state(certification_number, credential_status, credential_number) as state
     from jsonb_to_recordset($1::jsonb) as r(id uuid, certification_number text, credential_status text, credential_number text)`,
    [JSON.stringify(people)],
  )
  const stored = new Map(rows.map(({ id, state }) => [id, state]))
  const getFitSort = (one: (typeof people)[number]) => {
    if (!isCertification(one.certification_number)) return null
    const isLookedUp = one.credential_status && one.credential_number === one.certification_number
    return isLookedUp ? one.credential_status : 'claimed'
  }
  expect(people.filter((one) => stored.get(one.id) !== getFitSort(one))).toEqual([])
  expect(new Set(stored.values()).size).toBe(6)
})

test('the stored score is the rule’s, and sorts as the rule sorts', async () => {
  const { rows } = await client.query<{ id: string; fit: number }>(
    `select id, app.fit_sort(position, status, certification_number, current_rbt, skills_percentage, experience_percentage,
       skills_score, experience_score, culture_fit_score, score_override) as fit
     from jsonb_to_recordset($1::jsonb) as r(id uuid, position text, status text, certification_number text, current_rbt boolean,
       skills_percentage text, experience_percentage text, skills_score text, experience_score text, culture_fit_score text, score_override smallint)`,
    [JSON.stringify(people)],
  )
  const stored = new Map(rows.map(({ id, fit }) => [id, fit]))
  const judged = people.map((one) => ({ one, score: computeFitScore(one), fit: stored.get(one.id) ?? Number.NaN }))
  const wrong = judged.filter(
    ({ score, fit }) => compareByScore(score, parseFitScore(fit)) !== 0 || score.number !== parseFitScore(fit).number,
  )
  expect(wrong).toEqual([])
  const byRule = judged.toSorted((a, b) => compareByScore(a.score, b.score)).map(({ fit }) => fit)
  expect(byRule).toEqual(byRule.toSorted((a, b) => a - b))
  expect(new Set(byRule).size).toBeGreaterThan(50)
})
