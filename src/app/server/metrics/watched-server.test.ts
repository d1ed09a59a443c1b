import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'

const main = path.resolve(import.meta.dirname, '../main.ts')
const admin = path.resolve(import.meta.dirname, '../admin.ts')
const password = 'long enough words'
const planted = { name: 'Maribel Quintanilla', phone: '5125550187', email: 'maribel.quintanilla@example.com' }

let home: string
let database: Awaited<ReturnType<typeof createFreshDatabase>>
let collector: Server
/** What the collector was sent, as it came, and whether it takes it. */
let arrived: { path: string; authorization: string | undefined; body: string }[] = []
let collects = 200
const started: ChildProcess[] = []

const getPort = (server: Server) => (server.address() as AddressInfo).port

/** A server of ours in a process of its own: what it said, and where it answers once it is ready. */
const start = async (env: Record<string, string>) => {
  const { DATABASE_URL: _, ...own } = process.env
  const child = spawn(process.execPath, [main], {
    env: {
      ...own,
      PORT: '0',
      DATA_DIR: path.join(home, String(started.length)),
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of at least 32 characters',
      DEMO_DATA: 'off',
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
  await vi.waitFor(() => expect(child.exitCode !== null || said.includes('Stop with Ctrl+C')).toBe(true), {
    timeout: 80_000,
    interval: 100,
  })
  return {
    child,
    said: () => said,
    base: /ready: (\S+)/.exec(said)?.[1] ?? '',
    figures: /Prometheus metrics: (\S+)/.exec(said)?.[1] ?? '',
  }
}
type Running = Awaited<ReturnType<typeof start>>

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'reinforce-watched-'))
  database = await createFreshDatabase()
  collector = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization } = request.headers
      arrived.push({ path: request.url ?? '', authorization, body: Buffer.concat(parts).toString() })
      response.writeHead(collects, { 'content-type': 'application/json' }).end('{}')
    })
  })
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
}, 120_000)
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  collector.closeAllConnections()
  collector.close()
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

const read = async ({ figures }: Running) => await (await fetch(figures)).text()
/** The value of a figure as it is written, with its labels. */
const readValue = (text: string, name: string) => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

/** Signs in and does what has names, numbers and ids in it, in every place of a call. */
const work = async ({ base }: Running) => {
  execFileSync(process.execPath, [admin, 'create', '--email', planted.email, '--name', planted.name], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      APP_SECRET: 'a secret of at least 32 characters',
      DEMO_DATA: 'off',
    },
    input: `${password}\n`,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const json = { origin: base, 'content-type': 'application/json' }
  const signedIn = await fetch(`${base}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: planted.email, password }),
  })
  expect(signedIn.status).toBe(200)
  const headers = { ...json, authorization: `Bearer ${signedIn.headers.get('set-auth-token') ?? ''}` }
  const id = '7c1f9d5e-1b2c-4d3e-8f90-abcdef012345'
  const search = encodeURIComponent(planted.name)
  const calls = [
    await fetch(`${base}/api/candidates?search=${search}&phone=${planted.phone}`, { headers }),
    await fetch(`${base}/api/candidates/${id}/profile`, { headers }),
    await fetch(`${base}/${search}/${planted.phone}`, { headers: { accept: 'text/html' } }),
    await fetch(`${base}/api/people/${search}`, { method: 'DELETE' }),
    await fetch(`${base}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        ...json,
        'user-agent': planted.name,
        'x-forwarded-for': planted.phone,
        traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      },
      body: JSON.stringify({ email: planted.email, password: planted.phone }),
    }),
  ]
  return calls.map(({ status }) => status)
}
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i
/** Words that say who: none of them may be in what is told outside. */
const expectNobody = (text: string) => {
  for (const word of [...planted.name.split(' '), planted.phone, planted.email, 'search=', '127.0.0.1:'])
    expect(text.toLowerCase(), word).not.toContain(word.toLowerCase())
  expect(text).not.toMatch(uuid)
}

