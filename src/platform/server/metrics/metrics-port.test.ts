import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { explainPortError } from '../process/explain-port-error.ts'
import { cacheFor } from './cache-for.ts'
import { openMetricsPort } from './metrics-port.ts'

let isBroken = false
let told: unknown[] = []
let port: Awaited<ReturnType<typeof openMetricsPort>>
const write = async () => {
  if (isBroken) throw new Error('broken')
  return { type: 'text/plain; version=0.0.4; charset=utf-8', text: 'a_figure 1\n' }
}
beforeAll(async () => {
  port = await openMetricsPort({ host: '127.0.0.1', port: 0, write, tell: (error) => told.push(error) })
})
afterAll(async () => await port.close())
beforeEach(() => {
  isBroken = false
  told = []
})

const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(new URL(path, port.address), { method })
  return [answer.status, answer.headers.get('content-type'), await answer.text()]
}

test('the port answers /metrics and nothing else', async () => {
  expect(await ask('/metrics')).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'a_figure 1\n'])
  expect((await ask('/metrics?name=x'))[0]).toBe(200)
  for (const path of ['/', '/metrics/', '/healthz', '/api/candidates']) expect((await ask(path))[0], path).toBe(404)
  expect(await ask('/metrics', 'POST')).toMatchObject([405, expect.anything(), 'Only GET.\n'])
})

test('figures that cannot be written are a 500 without their reason, which is logged', async () => {
  isBroken = true
  expect(await ask('/metrics')).toMatchObject([500, expect.anything(), 'Couldn’t read the metrics.\n'])
  expect(told).toEqual([new Error('broken')])
})

test('a port that is taken, and an address of another machine, are each one sentence with their setting', async () => {
  const at = { host: '127.0.0.1', port: Number(new URL(port.address).port) }
  const error = await openMetricsPort({ ...at, write, tell: () => undefined }).catch((wrong: unknown) => wrong)
  expect(explainPortError(error, at, 'METRICS_')).toBe(
    `127.0.0.1:${at.port} is in use by another program. Stop it, or set METRICS_PORT.`,
  )
  const foreign = { host: '192.0.2.1', port: 9464 }
  const wrong = await openMetricsPort({ ...foreign, write, tell: () => undefined }).catch((one: unknown) => one)
  expect(explainPortError(wrong, foreign, 'METRICS_')).toBe(
    '192.0.2.1:9464 isn’t an address of this machine. Set METRICS_HOST.',
  )
  expect(explainPortError(Object.assign(new Error('x'), { code: 'EACCES' }), { host: '::1', port: 80 })).toBe(
    '::1:80 isn’t allowed for this user. Set PORT to 1024 or more.',
  )
  for (const other of [new Error('x'), Object.assign(new Error('x'), { code: 'constructor' }), null])
    expect(explainPortError(other, at)).toBeNull()
})

test('however many ask, it is read once in a time, a failure too', async () => {
  let now = 0
  let reads = 0
  const failures: unknown[] = []
  const read = cacheFor(
    15_000,
    async () => {
      reads += 1
      if (reads === 2) throw new Error('away')
      return reads
    },
    (error) => failures.push(error),
    () => now,
  )
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1])
  now = 14_999
  expect(await read()).toBe(1)
  now = 15_000
  expect(await Promise.all([read(), read()])).toEqual([null, null])
  now = 29_999
  expect([await read(), reads, failures]).toEqual([null, 2, [new Error('away')]])
  now = 30_000
  expect(await read()).toBe(3)
})
