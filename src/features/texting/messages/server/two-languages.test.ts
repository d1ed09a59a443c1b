import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { removeWayOut } from '../rules/way-out.ts'
import { addPeople } from './testing/people.ts'

// A Friday, 12:00 in New York.
const now = new Date('2026-11-20T17:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

const english = 'Hi {{Candidate First}}'
const spanish = 'Hola {{Candidate First}}'
const some = async () => {
  const more = { text_consent: 'given' as const }
  const [ana = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García', ...more })
  const [ben = ''] = await addPeople(world, 'own', 1, { full_name: 'Ben Ott', ...more })
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set preferred_language = 'Spanish' where id = ${ana}`),
  )
  return { ana, ben }
}
const bodies = async (batchId: string) =>
  Object.fromEntries(
    (
      await world.inPlatform(
        async (tx) =>
          await tx.rows(
            z.object({ candidate_id: z.string(), message: z.string() }),
            sql`select candidate_id, message from text_messages where batch_id = ${batchId}`,
          ),
      )
    ).map((row) => [row.candidate_id, removeWayOut(row.message)]),
  )
const queue = async (selection: object, more: object) => {
  const batchId = randomUUID()
  const { status, body } = await world.call('clinic', 'POST', '/api/texts/send-many', {
    batchId,
    selection,
    message: english,
    ...more,
  })
  return { batchId, status, body }
}

test('a bulk text in two languages: people who prefer Spanish preview and get the Spanish words, all others the English', async () => {
  const { ana, ben } = await some()
  const previewed = await world.call('clinic', 'POST', '/api/texts/preview', {
    selection: { ids: [ana, ben] },
    message: english,
    messageSpanish: spanish,
  })
  const { preferSpanish, recipients } = previewed.body as { preferSpanish: number; recipients: { text: string }[] }
  expect(preferSpanish).toBe(1)
  expect(recipients.map(({ text }) => removeWayOut(text)).toSorted()).toEqual(['Hi Ben', 'Hola Ana'])
  const { batchId } = await queue({ ids: [ana, ben] }, { messageSpanish: spanish })
  expect(await bodies(batchId)).toEqual({ [ana]: 'Hola Ana', [ben]: 'Hi Ben' })
})

test('blank words in Spanish are none: everyone gets the same', async () => {
  const { ana, ben } = await some()
  const { batchId } = await queue({ ids: [ana, ben] }, { messageSpanish: ' \n' })
  expect(await bodies(batchId)).toEqual({ [ana]: 'Hi Ana', [ben]: 'Hi Ben' })
})

test('the same bulk text with other words in Spanish is refused under its id', async () => {
  const { ana } = await some()
  const { batchId } = await queue({ ids: [ana] }, { messageSpanish: spanish })
  const again = await queue({ ids: [ana] }, { batchId, messageSpanish: 'Buenos días' })
  expect(again.status).toBe(409)
  expect(await bodies(batchId)).toEqual({ [ana]: 'Hola Ana' })
})

test.each([
  ['a broken tag', 'Hola {{Candidate}}'],
  ['401 characters', 'x'.repeat(401)],
  ['a sign no text can carry', 'Hola\u0000'],
])('%s in the Spanish words is refused at their field, and nothing is queued', async (_, messageSpanish) => {
  const { ana } = await some()
  const { status, body, batchId } = await queue({ ids: [ana] }, { messageSpanish })
  expect(status).toBe(400)
  expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual(['messageSpanish'])
  expect(await bodies(batchId)).toEqual({})
})

test('sends a failed text again in the language it had', async () => {
  const { ana, ben } = await some()
  const { batchId } = await queue({ ids: [ana, ben] }, { messageSpanish: spanish })
  await world.inPlatform(
    async (tx) => await tx.run(sql`update text_messages set message_status = 'failed' where batch_id = ${batchId}`),
  )
  const again = randomUUID()
  const { status } = await world.call('clinic', 'POST', `/api/texts/batches/${batchId}/retry`, { batchId: again })
  expect(status).toBe(200)
  expect(await bodies(again)).toEqual({ [ana]: 'Hola Ana', [ben]: 'Hi Ben' })
})

test('a template keeps its words in Spanish, the composer gets them, and blank ones take them away', async () => {
  const made = await world.call('clinic', 'POST', '/api/templates', {
    name: 'Two languages',
    content: english,
    contentSpanish: spanish,
  })
  const { id } = made.body as { id: string }
  const found = async () => {
    const { body } = await world.call('clinic', 'GET', '/api/texts/composer')
    return (body as { templates: { id: string; content_spanish: string | null }[] }).templates.find(
      (each) => each.id === id,
    )
  }
  expect(await found()).toMatchObject({ content: english, content_spanish: spanish })
  await world.call('clinic', 'PATCH', `/api/templates/${id}`, { name: 'Both' })
  expect((await found())?.content_spanish).toBe(spanish)
  await world.call('clinic', 'PATCH', `/api/templates/${id}`, { contentSpanish: ' ' })
  expect((await found())?.content_spanish).toBeNull()
  const refused = await world.call('clinic', 'PATCH', `/api/templates/${id}`, { contentSpanish: '{{Nobody}}' })
  expect(refused.status).toBe(400)
  expect((refused.body as { error: { fields: object } }).error.fields).toHaveProperty('contentSpanish')
})

test('tells the composer whether the person prefers Spanish, and keeps both languages of a bulk draft', async () => {
  const { ana, ben } = await some()
  const begun = async (candidateId: string) =>
    (await world.call('clinic', 'GET', `/api/me/text-draft?candidateId=${candidateId}`)).body
  expect(await begun(ana)).toEqual({ draft: null, prefersSpanish: true })
  expect(await begun(ben)).toEqual({ draft: null, prefersSpanish: false })
  await world.call('clinic', 'PUT', '/api/me/text-draft', { message: english, messageSpanish: spanish })
  expect((await world.call('clinic', 'GET', '/api/me/text-draft')).body).toMatchObject({
    draft: { message: english, messageSpanish: spanish },
    prefersSpanish: false,
  })
  const thread = await world.call('clinic', 'GET', `/api/candidates/${ana}/texts`)
  expect(thread.body).toMatchObject({ thread: null, prefersSpanish: true })
})
