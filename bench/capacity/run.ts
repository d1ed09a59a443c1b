// What a call costs, what 10,000,000 candidates need, and a Monday 9:00 at 1:100 against two processes: docs/scale.md.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { hashPassword } from 'better-auth/crypto'
import { openBench } from '../open-bench.ts'
import { serve } from '../serving.ts'
import { arrive } from './arrivals.ts'
import { needed, type Target } from './model.ts'
import { getParent, processorTime } from './processor-time.ts'
import { callsAMinute, hangUp, workingDay } from './working-day.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '20' },
    /** Texts a second that one process hands over, of lab/deliver-texts.ts. */
    texts: { type: 'string', default: '588' },
  },
})
const rows = Number(values.rows)
const seconds = Number(values.seconds)
const wanted: Target = {
  candidates: 10_000_000,
  clinics: 5_000,
  textsADay: 1_000_000,
  peopleAtWork: 3_000,
  callsAMinute,
}
const hundredth = (wanted.peopleAtWork * callsAMinute) / 60 / 100

const bench = await openBench(rows, { DRAIN_SECONDS: '0' })
const second = await serve('src/app/server/main.ts', { ...bench.env, PORT: '0' }, /API: (\S+)\/docs/)
const one = async <T>(text: string) => (await bench.plain.query(text)).rows[0] as T
const { bytes, indexes, n } = await one<{ bytes: number; indexes: number; n: number }>(
  `select pg_database_size(current_database())::float8 as bytes, (select count(*)::int from all_candidates) as n,
     (select sum(pg_indexes_size(oid))::float8 from pg_class where relkind = 'r') as indexes`,
)
const { pid } = await one<{ pid: number }>('select pg_backend_pid() as pid')
const database = getParent(pid)
const { rows: known } = await bench.plain.query<{ id: string }>(
  `select id from all_candidates where organization_id = md5('o1')::uuid order by id limit 1000`,
)
const kinds = workingDay(
  [bench.address, second.address],
  bench.tokens.clinic,
  known.map(({ id }) => id),
)
const processes = [bench.pid, second.pid]

console.log(`${n.toLocaleString('en-US')} candidates, two processes and PostgreSQL on ${cpus().length} cores`)
console.log(
  `${(bytes / n).toFixed(0)} bytes a candidate, texts and history included, ${((100 * indexes) / bytes).toFixed(0)} % of them indexes`,
)
await arrive(kinds, { perSecond: 50, seconds: 5, seed: 1 })

const heads = ['times', 'calls/s', 'answered', 'failed', 'p50 ms', 'p99 ms', 'ours ms', 'PG ms', 'asker late']
console.log(`\nMonday 9:00, ${wanted.peopleAtWork / 100} people of ${wanted.peopleAtWork}, and as many times as many:`)
console.log(heads.map((head) => head.padStart(11)).join(''))
let costs = { ours: 0, database: 0 }
for (const times of [1, 10, 25, 50, 75, 100]) {
  const before = { ours: processorTime(processes), database: processorTime([database]) }
  const of = await arrive(kinds, {
    perSecond: hundredth * times,
    seconds: times === 1 ? 3 * seconds : seconds,
    seed: 9,
  })
  const calls = of.offered * (times === 1 ? 3 * seconds : seconds)
  const each = {
    ours: (processorTime(processes) - before.ours) / calls,
    database: (processorTime([database]) - before.database) / calls,
  }
  // Of the busiest stretch that still kept up: at rest the clock's own work would count for the calls.
  if (of.p99 < 1_000 && of.failed === 0) costs = each
  const figures = [
    times,
    of.offered,
    of.answered,
    of.failed,
    of.p50,
    of.p99,
    each.ours * 1000,
    each.database * 1000,
    of.late,
  ]
  console.log(figures.map((figure) => figure.toFixed(figure < 10 ? 2 : 0).padStart(11)).join(''))
  if (of.p99 > 5_000 || of.failed > calls / 10) break
}
const began = processorTime([process.pid])
for (let time = 0; time < 20; time++) await hashPassword('correct-horse')
const password = (processorTime([process.pid]) - began) / 20
console.log(`\n${(password * 1000).toFixed(0)} ms of processor time a password`)
const need = needed({ ...costs, password, bytesACandidate: bytes / n, textsASecond: Number(values.texts) }, wanted)
console.log(
  `\n${wanted.candidates.toLocaleString('en-US')} candidates of ${wanted.clinics.toLocaleString('en-US')} clinics, ${wanted.textsADay.toLocaleString('en-US')} texts a day, ${wanted.peopleAtWork.toLocaleString('en-US')} people at work need`,
)
for (const [what, figure] of Object.entries(need)) console.log(`  ${what.padEnd(20)}${figure.toFixed(1).padStart(10)}`)
hangUp()
await bench.plain.end()
await second.stop()
await bench.close()