test('a server serves its figures on a port of their own and its calls to a collector, and no name, number or id of a person', async () => {
  const running = await start({
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${getPort(collector)}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector',
  })
  expect(running.said()).toMatch(/^Prometheus metrics: http:\/\/127\.0\.0\.1:\d+\/metrics$/m)
  expect(await work(running)).toEqual([200, 404, 200, 404, 401])
  expect((await fetch(`${running.base}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404)

  const text = await read(running)
  expectNobody(text)
  const count = 'reinforce_http_request_duration_seconds_count'
  expect(readValue(text, `${count}{method="GET",route="/api/candidates",status="2xx"}`)).toBe(1)
  expect(readValue(text, `${count}{method="GET",route="/api/candidates/:id/profile",status="4xx"}`)).toBe(1)
  expect(readValue(text, `${count}{method="DELETE",route="unknown",status="4xx"}`)).toBe(1)
  expect(readValue(text, 'reinforce_http_requests_under_way')).toBe(0)
  expect(readValue(text, 'reinforce_database_up')).toBe(1)
  expect(readValue(text, 'reinforce_database_pool_most{pool="calls"}')).toBe(10)
  expect(readValue(text, 'reinforce_database_pool_waiting{pool="sign-in"}')).toBe(0)
  expect(readValue(text, 'reinforce_queue_waiting_jobs{queue="send-texts"}')).toBe(0)
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'])
    expect(readValue(text, name), name).toBeGreaterThan(0)
  expect(text).toMatch(/^reinforce_build_info\{version="\d+\.\d+\.\d+"\} 1$/m)
  for (const absent of ['backup_age_seconds', 'rehearsal_age_seconds', 'log_archive_age_seconds'])
    expect(readValue(text, `reinforce_${absent}`), absent).toBeUndefined()

  running.child.kill('SIGTERM') // what is left is handed over on the way out
  await once(running.child, 'exit')
  expect(running.child.exitCode).toBe(0)
  expect([...new Set(arrived.map((each) => `${each.path} ${each.authorization ?? ''}`))]).toEqual([
    '/v1/traces Bearer collector',
  ])
  type Span = { traceId: string; name: string; kind: number; parentSpanId?: string; attributes: { key: string }[] }
  const told = arrived.flatMap(({ body }) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
  for (const { body } of arrived) expectNobody(body)
  const calls = told.filter(({ parentSpanId }) => !parentSpanId)
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/auth/sign-in/email',
      'GET /api/candidates',
      'GET /api/candidates/:id/profile',
      'GET /*',
      'DELETE unknown',
    ]),
  )
  for (const { attributes, traceId } of calls) {
    expect(attributes.map(({ key }) => key)).toEqual(['http.request.method', 'http.route', 'http.response.status_code'])
    expect(traceId).not.toBe('a'.repeat(32))
  }
  const asked = calls.find(({ name }) => name === 'GET /api/candidates')?.traceId
  const statements = told.filter(({ parentSpanId, traceId }) => parentSpanId && traceId === asked)
  expect(statements.length).toBeGreaterThan(1)
  for (const { attributes } of statements)
    expect(attributes.map(({ key }) => key).slice(0, 2)).toEqual(['db.system.name', 'db.query.text'])
  expect(JSON.stringify(statements)).toContain('from all_candidates')
}, 180_000)

test('reports the rest while the database is away, and that it is', async () => {
  const gone = await createFreshDatabase()
  const running = await start({ METRICS_PORT: '0', DATABASE_URL: gone.url, LOG_LEVEL: 'silent' })
  await gone.drop()
  const text = await read(running)
  expect(readValue(text, 'reinforce_database_up')).toBe(0)
  expect(text).not.toContain('reinforce_queue_waiting_jobs{')
  expect(readValue(text, 'reinforce_http_requests_under_way')).toBe(0)
  expect(readValue(text, 'process_cpu_seconds_total')).toBeGreaterThan(0)
  running.child.kill('SIGKILL')
}, 120_000)

test('a port in use ends the start with a sentence; without the settings nothing listens and nothing is reported', async () => {
  const taken = await start({ METRICS_PORT: String(getPort(collector)) })
  expect(taken.child.exitCode).toBe(1)
  expect(taken.said().trimEnd().split('\n').at(-1)).toBe(
    `127.0.0.1:${getPort(collector)} is in use by another program. Stop it, or set METRICS_PORT.`,
  )
  arrived = []
  const without = await start({})
  expect(without.figures).toBe('')
  expect((await fetch(`${without.base}/metrics`, { headers: { accept: 'text/plain' } })).status).toBe(404)
  without.child.kill('SIGTERM')
  await once(without.child, 'exit')
  expect(arrived).toEqual([])
}, 180_000)

test('a collector that refuses everything delays no one and is reported once', async () => {
  collects = 400
  const running = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${getPort(collector)}` })
  for (let i = 0; i < 3; i++) expect((await fetch(`${running.base}/healthz`)).status).toBe(200)
  await expect.poll(running.said).toContain('the trace collector accepts none')
  expect((await fetch(`${running.base}/readyz`)).status).toBe(200)
  running.child.kill('SIGTERM')
  await once(running.child, 'exit')
  expect(running.child.exitCode).toBe(0)
  expect(running.said().match(/the trace collector accepts none/g)).toHaveLength(1)
}, 120_000)
