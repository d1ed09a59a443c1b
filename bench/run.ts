import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measure } from './measure.ts'
import { openBench } from './open-bench.ts'
import { questions } from './questions.ts'
import { measureSets } from './sets.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '200' },
    /** Only the questions whose name has these words, and nothing that is done to many. */
    only: { type: 'string', default: '' },
    /** Resumes of 400 characters instead of 2,000. */
    narrow: { type: 'boolean', default: false },
  },
})
const rows = Number(values.rows)
const calls = Number(values.calls)

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const get = async (url: string, method = 'GET', token = '', body?: string) =>
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

const bench = await openBench(rows, {}, {}, { isNarrow: values.narrow })
const round = (n: number) => (n < 10 ? n.toFixed(2) : n.toFixed(0)).padStart(9)
console.log(
  `${rows.toLocaleString('en-US')} candidates, 200 organizations, ${cpus().length} cores, seeded in ${bench.seconds.toFixed(0)} s`,
)
console.log(
  'Each question as the signed-in person under row level security, beside its plain SQL and a bare Node server without sign-in\nthat answers the same rows, in one run. Milliseconds; answers a second with 16 callers.\n',
)
const heads = ['p50', 'p99', 'SQL p50', 'bare p50', '× bare', '/s ×16', 'bare /s', 'share']
console.log(`${'question'.padEnd(44)}${'who'.padEnd(9)}${heads.map((head) => head.padStart(9)).join('')}`)
for (const question of questions.filter(({ name }) => name.includes(values.only))) {
  for (const who of question.who) {
    const ask = async () =>
      await get(`${bench.address}${question.path}`, question.method, bench.tokens[who], question.body)
    const bareUrl = `${bench.bare}/?${new URLSearchParams({ name: question.name, who }).toString()}`
    const plain = async () => {
      for (const { text, params } of question.sql(who))
        await bench.plain.query({ text, values: params, name: `${question.name} ${who} ${text.length}` })
    }
    const http = await measure(ask, { calls, clients: 1 })
    const sql = await measure(plain, { calls, clients: 1 })
    const bare = await measure(async () => await get(bareUrl), { calls, clients: 1 })
    const busy = await measure(ask, { calls: calls * 4, clients: 16 })
    const bareBusy = await measure(async () => await get(bareUrl), { calls: calls * 4, clients: 16 })
    const figures = [
      http.p50,
      http.p99,
      sql.p50,
      bare.p50,
      http.p50 / bare.p50,
      busy.perSecond,
      bareBusy.perSecond,
      busy.perSecond / bareBusy.perSecond,
    ]
    console.log(`${question.name.padEnd(44)}${who.padEnd(9)}${figures.map(round).join('')}`)
  }
}
if (values.only === '') {
  console.log(
    `\n${'many at once'.padEnd(62)}${['ours ms', 'plain ms', 'ratio', 'goal'].map((head) => head.padStart(9)).join('')}`,
  )
  for (const { what, ours, plain, goal } of await measureSets(bench, rows / 10))
    console.log(`${what.padEnd(62)}${[ours, plain, ours / plain, goal].map(round).join('')}`)
}
agent.destroy()
await bench.plain.end()
await bench.close()
