import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutgoingText, TextTransport } from '../../platform/server/transports/text-transport.ts'
import { createAutomationWebhook } from './create-automation-webhook.ts'
import { createSimulator } from './create-simulator.ts'
import { openTexting } from './texting.ts'

type Call = { key: string | undefined; body: unknown }
let calls: Call[] = []
let answer: (response: ServerResponse, request: IncomingMessage) => void
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const key = request.headers['idempotency-key']
    calls.push({ key: String(key), body: JSON.parse(Buffer.concat(parts).toString()) as unknown })
    answer(response, request)
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  calls = []
  answer = (response) => response.writeHead(200).end('ok')
})

const textTo = (n: number): OutgoingText => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  organizationId: '00000000-0000-4000-8000-0000000000aa',
  candidateId: `00000000-0000-4000-8000-0000000000b${n}`,
  fullName: 'Ana García',
  phoneNumber: '(512) 555-0101',
  formattedNumber: '+15125550101',
  location: 'Austin',
  twilioPhoneNumber: '+15555550100',
  message: 'Hi Ana “é”',
})
const phones = new Map<string, OutgoingText>()
const keep = async (texts: OutgoingText[]) => {
  for (const text of texts) if (!phones.has(text.id)) phones.set(text.id, text)
}

describe.each<[string, () => TextTransport]>([
  ['the simulator', () => createSimulator(keep)],
  ['the automation webhook', () => createAutomationWebhook(url)],
])('%s', (_, open) => {
  test('tells the fate of each text, in order', async () => {
    expect(await open().send('Bright Path ABA', [textTo(1), textTo(2)])).toEqual([
      { status: 'sent', reason: null },
      { status: 'sent', reason: null },
    ])
  })
  test('takes no one and says nothing', async () => expect(await open().send('Bright Path ABA', [])).toEqual([]))
  test('takes at most 50 people a call', () => expect(open().mostPerCall).toBe(50))
})

test('the settings choose the transport', async () => {
  await openTexting({ textTransport: 'webhook', automationWebhookUrl: url }, keep).send('Bright Path ABA', [textTo(3)])
  expect(calls).toHaveLength(1)
  await openTexting({ textTransport: 'simulator' }, keep).send('Bright Path ABA', [textTo(4)])
  expect(calls).toHaveLength(1)
  expect(phones.get(textTo(4).id)?.formattedNumber).toBe('+15125550101')
  expect(() => openTexting({ textTransport: 'twilio' }, keep)).toThrow('No text transport')
})

test('the webhook gets exactly the body of section 7 and the message’s id as its key', async () => {
  await createAutomationWebhook(url).send('Bright Path ABA', [textTo(1)])
  expect(calls).toEqual([
    {
      key: textTo(1).id,
      body: {
        organization: 'Bright Path ABA',
        candidates: [
          {
            fullName: 'Ana García',
            phoneNumber: '(512) 555-0101',
            formattedNumber: '+15125550101',
            location: 'Austin',
            twilioPhoneNumber: '+15555550100',
            message: 'Hi Ana “é”',
          },
        ],
      },
    },
  ])
})

const fate = async (waits?: number) =>
  (await createAutomationWebhook(url, waits).send('Bright Path ABA', [textTo(1)]))[0]

describe('the webhook’s answer', () => {
  test.each([201, 204])('%i is sent', async (status) => {
    answer = (response) => response.writeHead(status).end()
    expect(await fate()).toEqual({ status: 'sent', reason: null })
  })
  test.each([302, 307, 404, 429, 500])('%i failed with its number, and is not repeated', async (status) => {
    answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end()
    expect(await fate()).toEqual({ status: 'failed', reason: `Webhook failed with status: ${status}` })
    expect(calls).toHaveLength(1)
  })
  test('too late is unknown', async () => {
    answer = (response) => setTimeout(() => response.writeHead(200).end(), 3_000)
    expect((await fate(1_000))?.status).toBe('unknown')
  })
  test('a connection that breaks after the request is unknown', async () => {
    answer = (_, request) => request.socket.resetAndDestroy()
    expect((await fate())?.status).toBe('unknown')
  })
  test('a status whose body never ends, or breaks, still counts', async () => {
    answer = (response) => response.writeHead(200, { 'content-length': '1000' }).write('half')
    expect(await fate(1_500)).toEqual({ status: 'sent', reason: null })
    answer = (response, request) => {
      response.writeHead(500, { 'content-length': '1000' }).write('half')
      setTimeout(() => request.socket.resetAndDestroy(), 20)
    }
    expect((await fate())?.reason).toBe('Webhook failed with status: 500')
  })
  test('a connection that is closed without an answer, or answers nonsense, is unknown', async () => {
    answer = (_, request) => request.socket.end()
    expect((await fate())?.status).toBe('unknown')
    answer = (_, request) => request.socket.end('SMTP ready\r\n\r\n')
    expect((await fate())?.status).toBe('unknown')
  })
  test('more or fewer bytes than promised change nothing: only the status is read', async () => {
    for (const [length, body] of [
      ['2', 'far more than two bytes'],
      ['4000', 'short'],
    ] as const) {
      answer = (_, request) =>
        request.socket.end(`HTTP/1.1 429 Slow down\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`)
      expect((await fate())?.reason).toBe('Webhook failed with status: 429')
    }
  })
  test('no one there, or no such host, is failed: nothing was sent', async () => {
    const nobody = { status: 'failed', reason: 'Couldn’t reach the webhook' }
    expect(await createAutomationWebhook('http://127.0.0.1:1/').send('x', [textTo(1)])).toEqual([nobody])
    expect(await createAutomationWebhook('http://nowhere.invalid/').send('x', [textTo(1)])).toEqual([nobody])
    expect(await createAutomationWebhook(url.replace('http:', 'https:')).send('x', [textTo(1)])).toEqual([nobody])
  })
})
