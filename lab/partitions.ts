// Whether partitions by month pay for texts: `BENCH_DATA=… node lab/partitions.ts`. Copies the texts of a filled bench database into a table
// without and one with partitions, both with the indexes that most texts are in, and compares processor time of one connection.
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { openBench } from '../bench/open-bench.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } })
const columns =
  'id, organization_id, recipient_id, candidate_id, message_content, message, message_status, message_direction, recipient_phone, sent_at, created_at'
const indexes = [
  '(id, created_at)',
  '(organization_id, recipient_id, created_at desc)',
  `(candidate_id, created_at desc) where message_direction = 'outbound'`,
  '(organization_id, recipient_phone, created_at desc)',
]
const tables = ['bench.texts_whole', 'bench.texts_by_month']
const months = `generate_series(date_trunc('month', now()) - interval '14 months', date_trunc('month', now()) + interval '1 month', interval '1 month') m`

const bench = await openBench(Number(values.rows))
const client = await bench.plain.connect()
await client.query(`drop table if exists ${tables.join(', ')};
  create table bench.texts_whole as select ${columns} from text_messages with no data;
  create table bench.texts_by_month (like bench.texts_whole) partition by range (created_at)`)
const { rows: parts } = await client.query<{ m: string; next: string }>(
  `select m::text, (m + interval '1 month')::text as next from ${months}`,
)
for (const [at, { m, next }] of parts.entries())
  await client.query(
    `create table bench.texts_month_${at} partition of bench.texts_by_month for values from ('${m}') to ('${next}')`,
  )
await client.query(`set maintenance_work_mem = '1GB'`)
for (const table of tables) {
  await client.query(`insert into ${table} select ${columns} from text_messages order by created_at`)
  for (const index of indexes) await client.query(`create index on ${table} ${index}`)
  await client.query(`vacuum analyze ${table}`)
}

const { rows: pids } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
/** Processor time of the connection so far, ms. */
const readProcessorTime = () => Number(readFileSync(`/proc/${pids[0]?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
const time = async (times: number, run: (n: number) => Promise<unknown>) => {
  const before = readProcessorTime()
  for (let n = 0; n < times; n += 1) await run(n)
  return (readProcessorTime() - before) / times
}
const inRollback = async (run: (on: pg.PoolClient) => Promise<unknown>) => {
  await client.query('begin')
  await run(client)
  await client.query('rollback')
}

const { rows: some } = await client.query<{ organization: string; recipient: string }>(
  'select organization_id as organization, recipient_id as recipient from bench.texts_whole tablesample system (0.1) limit 500',
)
const oldest = `(select date_trunc('month', min(created_at)) + interval '1 month' from bench.texts_whole)`
/** What is compared: how often, and the statement on a table. */
const questions: [string, number, (table: string, n: number) => Promise<unknown>][] = [
  [
    'a thread, newest 50',
    500,
    async (table, n) =>
      await client.query({
        name: `thread ${table}`,
        text: `select * from ${table} where organization_id = $1 and recipient_id = $2 order by created_at desc limit 50`,
        values: [some[n]?.organization, some[n]?.recipient],
      }),
  ],
  [
    'texts of the last 30 days, one clinic',
    20,
    async (table) =>
      await client.query(
        `select count(*) from ${table} where organization_id = md5('o2')::uuid and created_at >= now() - interval '30 days'`,
      ),
  ],
  [
    '10,000 new texts',
    5,
    async (table) =>
      await inRollback(
        async (on) =>
          await on.query(
            `insert into ${table} select gen_random_uuid(), organization_id, recipient_id, candidate_id, message_content, message, message_status,
               message_direction, recipient_phone, sent_at, now() from bench.texts_whole limit 10000`,
          ),
      ),
  ],
  [
    'deleting the oldest month by rows',
    1,
    async (table) =>
      await inRollback(async (on) => await on.query(`delete from ${table} where created_at < ${oldest}`)),
  ],
]
console.log(`load ${(loadavg()[0] ?? 0).toFixed(1)}; processor time of PostgreSQL's process, ms, best of three`)
for (const [name, times, run] of questions) {
  const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < 3; round += 1)
    for (const [at, table] of tables.entries())
      best[at] = Math.min(best[at] ?? 0, await time(times, async (n) => await run(table, n)))
  const [whole = 0, month = 0] = best
  console.log(
    `${name.padEnd(40)}${whole.toFixed(2).padStart(12)}${month.toFixed(2).padStart(12)}${(month / whole).toFixed(2).padStart(8)} ×`,
  )
}
await client.query(`drop table ${tables.join(', ')}`)
client.release()
await bench.plain.end()
await bench.close()
