import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { StreamMessage, StreamSource } from './live-streams.ts'
import { at } from './measure.ts'
import { openBench } from './open-bench.ts'
import { serve } from './serving.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '60000' },
    rounds: { type: 'string', default: '60' },
    /** Turns of writing with live updates, and as many without, in seconds each. */
    turns: { type: 'string', default: '6' },
    seconds: { type: 'string', default: '8' },
  },
})
const [clinics, peopleOfEach, pagesOfEach, writers] = [8, 5, 5, 64]
const pause = async (ms: number) => await new Promise((later) => setTimeout(later, ms))
const nowMs = () => performance.timeOrigin + performance.now()
const median = (of: number[]) =>
  at(
    of.toSorted((a, b) => a - b),
    0.5,
  )

const others = Array.from({ length: clinics * peopleOfEach }, (_, n) => ({
  name: `person${n}`,
  organization: `md5('o${1 + (n % clinics)}')::uuid`,
}))
// A commit is written to the disk, as it is where people work: a notice in it would be waited for as long as that takes.
const bench = await openBench(Number(values.rows), {}, { fsync: 'on' }, { people: others })

// The same server without live updates: what it tells reaches no one. A function of that name is found before PostgreSQL's own.
await bench.plain.query(`
  create schema quiet;
  create function quiet.pg_notify(channel text, payload text) returns void language sql as
    $$ select case when channel <> 'reinforce_live' then pg_catalog.pg_notify(channel, payload) end $$;
  grant usage on schema quiet to public`)
const quietUrl = new URL(bench.env['DATABASE_URL'] ?? '')
quietUrl.searchParams.set('options', '-c search_path=quiet,"$user",public,pg_catalog')
const quiet = await serve(
  'src/app/server/main.ts',
  { ...bench.env, DATABASE_URL: quietUrl.toString() },
  /API: (\S+)\/docs/,
)

const tokens: string[] = []
for (const { name } of others) tokens.push(await bench.signIn(name))
const loadIds = async (clinic: number) =>
  (
    await bench.plain.query<{ id: string }>(
      `select id from all_candidates where organization_id = md5('o${clinic}')::uuid and status = 'Initial Inquiry' order by id`,
    )
  ).rows.map(({ id }) => id)
const people = await Promise.all(Array.from({ length: clinics }, async (_, n) => await loadIds(n + 1)))
const organizations = (
  await bench.plain.query<{ id: string }>(
    `select md5('o' || n)::uuid as id from generate_series(1, ${clinics}) n order by n`,
  )
).rows.map(({ id }) => id)

