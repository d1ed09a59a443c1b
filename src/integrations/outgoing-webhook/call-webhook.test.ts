import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callWebhook } from './call-webhook.ts'
import { notPublic } from './create-public-lookup.ts'

let server: Server
let port = 0
let calls = 0
let status = 200
beforeAll(async () => {
  server = createServer((request, response) => {
    calls += 1
    request.resume()
    request.on('end', () =>
      response
        .writeHead(status, status === 302 ? { location: `http://127.0.0.1:${port}/elsewhere` } : {})
        .end('x'.repeat(5_000)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const call = async (address: string, anywhere = false) =>
  await callWebhook(address, { body: '{}', headers: {}, anywhere, waits: 5_000 })

test.each([
  'https://127.0.0.1',
  'https://localhost',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'http://localhost',
  'http://example.com',
])('%s is not called, whatever its name resolves to', async (address) => {
  const before = calls
  expect(await call(`${address}:${port}/`)).toEqual({ ok: false, status: null, answer: '', problem: notPublic })
  expect(calls).toBe(before)
})

test('only the beginning of an answer is kept, and a redirect is not followed', async () => {
  status = 200
  expect(await call(`http://127.0.0.1:${port}/`, true)).toMatchObject({
    ok: true,
    status: 200,
    answer: 'x'.repeat(1_000),
  })
  status = 302
  const before = calls
  expect(await call(`http://127.0.0.1:${port}/`, true)).toMatchObject({
    ok: false,
    status: 302,
    problem: 'It answered 302.',
  })
  expect(calls).toBe(before + 1)
})

test('reports a server that is not there in words', async () => {
  expect((await call('http://127.0.0.1:1/', true)).problem).toBe('Couldn’t reach the server (ECONNREFUSED).')
  expect((await call('https://nowhere.invalid/')).problem).toMatch(
    /Couldn’t reach the server \((ENOTFOUND|EAI_AGAIN)\)/,
  )
})
