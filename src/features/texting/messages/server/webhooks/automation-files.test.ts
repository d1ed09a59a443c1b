import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { createSignature } from '../../../../access/webhooks/server/public.ts'
import { fetchTextMediaJob } from '../jobs/fetch-text-media.ts'
import { addPeople } from '../testing/people.ts'

const secret = 'shared-with-the-automation'
const now = new Date('2026-11-20T18:00:00Z')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const env = {
  TEXT_TRANSPORT: 'webhook',
  AUTOMATION_WEBHOOK_URL: 'http://127.0.0.1:9/',
  AUTOMATION_WEBHOOK_SECRET: secret,
}
let asked: (string | undefined)[] = []
const files = createServer((request, response) => {
  asked.push(request.headers.authorization)
  response.writeHead(200, { 'content-type': 'image/png' }).end(png)
})
let base = ''
let inside: World
let strict: World
beforeAll(async () => {
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  inside = await openWorld({ ...env, WEBHOOKS_TO: 'anywhere' }, () => now)
  strict = await openWorld(env, () => now)
})
afterAll(async () => {
  await inside.close()
  await strict.close()
  files.closeAllConnections()
  files.close()
})

const tell = async (world: World, event: object) => {
  const payload = JSON.stringify(event)
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/webhooks/automation/inbound',
    headers: { 'content-type': 'application/json', 'reinforce-signature': createSignature(secret, payload, now) },
    payload,
  })
  return statusCode
}
const work = async (world: World) =>
  await fetchTextMediaJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const file = z.looseObject({ state: z.string(), reason: z.nullable(z.string()), name: z.nullable(z.string()) })
const loadFiles = async (world: World, candidateId: string) => {
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${candidateId}/texts`)
  return z
    .object({ entries: z.array(z.looseObject({ files: z.array(file) })) })
    .parse(body)
    .entries.flatMap((e) => e.files)
}
const someone = async (world: World, phone: string) => {
  const [id = ''] = await addPeople(world, 'own', 1, { phone_number: phone })
  return id
}

test('files that the automation names are kept with their text, once, and asked for without credentials', async () => {
  const id = await someone(inside, '512 555 0171')
  const media = [
    { url: `${base}/one.png`, type: 'image/png' },
    { url: `${base}/two`, type: '' },
  ]
  const event = { id: randomUUID(), from: '+15125550171', text: 'my card', media }
  asked = []
  expect(await tell(inside, event)).toBe(200)
  expect(await tell(inside, event)).toBe(200)
  expect(await loadFiles(inside, id)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  await work(inside)
  expect(await loadFiles(inside, id)).toMatchObject([
    { state: 'kept', name: 'Picture.png' },
    { state: 'kept', name: 'File 2.png' },
  ])
  expect(asked).toEqual([undefined, undefined])
})

test('keeps a text with an address of the own network, fetches nothing there, and shows why at the file', async () => {
  const id = await someone(strict, '512 555 0172')
  const addresses = [
    `${base}/one.png`,
    'https://127.0.0.1/one.png',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
  ]
  const media = addresses.map((url) => ({ url, type: 'image/png' }))
  asked = []
  expect(await tell(strict, { id: randomUUID(), from: '+15125550172', text: 'STOP', media })).toBe(200)
  await work(strict)
  const found = await loadFiles(strict, id)
  expect(found).toHaveLength(4)
  for (const each of found) expect(each).toMatchObject({ state: 'failed', reason: expect.any(String) as unknown })
  expect(asked).toEqual([])
  expect(await strict.eventNames(id)).toContain('text.received')
})

test('the address of the phone company gets no credentials when the automation names it', async () => {
  const id = await someone(inside, '512 555 0173')
  const media = [{ url: 'https://api.twilio.com/2010-04-01/Accounts/AC0/Messages/MM0/Media/ME0', type: 'image/png' }]
  await tell(inside, { id: randomUUID(), from: '+15125550173', text: 'hi', media })
  const row = await inside.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ by: z.string() }),
        sql`select x.came_by as by from text_media x join text_messages m on m.id = x.message_id where m.candidate_id = ${id}`,
      ),
  )
  expect(row).toEqual({ by: 'automation' })
})

test.each([
  ['more than ten', Array.from({ length: 11 }, () => ({ url: 'https://files.example.com/a', type: '' }))],
  ['an address without end', [{ url: `https://files.example.com/${'a'.repeat(2_000)}`, type: '' }]],
  ['a type without end', [{ url: 'https://files.example.com/a', type: 'a'.repeat(201) }]],
])('%s is refused before anything is stored', async (_, media) => {
  const id = await someone(inside, '512 555 0174')
  expect(await tell(inside, { id: randomUUID(), from: '+15125550174', text: 'hi', media })).toBe(400)
  expect(await inside.eventNames(id)).not.toContain('text.received')
})
