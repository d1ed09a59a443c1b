import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createFreshDatabase } from '../../../db/testing/create-fresh-database.ts'
import { openLosingProxy } from '../../../db/testing/losing-proxy.ts'
import { sweepCallAnswersJob } from '../../../platform/server/answers/sweep-call-answers.ts'
import { errorHandler, isStreamedChange, markPartKept } from '../../../platform/server/http/error-handler.ts'
import { openWorldOn, type World } from '../testing/world-on.ts'

let world: World
let proxy: Awaited<ReturnType<typeof openLosingProxy>>
let clock = () => new Date()
beforeAll(async () => {
  const database = await createFreshDatabase()
  proxy = await openLosingProxy(database.url)
  world = await openWorldOn({ url: proxy.url, drop: database.drop }, {}, () => clock())
})
afterAll(async () => {
  await world.close()
  proxy.close()
})

type Who = keyof World['users']
const post = async (url: string, payload: object, key?: string, who: Who = 'clinic') => {
  const authorization = `Bearer ${await world.getToken(who)}`
  const headers = { authorization, ...(key && { 'idempotency-key': key }) }
  const { statusCode, body } = await world.app.inject({ method: 'POST', url, payload, headers })
  return { status: statusCode, body: JSON.parse(body) as unknown, text: body }
}
const counted = z.object({ many: z.number() })
const countNotes = async (note: string) =>
  (
    await world.inPlatform(
      async (tx) => await tx.one(counted, sql`select count(*)::int as many from candidate_notes where body = ${note}`),
    )
  )?.many
const url = () => `/api/candidates/${world.own.candidateId}/notes`

test('reports that it may have been saved when the commit is lost, and saves it once when it is sent again', async () => {
  const key = randomUUID()
  await world.getToken('clinic')
  proxy.loseCommit()
  const lost = await post(url(), { body: 'Called back' }, key)
  expect(lost.status).toBe(503)
  expect(lost.text).toContain('this may have been saved. Try again. It won’t be saved twice.')
  expect(lost.text).not.toContain('Nothing changed')
  expect(await countNotes('Called back')).toBe(1)

  const again = await post(url(), { body: 'Called back' }, key)
  expect(again.status).toBe(200)
  expect(await countNotes('Called back')).toBe(1)
  expect(await post(url(), { body: 'Called back' }, key)).toEqual(again)
})

test('tells a call without a key to look first', async () => {
  proxy.loseCommit()
  const lost = await post(url(), { body: 'Without a key' })
  expect(lost.text).toContain('this may have been saved. Check before you try again.')
  expect(await countNotes('Without a key')).toBe(1)
})

/** What a call of several parts is answered with when the database goes away before (or, not `isFirst`, after) one was kept. */
const words = async (isFirst: boolean) => {
  const app = fastify()
  app.setErrorHandler(errorHandler)
  app.post('/', (request) => {
    isStreamedChange(request)
    if (!isFirst) markPartKept(request)
    throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  })
  return (await app.inject({ method: 'POST', url: '/', headers: { 'idempotency-key': randomUUID() } })).body
}

test('says nothing of what was changed where a call is more than one transaction, and that a part may be saved where one was', async () => {
  expect(await words(true)).toContain('The service is temporarily unavailable. Try again.')
  expect(await words(false)).toContain('this may have been saved. Check before you try again.')
})

test('refuses a key that was used with other content or for another call, and changes nothing', async () => {
  const key = randomUUID()
  expect((await post(url(), { body: 'First words' }, key)).status).toBe(200)
  expect(await post(url(), { body: 'Other words' }, key)).toMatchObject({ status: 409 })
  expect(await post('/api/templates', { name: 'One', content: 'Hi' }, key)).toMatchObject({ status: 409 })
  expect(await countNotes('Other words')).toBe(0)
  expect(await post(url(), { body: 'Short key' }, 'short')).toMatchObject({ status: 400 })
  expect(await countNotes('Short key')).toBe(0)
})

test('keeps the keys of two people and two organizations apart', async () => {
  const key = randomUUID()
  const payload = { name: 'The same words', content: 'Hi' }
  const ids = await Promise.all(
    (['clinic', 'manager', 'foreign'] as const).map(
      async (who) => (await post('/api/templates', payload, key, who)).text,
    ),
  )
  expect(new Set(ids).size).toBe(3)
})

test('does it once when the same submission arrives several times at the same moment', async () => {
  const key = randomUUID()
  const all = await Promise.all(Array.from({ length: 5 }, async () => await post(url(), { body: 'At once' }, key)))
  expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await countNotes('At once')).toBe(1)
})

test('keeps nothing of a submission that was refused, so that its key can be used again', async () => {
  const key = randomUUID()
  expect((await post(url(), { body: '' }, key)).status).toBe(400)
  expect((await post(`/api/candidates/${randomUUID()}/notes`, { body: 'Nowhere' }, key)).status).toBe(404)
  expect((await post(url(), { body: 'At last' }, key)).status).toBe(200)
})

test('stores no answer that can be read, and forgets it after a day', async () => {
  const key = randomUUID()
  const made = await post('/api/api-keys', { name: 'A program', scope: 'read' }, key, 'admin')
  expect(await post('/api/api-keys', { name: 'A program', scope: 'read' }, key, 'admin')).toEqual(made)
  const secret = z.object({ key: z.string() }).parse(made.body).key
  const rows = z.object({ text: z.string() })
  const kept = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.rows(
          rows,
          sql`select call_answers::text || encode(answer, 'escape') as text from call_answers where answer is not null`,
        ),
    )
  expect((await kept()).length).toBeGreaterThan(0)
  expect(JSON.stringify(await kept())).not.toMatch(new RegExp(`${secret}|${key}`))

  clock = () => new Date(Date.now() + 25 * 3_600_000)
  await sweepCallAnswersJob.run({ organizationId: '' }, world.services, AbortSignal.timeout(10_000))
  clock = () => new Date()
  expect(await kept()).toEqual([])
})