const agent = new Agent({ keepAlive: true, maxSockets: 128 })
/** One candidate's status, as a person of that clinic sets it. */
const setStatus = async (address: string, clinic: number, id: string, status: string) =>
  await new Promise<void>((resolve, reject) => {
    const sent = request(
      `${address}/api/candidates/status`,
      {
        agent,
        method: 'POST',
        headers: { authorization: `Bearer ${tokens[clinic]}`, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode}`))))
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify({ selection: { ids: [id] }, status }))
  })

const streams: StreamSource[] = tokens.flatMap((token, n) =>
  Array.from({ length: pagesOfEach }, () => ({
    url: `${bench.address}/api/live`,
    token,
    organization: organizations[n % clinics] ?? '',
  })),
)
const pages = new Worker(new URL('./live-streams.ts', import.meta.url), { workerData: streams })
await once(pages, 'message')
const heard = async () => {
  pages.postMessage('tell')
  const [told] = (await once(pages, 'message')) as [StreamMessage]
  if (told.kind !== 'heard') throw new Error(told.kind)
  return told
}
const statuses = ['Reviewed By Clinic', 'Interview Scheduled']

let probes = 0
/** Milliseconds from the call that changes someone in each of these clinics until every page of theirs has heard. */
const reached = async (which: number[]) => {
  const round = probes++
  pages.postMessage('forget')
  const began = nowMs()
  await Promise.all(
    which.map(async (clinic) => {
      const ids = people[clinic] ?? []
      await setStatus(bench.address, clinic, ids[round % 20] ?? '', statuses[Math.floor(round / 20) % 2] ?? '')
    }),
  )
  const committed = nowMs()
  for (;;) {
    const { at: times } = await heard()
    const theirs = times.filter((_, place) => which.includes(Math.floor(place / pagesOfEach) % clinics))
    const known = theirs.filter((time) => time !== null)
    if (known.length === theirs.length) return known.map((time) => time - began)
    if (nowMs() - committed > 5_000) throw new Error(`${theirs.length - known.length} pages heard nothing in 5 s`)
    await pause(20)
  }
}

const writing = { goesOn: true }
const steps: number[] = Array.from({ length: writers }, () => 0)
let written = 0
/** 64 writers, each changing one candidate after the other, in all clinics but the last. */
const write = async (address: string) => {
  writing.goesOn = true
  written = 0
  const busy = Array.from({ length: writers }, async (_, n) => {
    const clinic = n % (clinics - 1)
    const ids = (people[clinic] ?? []).slice(20)
    const own = ids.filter((__, place) => place % 10 === Math.floor(n / (clinics - 1)) % 10)
    if (own.length === 0) throw new Error('Too few candidates for so many writers: give more --rows')
    while (writing.goesOn) {
      const step = steps[n] ?? 0
      steps[n] = step + 1
      await setStatus(address, clinic, own[step % own.length] ?? '', statuses[Math.floor(step / own.length) % 2] ?? '')
      written += 1
    }
  })
  return async () => {
    writing.goesOn = false
    await Promise.all(busy)
  }
}
const measureRate = async (address: string) => {
  const stop = await write(address)
  await pause(1_000)
  const [before, began] = [written, performance.now()]
  await pause(Number(values.seconds) * 1_000)
  const rate = ((written - before) / (performance.now() - began)) * 1_000
  await stop()
  return rate
}

const everybody = Array.from({ length: clinics }, (_, n) => n)
const took: number[] = []
for (let round = 0; round < Number(values.rounds) + 5; round += 1) {
  const times = await reached(everybody)
  if (round >= 5) took.push(...times) // the first ones warm up
  await pause(200)
}
const line = (what: string, of: number[]) => {
  const sorted = of.toSorted((a, b) => a - b)
  console.log(
    `${what.padEnd(58)}${[at(sorted, 0.5), at(sorted, 0.99), sorted.at(-1) ?? 0].map((ms) => ms.toFixed(0).padStart(8)).join('')}`,
  )
}
console.log(`${'milliseconds until a page has heard (goal: 300)'.padEnd(58)}     p50     p99    most`)
line(`${streams.length} open pages of ${clinics} clinics, nobody else writes`, took)

const [rates, events] = [{ on: [] as number[], off: [] as number[] }, [] as number[]]
for (let turn = 0; turn <= Number(values.turns); turn += 1) {
  pages.postMessage('forget')
  const on = await measureRate(bench.address)
  const told = (await heard()).events
  const off = await measureRate(quiet.address)
  if (turn === 0) continue // the first turn warms up
  rates.on.push(on)
  rates.off.push(off)
  events.push(told / (Number(values.seconds) + 1))
}
const stop = await write(bench.address)
const beside: number[] = []
for (let round = 0; round < 30; round += 1) beside.push(...(await reached([clinics - 1])))
await stop()
line(`${peopleOfEach * pagesOfEach} pages of the clinic where nobody else writes, beside 64 writers`, beside)
console.log(
  `64 writers, changes a second, median of ${values.turns} turns: ${median(rates.on).toFixed(0)} with live updates, ${median(rates.off).toFixed(0)} without: ${((median(rates.on) / median(rates.off)) * 100).toFixed(1)} % (goal: 95)`,
)
console.log(`each turn: ${rates.on.map((on, n) => `${on.toFixed(0)}/${(rates.off[n] ?? 0).toFixed(0)}`).join('  ')}`)
console.log(`messages that reached pages meanwhile: ${median(events).toFixed(0)} a second`)

pages.postMessage('end')
agent.destroy()
await quiet.stop()
await bench.plain.end()
await bench.close()
