import { parseArgs } from 'node:util'
import { startSealing } from '../src/features/operations/record-check/server/start-sealing.ts'
import { verifyRecord } from '../src/features/operations/record-check/server/verify-record.ts'
import { getSystemScope } from '../src/platform/server/actor.ts'
import { transactAs } from '../src/platform/server/call.ts'
import { readConfig } from '../src/platform/server/config.ts'
import { openPool } from '../src/platform/server/database.ts'
import { openLog } from '../src/platform/server/process/log.ts'
import { getParent, processorTime } from './capacity/processor-time.ts'
import { openBench } from './open-bench.ts'
import { asker, timed } from './sets.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '40000' },
    rounds: { type: 'string', default: '9' },
    events: { type: 'string', default: '300000' },
  },
})
const largest = `md5('o1')::uuid`
const bench = await openBench(Number(values.rows), {}, { track_functions: 'pl' }, { largest: Number(values.rows) / 2 })
const databaseUrl = bench.env.DATABASE_URL
const config = readConfig({ DATABASE_URL: databaseUrl, APP_SECRET: 'a secret of at least 32 characters' })
const pool = openPool(databaseUrl, 4)
const services = { pool, config, log: openLog('error') }
const queued = async () => Number((await bench.plain.query('select count(*) as n from event_queue')).rows[0]?.n)

const ask = asker(bench)
const { rows } = await bench.plain.query<{ id: string }>(
  `select id from all_candidates where organization_id = ${largest} and status not in ('Archived', 'Terminated') order by id limit 10000`,
)
const ids = rows.map(({ id }) => id)
let turn = 0
const change = async () =>
  await ask('POST', '/api/candidates/status', {
    selection: { ids },
    status: ['Reviewed By Clinic', 'Interview Scheduled', 'In-Process To Hire'][turn++ % 3],
  })
const setQueueing = async (isOn: boolean) =>
  await bench.plain.query(`alter table events ${isOn ? 'enable' : 'disable'} trigger queue_events`)

type Took = { wall: number; cpu: number }
const ways = ['without', 'queued', 'beside'] as const
const took: Record<(typeof ways)[number], Took[]> = { without: [], queued: [], beside: [] }
const backend = Number((await bench.plain.query('select pg_backend_pid() as pid')).rows[0]?.pid)
const processes = [bench.pid, getParent(backend)]
/** Events of another clinic, past every call. */
const addEvents = async (clinic: string, many: number) =>
  await bench.plain.query(
    `with given as (insert into events (id, organization_id, at, name, about) select gen_random_uuid(), md5($2)::uuid, now() - make_interval(secs => n),
        'candidate.statusChanged', gen_random_uuid() from generate_series(1, $1::int) n returning id)
     insert into event_values (event_id, organization_id, before, after)
       select id, md5($2)::uuid, '{"status":"Initial Inquiry"}', '{"status":"Hired","batch":"of ten thousand"}' from given`,
    [many, clinic],
  )
const untilSealed = async () => {
  while ((await queued()) > 0) await new Promise((later) => setTimeout(later, 20))
}
/** `queued`: the events are queued, and nothing is sealed during the call; `beside`: the server seals 10,000 others at the same time. */
const run = async (way: (typeof ways)[number]) => {
  if (way === 'without') await setQueueing(false)
  if (way === 'beside') await addEvents('o3', 10_000)
  const before = processorTime(processes)
  const wall = await timed(change)
  took[way].push({ wall, cpu: (processorTime(processes) - before) * 1_000 })
  if (way === 'without') await setQueueing(true)
  await untilSealed()
}
for (let warm = 0; warm < 3; warm += 1) await change()
await untilSealed()
await bench.plain.query('vacuum analyze')
// There and back, so that growing tables favor none.
for (let round = 0; round < Number(values.rounds); round += 1)
  for (const way of round % 2 === 0 ? ways : ways.toReversed()) await run(way)
const median = (of: Took[], what: keyof Took) =>
  of.map((each) => each[what]).toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0
for (const what of ['wall', 'cpu'] as const)
  for (const way of ways) {
    const [one, other] = [median(took[way], what), median(took.without, what)]
    console.log(
      `status of ${ids.length}, ${what}, ${way}: ${one.toFixed(0)} ms, ratio ${(one / other).toFixed(3)} (goal: 1.03)`,
    )
  }
console.log(JSON.stringify(took))

// The part of a call that queueing takes, by PostgreSQL's own clock: other work on the machine slows both.
const untilCounted = async () => await new Promise((later) => setTimeout(later, 12_000))
const loadQueueing = async () => {
  await untilCounted()
  const { rows: found } = await bench.plain.query<{ ms: number }>(
    `select total_time as ms from pg_stat_user_functions where funcname = 'queue_events'`,
  )
  return found[0]?.ms ?? 0
}
const earlier = await loadQueueing()
let calls = 0
for (let round = 0; round < 5; round += 1) calls += await timed(change)
const queueing = (await loadQueueing()) - earlier
console.log(
  `queueing takes ${(queueing / 5).toFixed(1)} ms of ${(calls / 5).toFixed(0)} ms, ${((100 * queueing) / calls).toFixed(2)} % (goal: 3 %)`,
)

// A record of its own for the speed of sealing and checking.
await addEvents('o2', Number(values.events))
const many = await queued()
const sealing = startSealing(services, 1)
const sealed = await timed(untilSealed)
await sealing.stop()
console.log(`sealed ${many} events in ${(sealed / 1000).toFixed(1)} s: ${((many / sealed) * 1000).toFixed(0)} a second`)
await bench.plain.query('vacuum analyze events, event_values, event_seals, event_blocks')
const read = transactAs({ pool }, getSystemScope(config, config.platformOrganizationId))
const id = String((await bench.plain.query(`select ${largest} as a, md5('o2')::uuid as id`)).rows[0]?.id)
for (let round = 0; round < 3; round += 1) {
  let found: Awaited<ReturnType<typeof verifyRecord>> | undefined
  const ms = await timed(async () => {
    found = await verifyRecord(read, id)
  })
  const { rss } = process.memoryUsage()
  console.log(
    `checked ${found?.events} events in ${(ms / 1000).toFixed(1)} s (${found?.fault?.kind ?? 'intact'}), ${(rss / 1e6).toFixed(0)} MB`,
  )
}
const sizes = await bench.plain.query(
  `select relname, pg_total_relation_size(relid) / greatest((select count(*) from event_seals), 1) as bytes from pg_stat_user_tables where relname in ('events', 'event_values', 'event_seals', 'event_blocks')`,
)
console.log('bytes an event', sizes.rows)
await pool.end()
await bench.plain.end()
await bench.close()
