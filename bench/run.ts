import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { openBench } from './house.ts'
import { measure } from './measure.ts'
import { questions } from './questions.ts'

const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, calls: { type: 'string', default: '200' } },
})
const rows = Number(values.rows)
const calls = Number(values.calls)

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const get = async (url: string, token: string, method: string, body?: string) =>
  await new Promise<string>((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () =>
          answer.statusCode === 200 ? resolve(text) : reject(new Error(`${answer.statusCode} ${text.slice(0, 300)}`)),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

const bench = await openBench(rows)
const round = (n: number) => (n < 10 ? n.toFixed(2) : n.toFixed(0)).padStart(8)
console.log(
  `${rows.toLocaleString('en-US')} candidates, 200 organizations, ${cpus().length} cores, seeded in ${bench.seconds.toFixed(0)} s`,
)
console.log(
  'Each question through HTTP as the signed-in person under row level security, beside the plain SQL it needs on the same database.\n',
)
console.log(
  `${'question'.padEnd(46)}${'who'.padEnd(10)}${'HTTP p50'.padStart(10)}${'p99'.padStart(9)}${'SQL p50'.padStart(10)}${'ratio'.padStart(8)}${'HTTP/s ×16'.padStart(12)}`,
)
for (const question of questions) {
  for (const who of question.who) {
    const ask = async () =>
      await get(`${bench.address}${question.path}`, bench.tokens[who], question.method, question.body)
    const plain = async () => {
      for (const { text, params } of question.sql(who))
        await bench.plain.query({ text, values: params, name: `${question.name} ${who} ${text.length}` })
    }
    const http = await measure(ask, { calls, clients: 1 })
    const sql = await measure(plain, { calls, clients: 1 })
    const busy = await measure(ask, { calls: calls * 2, clients: 16 })
    console.log(
      `${question.name.padEnd(46)}${who.padEnd(10)}${round(http.p50).padStart(10)}${round(http.p99).padStart(9)}${round(sql.p50).padStart(10)}${round(http.p50 / sql.p50).padStart(8)}${round(busy.perSecond).padStart(12)}`,
    )
  }
}
agent.destroy()
await bench.plain.end()
await bench.close()
