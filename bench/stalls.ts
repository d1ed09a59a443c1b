// How much a clinic waits while another one, or platform staff, do the heaviest work: docs/bench.md. `npm run bench:stalls`.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { arrive, type Kind, type Stretch } from './capacity/arrivals.ts'
import { hangUp, workingDay } from './capacity/working-day.ts'
import { openBench } from './open-bench.ts'
import { type HeavyCall, listHeavyCalls } from './stalls/heavy-calls.ts'
import { prepare } from './stalls/prepare.ts'
import { type Delay, readDelay, withLoopDelay } from './stalls/read-delays.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    largest: { type: 'string', default: '40000' },
    /** Calls a second of the clinic that works, and how long each stretch takes. */
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '12' },
    /** How often both are measured, in turns; the medians are printed, because a single p99 says more about the machine. */
    rounds: { type: 'string', default: '3' },
    /** Only the heavy calls with one of these words, separated by commas. */
    only: { type: 'string', default: '' },
  },
})
const [perSecond, seconds, rounds] = [Number(values.rate), Number(values.seconds), Number(values.rounds)]
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0

/** A language model that takes a second to answer. */
const model = createServer((request, response) => {
  request.resume().on('end', () => {
    const message = { role: 'assistant', content: 'Hi Ben, would you like to talk this week?' }
    const answer = { id: '1', created: 1, model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] }
    setTimeout(() => response.setHeader('content-type', 'application/json').end(JSON.stringify(answer)), 1_000)
  })
})
await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
const place = model.address()
const modelUrl = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/v1`

const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-stalls-'))
const delays = path.join(folder, 'delays')
const bench = await openBench(
  Number(values.rows),
  { ...withLoopDelay(delays), AI_BASE_URL: modelUrl, AI_MODEL: 'm' },
  {},
  { people: [{ name: 'neighbor', organization: `md5('o2')::uuid` }], largest: Number(values.largest) },
)
await prepare(bench.plain)
const loadIds = async (clinic: string) =>
  (
    await bench.plain.query<{ id: string }>(
      `select id from all_candidates where organization_id = md5($1)::uuid and full_name not like 'Merge %' order by id`,
      [clinic],
    )
  ).rows.map(({ id }) => id)
const organization = String((await bench.plain.query(`select md5('o1')::uuid as id`)).rows[0]?.id)
const heavy = listHeavyCalls(bench, { organization, ids: await loadIds('o1') })
const kinds = workingDay([bench.address], await bench.signIn('neighbor'), await loadIds('o2'))

type Measurement = Stretch & { delay: Delay }
const measure = async (mix: readonly Kind[], seed: number): Promise<Measurement> => {
  await readDelay(bench.pid, delays)
  const stretch = await arrive(mix, { perSecond, seconds, seed })
  return { ...stretch, delay: await readDelay(bench.pid, delays) }
}

/** The clinic's stretch while the heavy call is made over and over, and how often that was done. */
const measureBeside = async ({ run, callers = 1 }: HeavyCall, seed: number) => {
  const working = { goesOn: true, times: 0, failure: '' }
  const busy = Array.from({ length: callers }, async () => {
    while (working.goesOn && working.failure === '') {
      await run().catch((error: unknown) => void (working.failure = String(error).slice(0, 200)))
      working.times += 1
    }
  })
  const measured = await measure(kinds, seed)
  working.goesOn = false
  await Promise.all(busy)
  return { measured, times: working.times, failure: working.failure }
}

console.log(
  `${Number(values.rows).toLocaleString('en-US')} candidates in 200 organizations, ${Number(values.largest).toLocaleString('en-US')} in the largest; ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
console.log(
  `Another clinic makes ${perSecond} calls a second for ${seconds} s, in turns alone and while the heavy call is repeated, ${rounds} times. Medians, milliseconds.\n`,
)
const heads = ['times', 'p50', 'beside', 'p99', 'beside', 'ratio', 'loop p99', 'own', 'failed', 'load']
console.log(`${'heavy call'.padEnd(38)}${heads.map((head) => head.padStart(9)).join('')}  slowest`)
await measure(kinds, 1) // warms up
let seed = 2
for (const call of heavy.filter(({ name }) => values.only.split(',').some((word) => name.includes(word)))) {
  const alone: Measurement[] = []
  const beside: Awaited<ReturnType<typeof measureBeside>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    // The second of a pair finds a warmer database, so the first one changes.
    const turns = [
      async () => void alone.push(await measure(kinds, seed)),
      async () => void beside.push(await measureBeside(call, seed)),
    ]
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn()
    seed += 1
  }
  const of = (pick: (one: Measurement) => number, list: readonly Measurement[]) => median(list.map(pick))
  const busy = beside.map(({ measured }) => measured)
  const ratios = busy.map(({ p99 }, round) => p99 / (alone[round]?.p99 ?? p99))
  const times = median(beside.map((one) => one.times))
  const [p50, p99] = [(one: Measurement) => one.p50, (one: Measurement) => one.p99]
  const figures = [times, of(p50, alone), of(p50, busy), of(p99, alone), of(p99, busy), median(ratios)]
  const failed = [...alone, ...busy].reduce((sum, one) => sum + one.failed, 0)
  const loop = [of(({ delay }) => delay.p99, busy), of(({ delay }) => delay.own, busy), failed, loadavg()[0] ?? 0]
  const line = [...figures, ...loop].map((n) =>
    (n < 10 && !Number.isInteger(n) ? n.toFixed(1) : n.toFixed(0)).padStart(9),
  )
  console.log(`${call.name.padEnd(38)}${line.join('')}  ${busy.at(-1)?.slowest} ${beside.at(-1)?.failure}`)
}
hangUp()
model.closeAllConnections()
model.close()
await rm(folder, { recursive: true, force: true })
await bench.plain.end()
await bench.close()
