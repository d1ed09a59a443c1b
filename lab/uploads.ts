// What 200 uploads of 10 MB by one person at once take: the server's memory before, at its peak and after, and how long.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { openBench } from '../bench/open-bench.ts'

const { values } = parseArgs({ options: { uploads: { type: 'string', default: '200' } } })
const uploads = Number(values.uploads)
const bench = await openBench(1_000)
const { rows } = await bench.plain.query<{ id: string }>(`select md5('o1')::uuid as id`)
const url = new URL(`${bench.address}/api/documents/organizations/${rows[0]?.id}/files`)
const run = promisify(execFile)
const megabytes = async (): Promise<number> => {
  const status = await readFile(`/proc/${bench.pid}/status`, 'utf8').catch(() => '')
  const found = /VmRSS:\s+([0-9]+) kB/.exec(status)?.[1]
  const kilobytes = found ?? (await run('ps', ['-o', 'rss=', '-p', String(bench.pid)])).stdout
  return Math.round(Number(kilobytes) / 1024)
}

const words = Buffer.alloc(10 * 1024 * 1024, randomBytes(3_000).toString('base64'))
/** The status of one try. A call that is told to come again may be cut off before its body is through. */
const send = async (n: number): Promise<number> =>
  await new Promise((resolve) => {
    const head = Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="file"; filename="words-${n}.txt"\r\ncontent-type: text/plain\r\n\r\n`,
    )
    const tail = Buffer.from('\r\n--x--\r\n')
    const call = request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bench.tokens.clinic}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': head.length + words.length + tail.length,
      },
    })
    call.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    call.on('error', () => resolve(0))
    for (const part of [head, words, tail]) call.write(part)
    call.end()
  })
const told = new Map<number, number>()
const until = async (n: number): Promise<void> => {
  for (;;) {
    const status = await send(n)
    told.set(status, (told.get(status) ?? 0) + 1)
    if (status !== 503 && status !== 429 && status !== 0) return
    if (performance.now() - began > 240_000) return
    await wait(1_000 + Math.random() * 2_000)
  }
}

const before = await megabytes()
let peak = before
const watch = setInterval(() => void megabytes().then((now) => (peak = Math.max(peak, now))), 50)
const began = performance.now()
await Promise.all(Array.from({ length: uploads }, async (_, n) => await until(n)))
const seconds = ((performance.now() - began) / 1000).toFixed(0)
clearInterval(watch)
await wait(20_000)
const after = await megabytes()
const answers = [...told].map(([status, count]) => `${count} x ${status || 'cut off'}`).join(', ')
console.log(`${uploads} uploads of 10 MB at once by one person, in ${seconds} s: ${answers}`)
console.log(
  `the server's memory: ${before} MB before, ${peak} MB at its peak, ${after} MB 20 s after; load average ${loadavg()[0]?.toFixed(1)}`,
)
await bench.plain.end()
await bench.close()
