// What every question of the directory reads, as a clinic and as platform staff: `npm run bench:plans`. A plan that scans the table fails.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { explainCost } from '../src/app/server/plans/explain-cost.ts'
import { listPlanQuestions } from '../src/app/server/plans/plan-questions.ts'
import {
  countMatching,
  loadCandidatePage,
} from '../src/features/candidates/directory/server/finding/find-candidates.ts'
import { candidateQuery } from '../src/features/candidates/directory/shapes/directory.ts'
import { openPool, type Scope, type Tx, transact } from '../src/platform/server/database.ts'
import { openBench } from './open-bench.ts'
import { words } from './seed-candidates.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, narrow: { type: 'boolean', default: false } },
})
const dearest = 12

const bench = await openBench(Number(values.rows), {}, {}, { isNarrow: values.narrow })
const pool = openPool(bench.env['DATABASE_URL'] ?? '', 2)
const readId = async (of: string) => String((await bench.plain.query(`select ${of} as id`)).rows[0]?.id)
const scopes: Record<string, Scope> = {
  clinic: { organizationId: await readId(`md5('o1')::uuid`), authUserId: '', crossTenant: false, system: false },
  platform: {
    organizationId: '00000000-0000-4000-8000-000000000001',
    authUserId: '',
    crossTenant: true,
    system: false,
  },
}
const viewing = { now: new Date(), excellentFrom: 85 }
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
const { asked, questions, pairs } = listPlanQuestions({ since: day(1), common: words.common, rare: words.rare })
const alone = Object.entries(asked).map(([name, filter]) => ({ name, filter }))
let failed = 0

for (const [who, scope] of Object.entries(scopes)) {
  const runAs = async (work: (tx: Tx) => Promise<unknown>) => await transact(pool, scope, work, { readOnly: true })
  const page = (filter: object) => async (tx: Tx) =>
    await loadCandidatePage(tx, candidateQuery.parse(filter), 1, viewing)
  const count = (filter: object) => async (tx: Tx) =>
    await countMatching(tx, candidateQuery.parse(filter), viewing, 1_000)
  const kinds = [
    { kind: 'a page, one filter', list: questions, work: page },
    { kind: 'a page, two filters', list: pairs, work: page },
    { kind: 'a count to 1,000', list: alone, work: count },
  ]
  for (const { kind, list, work } of kinds) {
    const costs = []
    for (const { name, filter } of list) {
      const began = performance.now()
      costs.push({ name, ...(await explainCost(runAs, work(filter))), took: performance.now() - began })
    }
    const sorted = costs.toSorted((a, b) => b.blocks - a.blocks)
    const scans = kind.startsWith('a page') ? costs.filter(({ scanned }) => scanned > 0) : []
    failed += scans.length
    const middle = sorted[sorted.length >> 1]?.blocks ?? 0
    console.log(
      `\n${who}, ${kind}: ${list.length} questions, ${scans.length} scan the table, ${middle} blocks at the median; load ${loadavg()[0]?.toFixed(1)}`,
    )
    for (const { name, blocks, sorted: rows, scanned, took } of sorted.slice(0, dearest))
      console.log(
        `${name.padEnd(60)}${String(blocks).padStart(9)} blocks ${String(rows).padStart(8)} sorted ${String(scanned).padStart(8)} scanned ${took.toFixed(0).padStart(7)} ms`,
      )
  }
}
await pool.end()
await bench.plain.end()
await bench.close()
process.exitCode = failed > 0 ? 1 : 0
