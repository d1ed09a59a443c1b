import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { askModel } from './language-model.ts'

type Call = {
  url: string
  authorization: string
  body: { model: string; messages: { role: string }[]; max_tokens: number }
}
let calls: Call[] = []
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(parts).toString()) as Call['body']
    calls.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '', body })
    answer(response)
  })
})
let baseUrl = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const says = (content: string | null) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: '1',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    }),
  )
beforeEach(() => {
  calls = []
  answer = says('Hello')
})
const question = { instructions: 'Write', prompt: 'Résumé' }
const ask = async (bounds?: { waits?: number; most?: number }) =>
  await askModel({ baseUrl, apiKey: 'sk-1', model: 'small' }, question, bounds)

test('a question goes once to the endpoint, with its key and model', async () => {
  expect(await ask()).toEqual({ ok: true, text: 'Hello' })
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    url: '/v1/chat/completions',
    authorization: 'Bearer sk-1',
    body: { model: 'small', max_tokens: 300 },
  })
  expect(calls[0]?.body.messages.map(({ role }) => role)).toEqual(['system', 'user'])
})

test('an answer may be as long as anyone who asks says', async () => {
  await ask({ most: 2_000 })
  expect(calls[0]?.body.max_tokens).toBe(2_000)
})

test('calls an endpoint without a key without one', async () => {
  await askModel({ baseUrl, model: 'small' }, question)
  expect(calls[0]?.authorization).toBe('')
})

test.each<[string, typeof answer, string]>([
  ['an error', (response) => response.writeHead(500).end('sk-1'), 'refused'],
  ['too many', (response) => response.writeHead(429).end(), 'refused'],
  ['nonsense', (response) => response.writeHead(200).end('<html>'), 'refused'],
  ['nothing', says(''), 'empty'],
  ['no answer in time', () => undefined, 'late'],
])('%s is told in one word and not repeated', async (_, act, why) => {
  answer = act
  expect(await ask({ waits: 600 })).toEqual({ ok: false, why })
  expect(calls).toHaveLength(1)
})
