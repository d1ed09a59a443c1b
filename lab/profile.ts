// Where the server's time goes while sixteen callers ask for the newest page: `npm run bench:profile -- --rows 100000`.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { measure } from '../bench/measure.ts'
import { openBench } from '../bench/open-bench.ts'
import { questions } from '../bench/questions.ts'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    calls: { type: 'string', default: '8000' },
    question: { type: 'string', default: 'directory: newest page' },
    who: { type: 'string', default: 'clinic' },
    /** What a browser says it takes; `identity` leaves compression out. */
    encoding: { type: 'string', default: 'identity' },
    top: { type: 'string', default: '10' },
  },
})
const who = values.who === 'platform' ? 'platform' : 'clinic'
const question = questions.find(({ name }) => name === values.question)
if (!question) throw new Error(`No question has the name ${values.question}`)

const profile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
    }),
  ),
  startTime: z.number(),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
})

/** A file's place in words: the package, the product's own file, or what Node and V8 do. */
const getPlace = (url: string) => {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
  if (inPackage) return inPackage
  return url.startsWith('file:') ? url.slice(url.indexOf('/src/') + 1) : url || 'V8'
}

const folder = await mkdtemp(path.join(tmpdir(), 'reinforce-profile-'))
const bench = await openBench(Number(values.rows), { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` })
const headers = { authorization: `Bearer ${bench.tokens[who]}`, 'accept-encoding': values.encoding }
const monotonic = () => Number(process.hrtime.bigint() / 1000n)
const ask = async () =>
  await fetch(`${bench.address}${question.path}`, { headers }).then(async (answer) => await answer.arrayBuffer())
await measure(ask, { calls: 1000, clients: 16 })
const from = monotonic()
const figures = await measure(ask, { calls: Number(values.calls), clients: 16 })
const until = monotonic()
await bench.plain.end()
await bench.close()
const [file = ''] = await readdir(folder)
const { nodes, startTime, samples, timeDeltas } = profile.parse(
  JSON.parse(await readFile(path.join(folder, file), 'utf8')),
)
await rm(folder, { recursive: true })
const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
const self = { function: new Map<string, number>(), place: new Map<string, number>() }
let busy = 0
let moment = startTime
for (const [at, id] of samples.entries()) {
  const took = timeDeltas[at] ?? 0
  moment += took
  const frame = frames.get(id)
  if (
    moment < from ||
    moment > until ||
    !frame ||
    frame.functionName === '(idle)' ||
    frame.functionName === '(program)'
  )
    continue
  const place = getPlace(frame.url)
  const name = `${frame.functionName || '(anonymous)'} ${place}:${frame.lineNumber + 1}`
  busy += took
  self.function.set(name, (self.function.get(name) ?? 0) + took)
  self.place.set(place, (self.place.get(place) ?? 0) + took)
}
console.log(
  `${question.name}, ${who}: ${figures.perSecond.toFixed(0)} answers a second with 16 callers, ${((busy / (until - from)) * 100).toFixed(0)} % of a core`,
)
for (const [what, times] of Object.entries(self)) {
  console.log(`\nshare of the processor's time, by ${what}`)
  for (const [name, took] of [...times].toSorted((a, b) => b[1] - a[1]).slice(0, Number(values.top)))
    console.log(`${((took / busy) * 100).toFixed(1).padStart(6)} %  ${name}`)
}
