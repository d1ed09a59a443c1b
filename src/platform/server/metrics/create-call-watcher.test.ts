import { once } from 'node:events'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCallWatcher } from './create-call-watcher.ts'
import { watchCalls } from './watch-calls.ts'

const registry = new Registry()
const app = fastify()
const stream = new PassThrough()
let arrived = () => {}
beforeAll(async () => {
  watchCalls(app, createCallWatcher(registry))
  app.get('/people/:id', async () => ({ ok: true }))
  app.get('/broken', async () => {
    throw new Error('broken')
  })
  app.get('/stuck', async () => {
    arrived()
    return await new Promise(() => undefined)
  })
  app.get('/live', async (_, reply) => await reply.header('content-type', 'text/event-stream').send(stream))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  stream.end()
  app.server.closeAllConnections()
  await app.close()
})
const port = () => (app.server.address() as AddressInfo).port

/** The counts of calls, as written. */
const counted = async () =>
  (await registry.metrics())
    .split('\n')
    .flatMap((line) => /^reinforce_http_request_duration_seconds_count(.*)$/.exec(line)?.[1] ?? [])
const underWay = async () => Number(/^reinforce_http_requests_under_way (\d+)$/m.exec(await registry.metrics())?.[1])

test('counts calls by method, pattern and class of the answer; everything unknown is one', async () => {
  await app.inject('/people/7c1f9d5e-0000-4000-8000-000000000001?search=Maria+Gonzalez')
  await app.inject('/people/8')
  await app.inject('/broken')
  for (const url of ['/nothing', '/people/8/secret', '/%F0%9F%91%8B']) await app.inject(url)
  await app.inject({ method: 'PROPFIND' as 'GET', url: '/nothing' })
  expect(await counted()).toEqual([
    '{method="GET",route="/people/:id",status="2xx"} 2',
    '{method="GET",route="/broken",status="5xx"} 1',
    '{method="GET",route="unknown",status="4xx"} 3',
    '{method="other",route="unknown",status="4xx"} 1',
  ])
  expect(await underWay()).toBe(0)
})

test('a call counts as under way until it is answered or anyone who asked is gone', async () => {
  const reached = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const asked = get({ port: port(), host: '127.0.0.1', path: '/stuck' }).on('error', () => undefined)
  await reached
  expect(await underWay()).toBe(1)
  asked.destroy()
  await expect.poll(underWay).toBe(0)
  expect(await counted()).toContain('{method="GET",route="/stuck",status="gone"} 1')
})

test('an event stream is answered when it is opened, however long it stays', async () => {
  const asked = get({ port: port(), host: '127.0.0.1', path: '/live' }).on('error', () => undefined)
  stream.write('data: {}\n\n')
  await once(asked, 'response')
  expect(await underWay()).toBe(0)
  expect(await counted()).toContain('{method="GET",route="/live",status="2xx"} 1')
  asked.destroy()
})
