import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDocuments } from './testing/documents-world.ts'

let world: Awaited<ReturnType<typeof openDocuments>>
let port = 0
beforeAll(async () => {
  world = await openDocuments(() => new Date('2026-11-20T18:00:00Z'))
  port = Number(new URL(await world.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await world.close()
})

const begin = async (folder: string) => {
  const token = await world.getToken('clinic')
  const sent = request({
    port,
    method: 'POST',
    path: `/api/documents/folders/${folder}/files`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  const answer = new Promise<number>((resolve) => {
    sent.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', () => resolve(0))
  })
  sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\ncontent-type: text/plain\r\n\r\n')
  return { sent, answer }
}

test('an upload without an announced length is answered as soon as it passes 25 MB, and the rest is not read', async () => {
  const { id } = await world.addFolder('Endless')
  const { sent, answer } = await begin(id)
  const piece = Buffer.alloc(1024 * 1024, 'a')
  let pieces = 0
  const answered = new AbortController()
  sent.on('response', () => answered.abort())
  while (!answered.signal.aborted && pieces < 400) {
    pieces += 1
    if (!sent.write(piece))
      await Promise.race([new Promise((resolve) => sent.once('drain', resolve)), answer, wait(50)])
    await wait(1)
  }
  expect(await answer).toBe(413)
  expect(pieces).toBeLessThan(200)
  await expect.poll(() => sent.destroyed).toBe(true)
  expect(await world.names(`folder=${id}`)).toEqual([])
  await expect.poll(world.storedFiles).toEqual([])
})

test('an upload whose sender hangs up leaves neither a file nor a row, and the server continues', async () => {
  const { id } = await world.addFolder('Hung up')
  for (let n = 0; n < 5; n++) {
    const { sent } = await begin(id)
    sent.write(Buffer.alloc(300_000, 'a'))
    await wait(50)
    sent.destroy()
  }
  await expect.poll(world.storedFiles).toEqual([])
  expect(await world.names(`folder=${id}`)).toEqual([])
  expect((await world.upload(id, 'after.txt', Buffer.from('x'))).name).toBe('after.txt')
})
