// How soon a queued text starts in an idle console: from the commit that queued it to the first call of the transport.
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openBench } from '../bench/open-bench.ts'

const { values } = parseArgs({ options: { texts: { type: 'string', default: '200' } } })
const texts = Number(values.texts)
const goal = 300

const heard = new Map<string, number>()
const hook = createServer((request, response) => {
  const at = performance.timeOrigin + performance.now()
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    const { candidates } = JSON.parse(body) as { candidates: { message: string }[] }
    for (const { message } of candidates) heard.set(message, at)
    response.writeHead(200).end()
  })
})
await new Promise<void>((ready) => hook.listen(0, '127.0.0.1', ready))

const bench = await openBench(
  10 * texts,
  {
    TEXT_TRANSPORT: 'webhook',
    AUTOMATION_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
    QUIET_HOURS: 'off',
  },
  { track_commit_timestamp: 'on' },
)
await bench.plain.query(
  `update all_candidates set phone_number = '512' || lpad((2000000 + n)::text, 7, '0')
   from (select id as k, row_number() over (order by id) as n from all_candidates where organization_id = md5('o1')::uuid) s where k = id`,
)
const { rows } = await bench.plain.query<{ id: string }>(
  `select id from all_candidates where organization_id = md5('o1')::uuid order by id limit ${texts}`,
)
const took: number[] = []
for (const [n, { id }] of rows.entries()) {
  const batchId = randomUUID()
  const message = `Text ${n} of ${randomUUID()}`
  const answer = await fetch(`${bench.address}/api/texts/send-many`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bench.tokens.clinic}`, 'content-type': 'application/json' },
    body: JSON.stringify({ batchId, selection: { ids: [id] }, message }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  for (let waited = 0; !heard.has(message); waited += 5) {
    if (waited > 30_000) throw new Error('A queued text did not start within 30 s')
    await wait(5)
  }
  const committed = await bench.plain.query<{ at: number }>(
    `select extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as at from text_batches where id = '${batchId}'`,
  )
  if (n > 0) took.push((heard.get(message) ?? Infinity) - (committed.rows[0]?.at ?? 0)) // the first one warms up
  await wait(200 + Math.random() * 600)
}
const sorted = took.toSorted((a, b) => a - b)
const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
console.log(
  `${sorted.length} queued texts, from the commit to the transport's first call, load average ${loadavg()[0]?.toFixed(1)}`,
)
console.log(
  `p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, most ${sorted.at(-1)?.toFixed(0)} ms; goal ${goal} ms at p95`,
)
await bench.plain.end()
await bench.close()
hook.close()
process.exit(at(0.95) <= goal ? 0 : 1)
