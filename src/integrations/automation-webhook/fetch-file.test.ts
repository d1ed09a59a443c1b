import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fetchFile } from './fetch-file.ts'

let asked: { url: string; authorization: string | undefined }[] = []
let answer: (response: ServerResponse) => void
const server = createServer((request, response) => {
  asked.push({ url: request.url ?? '', authorization: request.headers.authorization })
  answer(response)
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
beforeEach(() => {
  asked = []
  answer = (response) => response.writeHead(200).end('bytes')
})
const limits = { most: 1_000, waits: 2_000 }

test('fetches the bytes without credentials', async () => {
  expect(await fetchFile(`${base}/a.png`, { ...limits, anywhere: true })).toEqual({
    kind: 'fetched',
    bytes: Buffer.from('bytes'),
  })
  expect(asked).toEqual([{ url: '/a.png', authorization: undefined }])
})

test.each([
  'http://files.example.com/a.png',
  'https://127.0.0.1/a.png',
  'https://10.1.2.3/a.png',
  'https://[::1]/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/a.png',
  'https://localhost/a.png',
  'https://me:secret@files.example.com/a.png',
  'file:///etc/passwd',
  'ftp://files.example.com/a.png',
  'data:text/plain,hello',
  'no address',
])('nothing is asked at %s', async (address) => {
  const got = await fetchFile(address, { ...limits, anywhere: false })
  expect(got.kind).toBe('failed')
  expect(asked).toEqual([])
})

test('a redirect to the own network is not followed', async () => {
  answer = (response) => response.writeHead(302, { location: `${base}/inside` }).end()
  expect((await fetchFile(`${base}/a.png`, { ...limits, anywhere: true })).kind).toBe('failed')
  expect(asked.length).toBeLessThanOrEqual(4)
  asked = []
  expect((await fetchFile(`${base}/a.png`, { ...limits, anywhere: false })).kind).toBe('failed')
  expect(asked).toEqual([])
})

test.each([
  [404, 'later'],
  [503, 'later'],
  [410, 'failed'],
])('%i is %s, and says whose file it is', async (status, kind) => {
  answer = (response) => response.writeHead(status).end()
  const got = await fetchFile(`${base}/a.png`, { ...limits, anywhere: true })
  expect(got).toMatchObject({ kind, reason: expect.stringMatching(/^The automation .*\(\d+\)\.$/) as unknown })
})

test('stops at the limit, with or without a declared length', async () => {
  answer = (response) => response.writeHead(200).end(Buffer.alloc(5_000))
  expect((await fetchFile(`${base}/a.png`, { ...limits, anywhere: true })).kind).toBe('failed')
})
