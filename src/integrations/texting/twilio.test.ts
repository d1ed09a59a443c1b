import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingText } from '../../platform/server/transports/text-transport.ts'
import { openTexting } from './texting.ts'
import { createTwilioTransport } from './twilio.ts'

type Call = { url: string; authorization: string; form: Record<string, string> }
let calls: Call[] = []
let answer: (response: ServerResponse, request: IncomingMessage) => void
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const form = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()))
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', form })
    answer(response, request)
  })
})
let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const json = (status: number, body: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
beforeEach(() => {
  calls = []
  answer = json(201, { sid: 'SM0123', status: 'queued', error_code: null })
})

const accountSid = `AC${'0'.repeat(32)}`
const text: OutgoingText = {
  id: '00000000-0000-4000-8000-000000000001',
  organizationId: '00000000-0000-4000-8000-0000000000aa',
  candidateId: '00000000-0000-4000-8000-0000000000b1',
  fullName: 'Ana García',
  phoneNumber: '(512) 555-0101',
  formattedNumber: '+15125550101',
  location: 'Austin',
  twilioPhoneNumber: '+15555550100',
  message: 'Hi Ana “é” & co',
}
const callback = 'https://console.example.test/api/webhooks/twilio/status'
const open = (apiBase = base, waits?: number) =>
  createTwilioTransport({ accountSid, authToken: 'secret', apiBase }, callback, waits)
const fate = async (apiBase?: string, waits?: number) => (await open(apiBase, waits).send('Bright Path ABA', [text]))[0]

test('a text is one call with its number, words and callback; Twilio’s id is kept', async () => {
  expect(await fate()).toEqual({ status: 'sent', reason: null, vendorId: 'SM0123' })
  expect(calls).toEqual([
    {
      url: `/2010-04-01/Accounts/${accountSid}/Messages.json`,
      authorization: `Basic ${Buffer.from(`${accountSid}:secret`).toString('base64')}`,
      form: {
        To: '+15125550101',
        From: '+15555550100',
        Body: 'Hi Ana “é” & co',
        StatusCallback: `${callback}?message=${text.id}`,
      },
    },
  ])
})

test('no one is texted by a call for no one', async () => expect(await open().send('x', [])).toEqual([]))

test.each([
  [400, 21610],
  [401, 20003],
  [429, 20429],
])('a refusal with %i and code %i failed, and is not repeated', async (status, code) => {
  answer = json(status, { code, message: 'No', more_info: '', status })
  expect(await fate()).toEqual({ status: 'failed', reason: 'Twilio refused it: No', code: String(code) })
  expect(calls).toHaveLength(1)
})

test.each<[string, typeof answer]>([
  ['an error of Twilio’s own', json(500, { message: 'oops' })],
  ['a connection that breaks', (_, request) => request.socket.resetAndDestroy()],
  ['no answer in time', () => undefined],
])('%s leaves the fate unknown', async (_, act) => {
  answer = act
  expect(await fate(base, 400)).toMatchObject({ status: 'unknown' })
  expect(calls).toHaveLength(1)
})

test('no one there is failed: nothing was sent', async () => {
  expect(await fate('http://127.0.0.1:1')).toEqual({ status: 'failed', reason: 'Couldn’t reach Twilio' })
})

test('one failing text leaves the others alone', async () => {
  answer = (response) =>
    calls.length === 1
      ? json(400, { code: 21211, message: 'No', status: 400 })(response)
      : json(201, { sid: `SM${calls.length}` })(response)
  const fates = await open().send('x', [text, { ...text, id: '00000000-0000-4000-8000-000000000002' }])
  expect(new Set(fates.map(({ status }) => status))).toEqual(new Set(['failed', 'sent']))
})

test('the settings choose Twilio, with the public address for its callbacks', async () => {
  const settings = { textTransport: 'twilio' as const, twilio: { accountSid, authToken: 'secret', apiBase: base } }
  await openTexting({ ...settings, publicUrl: 'https://console.example.test' }, async () => undefined).send('x', [text])
  expect(calls[0]?.form.StatusCallback).toBe(`${callback}?message=${text.id}`)
})
