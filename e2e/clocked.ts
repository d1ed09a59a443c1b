import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A Wednesday without a holiday, one o’clock in New York: no one but Hawaii is in quiet hours. It is in the past, so
 * that no session made since ends.
 */
const moment = '2026-11-18T18:00:00Z'

type Answer = (call: number, response: ServerResponse) => void
const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Opens a server of its own whose clock stops at `moment`, and the automation webhook that it texts through. */
export const openClocked = async () => {
  const state: { calls: { phones: string[] }[]; answer: Answer } = {
    calls: [],
    answer: (_, response) => response.writeHead(200).end(),
  }
  const hook = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { candidates = [] } = JSON.parse(Buffer.concat(parts).toString()) as {
        candidates?: { formattedNumber: string }[]
      }
      state.calls.push({ phones: candidates.map(({ formattedNumber }) => formattedNumber) })
      state.answer(state.calls.length, response)
    })
  }).listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'reinforce-test-clocked-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['e2e/clocked-server.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: undefined,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DEMO_DATA: 'on',
      TEXT_TRANSPORT: 'webhook',
      AUTOMATION_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`,
      QUIET_HOURS: 'on',
      CLOCK: moment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  await Promise.race([
    once(server.stdout, 'data'),
    ended.then(() => {
      throw new Error('The clocked server ended')
    }),
  ])
  return {
    address: `http://127.0.0.1:${port}`,
    /** The webhook's calls since its answer was last set. */
    calls: () => state.calls,
    answers: (answer: Answer) => {
      state.calls = []
      state.answer = answer
    },
    close: async () => {
      server.kill('SIGTERM')
      await ended
      hook.closeAllConnections()
      hook.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type ClockedServer = Awaited<ReturnType<typeof openClocked>>
