import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addPeople } from './testing/people.ts'
import { openTextingWorld } from './testing/texting-world.ts'

let now = new Date('2026-11-20T18:00:00Z')
let texting: Awaited<ReturnType<typeof openTextingWorld>>
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => now)
})
afterAll(async () => await texting.close())
beforeEach(() => {
  now = new Date('2026-11-20T18:00:00Z')
})

const wayOut = ' Reply STOP to opt out.'
const one = async (more: object = {}) => {
  const [id = ''] = await addPeople(texting.world, 'own', 1, { state: 'TX', ...more })
  return id
}
const send = async (candidateId: string, message: string, more: object = {}) =>
  await texting.world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message, ...more })
const textsTo = async (candidateId: string) =>
  (
    await texting.world.inPlatform(
      async (tx) =>
        await tx.rows(
          z.object({ message: z.string() }),
          sql`select message from text_messages where candidate_id = ${candidateId} and message_direction = 'outbound' order by created_at, id`,
        ),
    )
  ).map(({ message }) => message)

test('the first text to a person explains how to opt out, and the second does not', async () => {
  const id = await one()
  await send(id, 'Hello')
  await send(id, 'Are you there?')
  expect(await textsTo(id)).toEqual([`Hello${wayOut}`, 'Are you there?'])
})

test('explains it in Spanish to people who prefer Spanish, and not when the text itself does', async () => {
  const spanish = await one({ preferred_language: 'Spanish' })
  await send(spanish, 'Hola')
  expect(await textsTo(spanish)).toEqual(['Hola Responda STOP para darse de baja.'])
  const told = await one()
  await send(told, 'Hello. Text STOP to end these texts.')
  expect(await textsTo(told)).toEqual(['Hello. Text STOP to end these texts.'])
})

test('a bulk text explains it to people who get their first, and its preview shows and counts it', async () => {
  const [known, fresh] = [await one(), await one()]
  await send(known, 'Hello')
  const asked = { selection: { ids: [known, fresh] }, message: 'x'.repeat(150) }
  const { body } = await texting.world.call('clinic', 'POST', '/api/texts/preview', asked)
  expect(body).toMatchObject({
    parts: 3,
    recipients: [
      { candidateId: fresh, text: `${asked.message}${wayOut}`, parts: 2 },
      { candidateId: known, text: asked.message, parts: 1 },
    ],
  })
  await texting.sendMany([known, fresh], { message: asked.message })
  expect(await textsTo(fresh)).toEqual([`${asked.message}${wayOut}`])
  expect((await textsTo(known)).at(-1)).toBe(asked.message)
})

test('400 typed characters may be sent, and the preview notes that the text is longer', async () => {
  const id = await one()
  const message = 'y'.repeat(400)
  const asked = { selection: { ids: [id] }, message }
  expect((await texting.world.call('clinic', 'POST', '/api/texts/preview', asked)).body).toMatchObject({ over400: 1 })
  expect((await send(id, message)).status).toBe(200)
  expect((await send(await one(), 'y'.repeat(401))).status).toBe(400)
})

test('the same words are the same text with and without it', async () => {
  const id = await one()
  expect((await send(id, 'Hello twice')).status).toBe(200)
  expect((await send(id, 'Hello twice')).text).toContain('This person got the same text in the last 24 hours.')
})

test('a first text that failed explains it again when it is sent again', async () => {
  const id = await one()
  texting.hook.answers((__, response) => response.writeHead(500).end())
  await send(id, 'Hello')
  texting.hook.answers()
  await send(id, 'Hello again')
  expect(await textsTo(id)).toEqual([`Hello${wayOut}`, `Hello again${wayOut}`])
})

test('a text that waits keeps it when its words change, also at 400 typed characters', async () => {
  const id = await one()
  const textId = randomUUID()
  await send(id, 'Later', { id: textId, sendAt: '2026-11-20T22:00:00Z' })
  const message = `${'z'.repeat(400)}${wayOut}`
  const changed = await texting.world.call('clinic', 'PATCH', `/api/texts/${textId}`, { message })
  expect(changed.status).toBe(200)
  expect(await textsTo(id)).toEqual([message])
})

test.each([
  ['single', async (sendAt: string) => await send(await one(), 'Hi', { sendAt })],
  ['bulk', async (sendAt: string) => await texting.sendMany([await one()], { sendAt })],
  [
    'preview',
    async (sendAt: string) =>
      await texting.world.call('clinic', 'POST', '/api/texts/preview', {
        selection: { ids: [await one()] },
        message: 'Hi',
        sendAt,
      }),
  ],
] as const)('a moment that has passed is refused, %s', async (_, ask) => {
  const refused = await ask('2026-11-20T13:00:00Z')
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('"sendAt":"This time has passed. Choose a later one."')
})
