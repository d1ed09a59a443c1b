// 10,000 queued texts until the last is delivered to a local stand-in of an automation webhook, and what memory that takes.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { openBench } from '../bench/open-bench.ts'

const { values } = parseArgs({ options: { people: { type: 'string', default: '10000' } } })
const people = Number(values.people)

const called = { calls: 0, texts: 0, phones: new Set<string>() }
const hook = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part
  })
  request.on('end', () => {
    const { candidates } = JSON.parse(body) as { candidates: { formattedNumber: string }[] }
    called.calls += 1
    called.texts += candidates.length
    for (const { formattedNumber } of candidates) called.phones.add(formattedNumber)
    response.writeHead(200).end()
  })
})
await new Promise<void>((ready) => hook.listen(0, '127.0.0.1', ready))
const hookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`

const bench = await openBench(10 * people, {
  TEXT_TRANSPORT: 'webhook',
  AUTOMATION_WEBHOOK_URL: hookUrl,
  QUIET_HOURS: 'off',
})
const ask = async (method: string, url: string, body?: unknown) => {
  const answer = await fetch(`${bench.address}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${bench.tokens.clinic}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${text.slice(0, 300)}`)
  return JSON.parse(text) as { batch: { queued: number; sent: number; failed: number } }
}

await bench.plain.query(
  `update all_candidates set phone_number = '512' || lpad((2000000 + n)::text, 7, '0')
   from (select id as k, row_number() over (order by id) as n from all_candidates where organization_id = md5('o1')::uuid) s where k = id`,
)
const { rows } = await bench.plain.query<{ id: string }>(
  `select id from all_candidates where organization_id = md5('o1')::uuid order by id limit ${people}`,
)
const run = promisify(execFile)
const megabytes = async () =>
  Math.round(Number((await run('ps', ['-o', 'rss=', '-p', String(bench.pid)])).stdout) / 1024)

const batchId = randomUUID()
await ask('POST', '/api/texts/send-many', {
  batchId,
  selection: { ids: rows.map(({ id }) => id) },
  message: 'Hi {{Candidate First}}, thank you for applying. When would be a good time to talk?',
})
const began = performance.now()
const memory = [await megabytes()]
for (;;) {
  const { batch } = await ask('GET', `/api/texts/batches/${batchId}`)
  memory.push(await megabytes())
  if (batch.sent + batch.failed === people) break
  await wait(100)
}
const seconds = (performance.now() - began) / 1000
const tenths = Array.from({ length: 10 }, (_, n) => memory[Math.floor((n * (memory.length - 1)) / 9)])
console.log(`${people.toLocaleString('en-US')} texts delivered in ${seconds.toFixed(1)} s by ${called.calls} calls`)
console.log(`texts in the calls: ${called.texts}, different numbers: ${called.phones.size}`)
console.log(`the server's memory on the way, MB: ${tenths.join(' ')}`)
await bench.plain.end()
await bench.close()
hook.close()
