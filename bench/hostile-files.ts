// How long the server's event loop is held up while 20 hostile files a second arrive at the anonymous form.
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { deflateSync } from 'node:zlib'
import { docxOf } from '../src/integrations/documents/testing/zip-of.ts'
import { serve } from './serving.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' } },
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
  docxOf('<'.repeat(4_000_000)),
  docxOf(`<w:p><w:r><w:t>${'a'.repeat(100_000_000)}</w:t></w:r></w:p>`),
  pdf(packed),
  pdf(Buffer.from('stream '.repeat(100_000))),
]

const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-hostile-'))
const delays = path.join(dataDir, 'delays.json')
const server = await serve(
  'src/app/server/main.ts',
  {
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    LOOP_DELAY_FILE: delays,
    NODE_OPTIONS: `--import ${new URL('./loop-delay.ts', import.meta.url).href}`,
  },
  /API: (http:\S+)\/docs/,
)
const at = new URL(server.address)

/** One application with a file, from an address of the loopback network of its own. */
const send = async (file: Buffer, n: number): Promise<number> => {
  const form = new FormData()
  const id = randomUUID()
  for (const [name, value] of Object.entries({ id, full_name: 'Hostile Caller', email_address: `${id}@example.test` }))
    form.append(name, value)
  form.append('resume', new Blob([new Uint8Array(file)]), 'cv.txt')
  const made = new Request('http://x/', { method: 'POST', body: form })
  const body = Buffer.from(await made.arrayBuffer())
  return await new Promise((resolve) => {
    const call = request({
      host: at.hostname,
      port: at.port,
      localAddress: `127.0.${1 + Math.floor((n % 50_000) / 250)}.${1 + (n % 250)}`,
      method: 'POST',
      path: `/api/apply/${code}`,
      headers: { 'content-type': made.headers.get('content-type') ?? '', 'content-length': body.length },
    })
    call.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', () => resolve(0))
    call.end(body)
  })
}

/** A job code of the demo's clinic: its places are numbered among those of all clinics. */
const someCode = async (): Promise<string> => {
  for (let n = 1; n <= 40; n += 1)
    if ((await fetch(`${server.address}/api/apply/BPA-L${n}-R2`)).ok) return `BPA-L${n}-R2`
  await server.stop()
  throw new Error('The demo has no job code of Bright Path ABA')
}
const code = await someCode()
process.kill(server.pid, 'SIGUSR2')
const answers = new Map<number, number>()
const sent: Promise<void>[] = []
const total = Number(values.seconds) * perSecond
for (let n = 0; n < total; n += 1) {
  const file = files[n % files.length] ?? Buffer.alloc(0)
  sent.push(send(file, n).then((status) => void answers.set(status, (answers.get(status) ?? 0) + 1)))
  await wait(1_000 / perSecond)
}
await Promise.all(sent)
await server.stop()
const { p50, p99, max } = JSON.parse(await readFile(delays, 'utf8')) as { p50: number; p99: number; max: number }
const told = [...answers].map(([status, count]) => `${count} x ${status}`).join(', ')
console.log(`${total} hostile files in ${values.seconds} s: ${told}`)
console.log(
  `event loop: ${p50.toFixed(1)} ms at the median, ${p99.toFixed(1)} ms at the 99th percentile, ${max.toFixed(0)} ms at most`,
)
await rm(dataDir, { recursive: true, force: true })
process.exit(p99 < budget ? 0 : 1)
