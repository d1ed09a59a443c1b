import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentDetails } from '../contract/files.ts'
import { openDocuments, pdf, png } from './testing/documents-world.ts'

let world: Awaited<ReturnType<typeof openDocuments>>
beforeAll(async () => {
  world = await openDocuments(() => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

test('a file is judged by its bytes: programs, web pages, drawings with script and the unknown are refused', async () => {
  const { id } = await world.addFolder('Sniffed')
  const before = await world.storedFiles()
  const refused: [string, Uint8Array, RegExp][] = [
    ['card.pdf', Buffer.from('MZ\u0090\0\u0003\0\0\0\u0004\0\0\0\u00ff\u00ff\0\0'), /Programs/],
    ['card.pdf', Buffer.from('#!/bin/sh\necho hi'), /Programs/],
    ['run.bat', Buffer.from('dir'), /Programs/],
    ['page.txt', Buffer.from('<html><script>alert(1)</script>'), /Web pages/],
    ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), /Web pages/],
    ['a.png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), /Web pages/],
    ['a.pdf', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]), /file type/],
    ['a.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), /file type/],
    ['a.pdf', Buffer.alloc(0), /empty/],
  ]
  for (const [name, bytes, sentence] of refused) {
    const { status, body } = await world.send('clinic', `/api/documents/folders/${id}/files`, { bytes, name })
    expect(status, name).toBe(400)
    expect(JSON.stringify(body), name).toMatch(sentence)
  }
  expect(await world.names(`folder=${id}`)).toEqual([])
  expect(await world.storedFiles()).toEqual(before)
  expect((await world.upload(id, 'photo.pdf', png)).name).toBe('photo.pdf.png')
  expect((await world.upload(id, '../../etc/\u0000pass<script>.csv', Buffer.from('a,b\n'))).name).toBe(
    'pass_script_.csv',
  )
  expect((await world.upload(id, `${'n'.repeat(300)}.txt`, Buffer.from('hello'))).name).toHaveLength(150)
})

test('more than 25 MB is refused, by what is announced or as soon as it is passed, and leaves nothing', async () => {
  const { id } = await world.addFolder('Large')
  const before = await world.storedFiles()
  const url = `/api/documents/folders/${id}/files`
  const bytes = Buffer.alloc(25 * 1024 * 1024 + 1, 'a')
  const { status, body } = await world.send('clinic', url, { bytes, name: 'large.txt' })
  expect({ status, body }).toMatchObject({
    status: 413,
    body: { error: { message: 'The file must be 25 MB or smaller.' } },
  })
  const announced = await world.app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${await world.getToken('clinic')}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(30 * 1024 * 1024),
    },
    payload: '',
  })
  expect(announced.statusCode).toBe(413)
  expect(await world.names(`folder=${id}`)).toEqual([])
  expect(await world.storedFiles()).toEqual(before)
  expect((await world.upload(id, 'exactly.txt', bytes.subarray(1))).name).toBe('exactly.txt')
})

test('an upload that breaks off leaves neither a file nor a row', async () => {
  const { id } = await world.addFolder('Broken')
  const before = await world.storedFiles()
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/documents/folders/${id}/files`,
    headers: {
      authorization: `Bearer ${await world.getToken('clinic')}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf of it',
  })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(await world.names(`folder=${id}`)).toEqual([])
  expect(await world.storedFiles()).toEqual(before)
})

test('earlier versions are kept, read and restored', async () => {
  const { id: folder } = await world.addFolder('Versions')
  const { id } = await world.upload(folder, 'plan.txt', Buffer.from('one'))
  const second = await world.send('clinic', `/api/documents/files/${id}/versions`, { bytes: pdf, name: 'other.pdf' })
  expect(second.body).toMatchObject({ name: 'plan.txt.pdf', version: 2 })
  const details = async () =>
    documentDetails.reply.parse((await world.call('clinic', 'GET', `/api/documents/files/${id}`)).body)
  expect((await details()).versions.map(({ number, mime, current }) => [number, mime, current])).toEqual([
    [2, 'application/pdf', true],
    [1, 'text/plain', false],
  ])
  expect((await world.content('clinic', id, 'version=1')).body).toBe('one')
  const back = await world.call('clinic', 'POST', `/api/documents/files/${id}/versions/1/restore`, {})
  expect(back.body).toMatchObject({ version: 3 })
  expect((await world.content('clinic', id)).body).toBe('one')
  expect((await details()).versions.map(({ number }) => number)).toEqual([3, 2, 1])
  expect((await world.content('clinic', id, 'version=9')).statusCode).toBe(404)
  expect(await world.eventNames(id)).toEqual(
    expect.arrayContaining(['document.versionAdded', 'document.versionRestored']),
  )
})

test('content answers ranges, equal contents and safe headers', async () => {
  const { id: folder } = await world.addFolder('Ranges')
  const { id } = await world.upload(folder, 'Zeugnis "für" (Zoë)\'s.pdf')
  const all = await world.content('clinic', id)
  expect(all.rawPayload.equals(Buffer.from(pdf))).toBe(true)
  expect(all.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    'content-length': String(pdf.length),
    'content-disposition':
      "attachment; filename=\"Zeugnis _f_r_ (Zo_)'s.pdf\"; filename*=UTF-8''Zeugnis%20_f%C3%BCr_%20%28Zo%C3%AB%29%27s.pdf",
  })
  const etag = String(all.headers.etag)
  expect((await world.content('clinic', id, 'as=view')).headers['content-disposition']).toMatch(/^inline/)
  const piece = await world.content('clinic', id, '', { range: 'bytes=2-5' })
  expect(piece.statusCode).toBe(206)
  expect(piece.headers['content-range']).toBe(`bytes 2-5/${pdf.length}`)
  expect(piece.rawPayload.equals(Buffer.from(pdf).subarray(2, 6))).toBe(true)
  const tail = await world.content('clinic', id, '', { range: 'bytes=-3' })
  expect(tail.rawPayload.equals(Buffer.from(pdf).subarray(-3))).toBe(true)
  const past = await world.content('clinic', id, '', { range: `bytes=${pdf.length}-` })
  expect([past.statusCode, past.headers['content-range']]).toEqual([416, `bytes */${pdf.length}`])
  expect((await world.content('clinic', id, '', { range: 'bytes=0-3', 'if-range': etag })).statusCode).toBe(206)
  expect((await world.content('clinic', id, '', { range: 'bytes=0-3', 'if-range': '"other"' })).statusCode).toBe(200)
  expect((await world.content('clinic', id, '', { 'if-none-match': etag })).statusCode).toBe(304)
  for (const range of [
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=-0',
    `bytes=${'9'.repeat(400)}-`,
    'bytes=0-1,2-3',
    'chars=0-1',
    `bytes=0-0${',0-0'.repeat(1_000)}`,
  ]) {
    const { statusCode } = await world.content('clinic', id, '', { range })
    expect([200, 416], range.slice(0, 40)).toContain(statusCode)
  }
  const { id: words } = await world.upload(folder, 'words.txt', Buffer.from('a'.repeat(9_000)))
  expect((await world.content('clinic', words, 'as=view')).headers['content-disposition']).toMatch(/^attachment/)
  expect(await world.eventNames(id)).toEqual(expect.arrayContaining(['document.viewed', 'document.downloaded']))
})
