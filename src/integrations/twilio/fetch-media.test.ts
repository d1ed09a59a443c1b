import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchMedia } from './fetch-media.ts'

let asked: { url: string; authorization: string | undefined }[] = []
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
  answer(response)
})
let apiBase = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  answer = (response) => response.writeHead(200).end('bytes')
})

const address = 'https://api.twilio.com/2010-04-01/Accounts/AC0/Messages/MM1/Media/ME1'
const get = async (from = address, most = 1_000, waits = 2_000) =>
  await fetchMedia({ accountSid: 'AC0', authToken: 'secret', apiBase }, from, { most, waits })
const redirect = (location: string) => {
  answer = (response) => response.writeHead(307, { location }).end()
}

test('fetches the bytes with the credentials of the account', async () => {
  expect(await get()).toEqual({ kind: 'fetched', bytes: Buffer.from('bytes') })
  expect(asked).toEqual([
    {
      url: '/2010-04-01/Accounts/AC0/Messages/MM1/Media/ME1',
      authorization: `Basic ${Buffer.from('AC0:secret').toString('base64')}`,
    },
  ])
})

test.each([
  [404, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [401, 'later'],
  [410, 'failed'],
  [400, 'failed'],
])('%i is %s', async (status, kind) => {
  answer = (response) => response.writeHead(status).end()
  const got = await get()
  expect(got.kind).toBe(kind)
  expect(JSON.stringify(got)).toContain(`(${status})`)
})

test('stops at the limit, with or without a declared length', async () => {
  const tooLarge = { kind: 'failed', reason: 'It is larger than 1 MB.' }
  answer = (response) => response.writeHead(200, { 'content-length': '9000000' }).end(Buffer.alloc(9_000_000))
  expect(await get(address, 1_048_576)).toEqual(tooLarge)
  answer = (response) => {
    response.writeHead(200)
    response.end(Buffer.alloc(3_000_000))
  }
  expect(await get(address, 1_048_576)).toEqual(tooLarge)
})

test('an answer that never ends, or ends early, is tried later', async () => {
  answer = (response) => response.writeHead(200).write('half')
  expect(await get(address, 1_000, 300)).toMatchObject({ kind: 'later' })
  answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half')
    setTimeout(() => response.destroy(), 20)
  }
  expect(await get()).toMatchObject({ kind: 'later' })
})

const strange = { kind: 'failed', reason: 'Its address isn’t the phone company’s.' }

describe('asks no one but the vendor', () => {
  test.each([
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'http://api.twilio.com/x',
    'https://api.twilio.com.example.test/x',
    'https://eviltwilio.com/x',
    'https://mms.twiliocdn.com:8443/x',
    'https://a@mms.twiliocdn.com/x',
    'https://s3.amazonaws.com/another-bucket/x',
    'file:///etc/passwd',
  ])('%s', async (to) => {
    expect(await get(to)).toEqual(strange)
    expect(asked).toEqual([])
    redirect(to)
    expect((await get()).kind).toBe('failed')
  })

  test('nothing that is no address', async () => expect(await get('nothing')).toEqual(strange))

  test('an http address of this machine that is not the fake server', async () => {
    redirect('http://127.0.0.1:1/x')
    expect(await get()).toEqual(strange)
  })
})

test('a loop of redirects ends', async () => {
  redirect(`${apiBase}/again`)
  expect(await get()).toEqual({ kind: 'failed', reason: 'The phone company redirected us too often.' })
  expect(asked).toHaveLength(4)
})
