import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildFastify } from './testing/slow-server.ts'
import { createAddress, openWorld, type World } from './testing/world.ts'

let world: World
let port = 0
/** A folder of its own: what other tests receive at the same time lies elsewhere. */
let folder = ''
const usual = process.env.TMPDIR
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bounded-uploads-'))
  process.env.TMPDIR = folder
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await world.close()
  if (usual === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usual
  await rm(folder, { recursive: true, force: true })
})

const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

/** An upload that has begun and goes no further. */
const begin = async (path: string, more: Record<string, string> = {}) => {
  const token = await world.getToken('clinic')
  const sent = request({
    port,
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x', ...more },
  })
  const answer = new Promise<{ status: number; retry: string | undefined }>((resolve) => {
    sent.on('response', (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, retry: response.headers['retry-after'] })
    })
    sent.on('error', () => resolve({ status: 0, retry: undefined }))
  })
  sent.write(`${head}words`)
  return { sent, answer }
}
const temporary = async () => (await readdir(folder)).filter((name) => name.startsWith('reinforce-upload-')).length

test('a fifth upload of one person has to come again, and leaves when the others are gone', async () => {
  const path = `/api/documents/organizations/${world.own.organizationId}/files`
  const open = await Promise.all([1, 2, 3, 4].map(async () => await begin(path)))
  await expect.poll(temporary).toBeGreaterThanOrEqual(4)
  const fifth = await begin(path)
  expect(await fifth.answer).toEqual({ status: 503, retry: '2' })
  for (const { sent } of open) sent.destroy()
  await expect
    .poll(async () => {
      const next = await begin(path)
      next.sent.end('words\r\n--x--\r\n')
      return (await next.answer).status
    })
    .toBe(200)
})

test('an import that announces more than its limit is refused before it is read', async () => {
  const { answer } = await begin('/api/import-uploads', { 'content-length': '1000000000' })
  expect((await answer).status).toBe(413)
})

test('a form without boundary, and one that is broken, is the sender’s fault', async () => {
  const paths = [
    '/api/resume-uploads',
    '/api/import-uploads',
    '/api/me/profile-image',
    `/api/documents/organizations/${world.own.organizationId}/files`,
    `/api/apply/CODE-${world.own.organizationId.slice(0, 8)}`,
  ]
  for (const url of paths)
    for (const [type, payload] of [
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=x', '--x\r\nthis is no part'],
      ['multipart/form-data; boundary=x', `${head}cut`],
    ]) {
      const { statusCode, body } = await world.app.inject({
        method: 'POST',
        url,
        payload: payload ?? '',
        headers: { 'content-type': type, authorization: `Bearer ${await world.getToken('clinic')}` },
        remoteAddress: createAddress(),
      })
      expect(statusCode, `${url} ${type} ${body}`).toBe(400)
    }
})

test('a body that comes too slowly is ended, one that comes in time is not', async () => {
  const { app, at } = await buildFastify({ graceMs: 300, bytesPerSecond: 1_000 })
  const talk = async (every: number) =>
    await new Promise<string>((resolve) => {
      const socket = connect(at, '127.0.0.1')
      let heard = ''
      socket.on('data', (bytes) => {
        heard += bytes.toString()
      })
      socket.on('error', () => undefined)
      socket.write(
        'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2000\r\nconnection: close\r\n\r\n"',
      )
      let left = 1_998
      const drip = setInterval(() => {
        const n = Math.min(left, 100)
        left -= n
        socket.write(left === 0 ? `${'a'.repeat(n)}"` : 'a'.repeat(n))
        if (left === 0) clearInterval(drip)
      }, every)
      socket.on('close', () => {
        clearInterval(drip)
        resolve(heard)
      })
    })
  expect(await talk(1_000)).toContain('408')
  expect(await talk(10)).toContain('200 OK')
  await app.close()
})

test('a call made inside the process comes over no line, and is not ended', async () => {
  const { app } = await buildFastify({ graceMs: 1, bytesPerSecond: 1_000_000 })
  const body = new Readable({ read: () => undefined })
  body.push('"a')
  setTimeout(() => {
    body.push('"')
    body.push(null)
  }, 100)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json', 'content-length': '3' },
    payload: body,
  })
  expect(statusCode).toBe(200)
  await app.close()
})
