import { randomUUID } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from '../testing/people.ts'
import { openTwilioWorld, type TwilioWorld } from '../testing/twilio-world.ts'
import { fetchTextMediaJob } from './fetch-text-media.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const hostile = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\n2 0 ' +
    'obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

let twilio: TwilioWorld
let now = new Date('2026-11-18T16:00:00Z')
const start = now
beforeAll(async () => {
  twilio = await openTwilioWorld(() => now)
})
afterAll(async () => await twilio.close())

// The vendor's stand-in of this file: the media of the world's own one.
let answer: (response: ServerResponse) => void
const vendor = createServer((_, response) => answer(response))
beforeAll(async () => {
  await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve))
  const { twilio: settings } = twilio.world.services.config
  if (settings) settings.apiBase = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
})
afterAll(() => {
  vendor.closeAllConnections()
  vendor.close()
})
beforeEach(() => {
  now = start
  answer = (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(png)
})

const media = (type = 'image/jpeg') => ({
  NumMedia: '1',
  MediaUrl0: `https://api.twilio.com/2010-04-01/Accounts/AC0/Messages/MM0/Media/ME${randomUUID()}`,
  MediaContentType0: type,
})
const work = async () =>
  await fetchTextMediaJob.run({ organizationId: '' }, twilio.world.services, new AbortController().signal)

let next = 4000
const someone = async () => {
  const phone = `512555${(next += 1)}`
  const [candidateId = ''] = await addPeople(twilio.world, 'own', 1, { phone_number: phone })
  return { candidateId, phone: `+1${phone}` }
}
const files = z.array(z.looseObject({ id: z.string(), state: z.string(), reason: z.nullable(z.string()) }))
const thread = z.object({ entries: z.array(z.looseObject({ files })) })
const loadFiles = async (candidateId: string) => {
  const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
  return thread.parse(body).entries.flatMap((each) => each.files)
}
const texted = async (type?: string) => {
  const person = await someone()
  await twilio.inbound(person.phone, 'my card', undefined, undefined, undefined, media(type))
  return person
}
const content = async (who: 'clinic' | 'manager' | 'foreign', id: string, as = 'view') =>
  await twilio.world.app.inject({
    method: 'GET',
    url: `/api/texts/media/${id}/content?as=${as}`,
    headers: { authorization: `Bearer ${await twilio.world.getToken(who)}` },
  })

describe('a picture that came with a text', () => {
  test('waits in the thread, is fetched, and is shown to people who may read the thread', async () => {
    const { candidateId } = await texted()
    expect(await loadFiles(candidateId)).toMatchObject([{ state: 'waiting', isPicture: false }])
    await work()
    const [file] = await loadFiles(candidateId)
    expect(file).toMatchObject({ state: 'kept', name: 'Picture.png', size: png.length, isPicture: true, canFile: true })
    const shown = await content('clinic', file?.id ?? '')
    expect(shown.statusCode).toBe(200)
    expect(shown.rawPayload).toEqual(png)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await content('foreign', file?.id ?? '')).statusCode).toBe(404)
  })

  test('is written down once when the vendor tells the text twice', async () => {
    const { candidateId, phone } = await someone()
    const sid = `IN${randomUUID()}`
    await twilio.inbound(phone, 'twice', sid, undefined, undefined, media())
    await twilio.inbound(phone, 'twice', sid, undefined, undefined, media())
    expect(await loadFiles(candidateId)).toHaveLength(1)
  })

  test('is tried again after a 500, and kept then', async () => {
    const { candidateId } = await texted()
    const fine = answer
    answer = (response) => response.writeHead(500).end()
    await work()
    expect(await loadFiles(candidateId)).toMatchObject([{ state: 'waiting' }])
    answer = fine
    await work()
    expect(await loadFiles(candidateId)).toMatchObject([{ state: 'waiting' }])
    now = new Date(start.getTime() + 31_000)
    await work()
    expect(await loadFiles(candidateId)).toMatchObject([{ state: 'kept', reason: null }])
  })

  test('is abandoned with the reason when the vendor never has it', async () => {
    const { candidateId } = await texted()
    answer = (response) => response.writeHead(404).end()
    for (let hours = 0; hours < 60; hours += 10) {
      now = new Date(start.getTime() + hours * 3_600_000)
      await work()
    }
    expect(await loadFiles(candidateId)).toMatchObject([
      { state: 'failed', reason: 'The phone company doesn’t have it (404).' },
    ])
  })

  test.each<[string, string, string | Buffer, RegExp]>([
    ['a page that says it is a JPEG', 'image/jpeg', '<!doctype html><script>alert(1)</script>', /Web pages and SVG/],
    ['a PDF with a script', 'application/pdf', hostile, /^We didn’t keep it: /],
    ['nothing', 'image/jpeg', '', /empty/],
    ['a sound', 'audio/amr', 'x', /^Audio can't be kept here \(audio\/amr\)\.$/],
    ['a contact card', 'text/x-vcard', 'BEGIN:VCARD', /^A contact card can't be kept here/],
    ['a program', 'image/png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), /Programs/],
  ])('%s is refused with the reason, and nothing of it is kept', async (_, type, bytes, reason) => {
    const { candidateId } = await texted(type)
    answer = (response) => response.writeHead(200).end(bytes)
    await work()
    const [file] = await loadFiles(candidateId)
    expect(file).toMatchObject({ state: 'failed', size: null })
    expect(file?.reason).toMatch(reason)
    expect((await content('clinic', file?.id ?? '')).statusCode).toBe(404)
  })

  test('a HEIC picture is kept as a download that cannot be filed', async () => {
    const { candidateId } = await texted('image/heic')
    answer = (response) =>
      response
        .writeHead(200)
        .end(Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]))
    await work()
    const [file] = await loadFiles(candidateId)
    expect(file).toMatchObject({ state: 'kept', name: 'Picture.heic', isPicture: false, canFile: false })
    const sent = await content('clinic', file?.id ?? '')
    expect(sent.headers['content-type']).toBe('application/octet-stream')
    expect(sent.headers['content-disposition']).toMatch(/^attachment/)
  })
})

