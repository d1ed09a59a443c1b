import { parseArgs } from 'node:util'
import { measure } from './measure.ts'
import { openBench } from './open-bench.ts'
import { asker, importTook, peopleLines, timed } from './sets.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '200000' },
    people: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '2' },
  },
})
/** What was added for reading alone since the schema's first form, on the tables that these writes touch. */
const readingIndexes = [
  'candidates_names',
  'candidates_second_names',
  'candidate_funnel_untouched',
  'candidate_search_words_grams',
  'candidates_status_fit',
  'candidates_status_fit_all',
  'candidates_premium',
  'candidates_premium_all',
  'candidates_best',
  'candidates_best_all',
]
/** What was there before and carries more since: its form of then. */
const narrow = {
  candidates_newest: '(organization_id, received_at desc, id desc) include (search_words, date_submitted_ts)',
  candidates_newest_all: '(received_at desc, id desc) include (search_words)',
}
const changed = [...readingIndexes, ...Object.keys(narrow)]
const half = Number(values.rows) / 2
const bench = await openBench(Number(values.rows), {}, {}, { largest: half })
const { rows: definitions } = await bench.plain.query<{ indexname: string; indexdef: string }>(
  'select indexname, indexdef from pg_indexes where indexname = any($1)',
  [changed],
)
if (definitions.length !== changed.length) throw new Error('An index has another name now')
const ask = asker(bench)
const { rows } = await bench.plain.query<{ id: string }>(
  `select id from all_candidates where organization_id = md5('o1')::uuid and status not in ('Archived', 'Terminated') order by id limit 10000`,
)
const ids = rows.map(({ id }) => id)
let turn = 0
const status = async (of: string[]) =>
  await ask('POST', '/api/candidates/status', {
    selection: { ids: of },
    status: ['Reviewed By Clinic', 'Interview Scheduled', 'In-Process To Hire'][turn++ % 3],
  })

type Took = { one: number; many: number; load: number }
const writes = async (): Promise<Took> => {
  await bench.plain.query('vacuum analyze all_candidates, candidate_search_words, candidate_funnel')
  let n = 0
  const one = await measure(async () => await status([ids[n++ % 500] ?? '']), { calls: 400, clients: 1 })
  // As within a minute of life: keys that were checked while their table was nearly empty are checked by reading it whole until then.
  await bench.plain.query('analyze')
  const many: number[] = []
  for (let round = 0; round < 5; round += 1) many.push(await timed(async () => await status(ids)))
  const load = await importTook(bench, peopleLines(Number(values.people)))
  return { one: one.p50, many: many.toSorted((a, b) => a - b)[2] ?? 0, load }
}
const took: { with: Took[]; without: Took[] } = { with: [], without: [] }
const drop = async () => {
  await bench.plain.query(`drop index ${changed.join(', ')}`)
  for (const [name, form] of Object.entries(narrow))
    await bench.plain.query(`create index ${name} on all_candidates ${form}`)
}
const make = async () => {
  await bench.plain.query(`drop index ${Object.keys(narrow).join(', ')}`)
  for (const { indexdef } of definitions) await bench.plain.query(indexdef)
}
// With, without, without, with, so that a table that grows meanwhile favors neither.
for (let round = 0; round < Number(values.rounds); round += 1) {
  if (round % 2 === 0) took.with.push(await writes())
  await drop()
  took.without.push(await writes())
  await make()
  if (round % 2 === 1) took.with.push(await writes())
}
const mean = (of: Took[], what: keyof Took) => of.reduce((sum, each) => sum + each[what], 0) / of.length
console.log(`milliseconds, mean of ${values.rounds} rounds${' '.repeat(20)}with  without    ratio (goal: 1.2)`)
for (const [what, name] of [
  ['one', 'status of one candidate'],
  ['many', `status of ${ids.length}`],
  ['load', `import of ${values.people}`],
] as const) {
  const [one, other] = [mean(took.with, what), mean(took.without, what)]
  console.log(
    `${name.padEnd(44)}${[one.toFixed(2), other.toFixed(2), (one / other).toFixed(2)].map((text) => text.padStart(9)).join('')}`,
  )
}
console.log(JSON.stringify(took))
await bench.plain.end()
await bench.close()
