// Every filter of the directory alone and with every other one, in three orders, at 16 callers: `node lab/filters.ts` (`--rows` candidates,
// `--calls` of each question, `--who` asks). Prints how many questions keep to what a page may take, and the dearest.
import { Agent, request } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { measure } from '../bench/measure.ts'
import { openBench } from '../bench/open-bench.ts'
import { words } from '../bench/seed-candidates.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    calls: { type: 'string', default: '100' },
    who: { type: 'string', default: 'clinic,platform' },
  },
})
const calls = Number(values.calls)
/** Milliseconds that 99 of 100 pages may take, at 16 callers. */
const most = { clinic: 100, platform: Number(values.rows) > 1_000_000 ? 400 : 250 }
const shownOfEach = 12

const bench = await openBench(Number(values.rows))
const ids = await bench.plain.query<{ place: string }>(
  `select location_id::text as place from all_candidates where organization_id = md5('o1')::uuid and location_id is not null limit 1`,
)
const monthAgo = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
/** One value of each filter that many have, and words that many have, some, few and nobody. */
const filters: Record<string, string> = {
  'a score': 'score=Excellent%20Fit',
  'a status': 'status=Hired',
  'two statuses': 'status=Hired&status=Archived',
  'a position': 'position=BCBA',
  'the other position': 'position=RBT',
  Premium: 'type=Premium',
  Spanish: 'language=Spanish',
  unverified: 'registry=Claimed%2C%20not%20verified',
  'a location': `location=${ids.rows[0]?.place ?? ''}`,
  'seven days': 'dateRange=Last%207%20Days',
  untouched: 'firstTouch=Not%20yet',
  since: `since=${monthAgo}`,
  'hired since': `hiredSince=${monthAgo}`,
  experience: 'experience=RBT%20Experience',
  'no experience': 'experience=No%20Experience',
  'a common word': `q=${words.common}`,
  'a word of some': `q=${words.some}`,
  'a rare word': `q=${words.rare}`,
  'a word of nobody': `q=${words.nobody}`,
}
const orders: Record<string, string> = { newest: '', best: '&sortScore=highest', oldest: '&sortDate=oldest' }
/** The first part of a query is the name of its filter: two values of one filter are no pair. */
const getName = (query: string) => query.split('=', 1)[0] ?? ''

const alone = Object.entries(filters)
const pairs = alone.flatMap(([name, query], at) =>
  alone
    .slice(at + 1)
    .filter(([, other]) => getName(other) !== getName(query))
    .map(([otherName, other]) => [`${name} + ${otherName}`, `${query}&${other}`] as const),
)

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const get = async (path: string, token: string) =>
  await new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    request(`${bench.address}${path}`, { agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} ${path}`))))
    })
      .on('error', reject)
      .end()
  })

console.log(
  `${Number(values.rows).toLocaleString('en-US')} candidates, ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} at the start; ${calls} pages of each question, 16 callers, milliseconds`,
)
for (const who of (['clinic', 'platform'] as const).filter((each) => values.who.includes(each))) {
  const found: { name: string; p50: number; p99: number }[] = []
  for (const [name, query] of [...alone, ...pairs])
    for (const [order, sort] of Object.entries(orders)) {
      const ask = async () =>
        await get(`/api/candidates?timeZone=America%2FNew_York&${query}${sort}`, bench.tokens[who])
      // What takes long is asked twice and not a hundred times: it is among the dearest anyway.
      const once = await measure(ask, { calls: 1, clients: 1 })
      const { p50, p99 } = once.p50 > 400 ? once : await measure(ask, { calls, clients: 16 })
      found.push({ name: `${name}, ${order}`, p50, p99 })
    }
  const over = found.filter(({ p99 }) => p99 > most[who])
  const medians = found.map(({ p50 }) => p50).toSorted((a, b) => a - b)
  console.log(
    `\n${who}: ${found.length} questions, ${found.length - over.length} within ${most[who]} ms (p99); p50 of the middle one ${(medians[medians.length >> 1] ?? 0).toFixed(1)}`,
  )
  for (const { name, p50, p99 } of found.toSorted((a, b) => b.p99 - a.p99).slice(0, shownOfEach))
    console.log(`${name.padEnd(50)}${p50.toFixed(1).padStart(10)}${p99.toFixed(1).padStart(10)}`)
}
agent.destroy()
await bench.plain.end()
await bench.close()