const file = async (who: 'clinic' | 'foreign', id: string, name = 'CPR card') =>
  await twilio.world.call(who, 'POST', `/api/texts/media/${id}/file`, { id, name })

describe('filed as a document', () => {
  test('is a document of the candidate once, and the thread shows it', async () => {
    const { candidateId } = await texted()
    await work()
    const [{ id } = { id: '' }] = await loadFiles(candidateId)
    expect((await file('foreign', id)).status).toBe(404)
    expect((await file('clinic', id, 'a/b')).status).toBe(400)
    const presses = await Promise.all([file('clinic', id), file('clinic', id)])
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const { body } = await twilio.world.call('clinic', 'GET', `/api/candidates/${candidateId}/documents`)
    expect(body).toMatchObject({ rows: [{ name: 'CPR card.png' }] })
    expect(z.object({ rows: z.array(z.unknown()) }).parse(body).rows).toHaveLength(1)
    const [after] = await loadFiles(candidateId)
    expect(after).toMatchObject({ isFiled: true })
    const opened = await twilio.world.app.inject({
      method: 'GET',
      url: `/api/documents/files/${String(after?.documentId)}/content?as=view`,
      headers: { authorization: `Bearer ${await twilio.world.getToken('clinic')}` },
    })
    expect(opened.rawPayload).toEqual(png)
  })
})

test('a picture from an unknown number is kept, and comes along when the number is filed', async () => {
  const phone = `+1512555${(next += 1)}`
  await twilio.inbound(phone, 'hi', undefined, undefined, undefined, media())
  await work()
  const { body } = await twilio.world.call('platform', 'GET', '/api/texts/unknown-numbers')
  const { numbers } = z
    .object({ numbers: z.array(z.object({ id: z.string(), phone: z.string(), texts: z.array(z.object({ files })) })) })
    .parse(body)
  const number = numbers.find((each) => each.phone === phone)
  expect(number?.texts).toMatchObject([{ files: [{ state: 'kept' }] }])
  const fileId = number?.texts[0]?.files[0]?.id ?? ''
  const early = await twilio.world.call('platform', 'POST', `/api/texts/media/${fileId}/file`, {
    id: fileId,
    name: 'x',
  })
  expect(early).toMatchObject({ status: 409 })
  const { candidateId } = await someone()
  const id = number?.id ?? ''
  const filed = await twilio.world.call('platform', 'POST', `/api/texts/unknown-numbers/${id}/file`, {
    id,
    candidateId,
  })
  expect(filed.status).toBe(200)
  expect(await loadFiles(candidateId)).toMatchObject([{ id: fileId, state: 'kept' }])
  const rows = await twilio.world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ organization_id: z.string() }),
        sql`select organization_id from text_media where id = ${fileId}`,
      ),
  )
  expect(rows).toEqual([{ organization_id: twilio.world.own.organizationId }])
})
