import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { shutDownGracefully } from './shut-down-gracefully.ts'

const serving = async () => {
  const app = fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
  const leaving = shutDownGracefully(app)
  app.get('/quick', async () => ({ leaving: leaving.isLeaving() }))
  app.get('/slow', async () => {
    await sleep(1_200)
    return { slow: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = async (path: string, agent?: Agent) => {
    const [response] = (await once(get({ port, host: '127.0.0.1', path, agent }), 'response')) as [IncomingMessage]
    const parts: Buffer[] = []
    for await (const part of response) parts.push(part as Buffer)
    return { status: response.statusCode, body: Buffer.concat(parts).toString(), headers: response.headers }
  }
  return { app, ask, leave: leaving.leave }
}

test('a leaving process announces it, answers for a while, ends what is under way, and is gone', async () => {
  const { ask, leave } = await serving()
  const kept = new Agent({ keepAlive: true })
  expect((await ask('/quick', kept)).headers.connection).toBe('keep-alive')
  let streamsEnded = false
  const gone = leave({
    drainMs: 600,
    endStreams: () => {
      streamsEnded = true
    },
  })
  const drained = await ask('/quick', kept)
  expect(drained).toMatchObject({ status: 200, body: '{"leaving":true}' })
  expect(drained.headers.connection).toBe('close')
  expect(streamsEnded).toBe(false)
  await sleep(300)
  const slow = ask('/slow')
  expect(await slow).toMatchObject({ status: 200, body: '{"slow":true}' })
  await gone
  expect(streamsEnded).toBe(true)
  await expect(ask('/quick')).rejects.toThrow('ECONNREFUSED')
})

test('a connection that is accepted when the door shuts still gets its answer', async () => {
  const { ask, leave } = await serving()
  const answers: Promise<{ status: number | undefined }>[] = []
  const gone = leave({ drainMs: 200, endStreams: () => undefined })
  const until = Date.now() + 195
  while (Date.now() < until) {
    answers.push(ask('/quick'))
    await sleep(2)
  }
  const settled = await Promise.allSettled(answers)
  await gone
  expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('without notice it closes at once', async () => {
  const { ask, leave } = await serving()
  expect((await ask('/quick')).status).toBe(200)
  const from = performance.now()
  await leave({ drainMs: 0, endStreams: () => undefined })
  expect(performance.now() - from).toBeLessThan(3_000)
})
