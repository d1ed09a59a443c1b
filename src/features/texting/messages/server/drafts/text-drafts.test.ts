import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eraseDue } from '../../../../../app/server/testing/erase-due.ts'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { sweepDraftsJob } from '../jobs/sweep-drafts.ts'
import { addPeople } from '../testing/people.ts'

const friday = '2026-11-20T18:00:00.000Z'
let now = new Date(friday)
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'manager' | 'admin' | 'platform' | 'foreign'
let ana = ''
beforeEach(async () => {
  now = new Date(friday)
  ;[ana = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García', text_consent: 'given' })
})
const write = async (message: string, who: Who = 'clinic', candidateId: string | undefined = ana, more: object = {}) =>
  await world.call(who, 'PUT', '/api/me/text-draft', { ...(candidateId ? { candidateId } : {}), message, ...more })
const read = async (who: Who = 'clinic', candidateId: string | undefined = ana) => {
  const { status, body } = await world.call(
    who,
    'GET',
    `/api/me/text-draft${candidateId ? `?candidateId=${candidateId}` : ''}`,
  )
  return status === 200 ? ((body as { draft: { message: string } | null }).draft?.message ?? null) : status
}
const bulk = async (message: string, who: Who = 'clinic') => await write(message, who, '')
const countDrafts = async (candidateId: string) =>
  await world.inPlatform(
    async (tx) =>
      (await tx.rows(z.object({}), sql`select 1 as x from text_drafts where candidate_id = ${candidateId}`)).length,
  )
const send = async (candidateId: string, message: string, more: object = {}) =>
  await world.call('clinic', 'POST', '/api/texts/send', { id: randomUUID(), candidateId, message, ...more })

test('a draft is kept with its template, the later words in the place of the earlier, and an empty one removes it', async () => {
  const templateId = randomUUID()
  expect((await write('Hi')).body).toEqual({ savedAt: friday })
  await write('Hi Ana,\n', 'clinic', ana, { templateId })
  expect((await world.call('clinic', 'GET', `/api/me/text-draft?candidateId=${ana}`)).body).toEqual({
    draft: { message: 'Hi Ana,\n', messageSpanish: '', templateId, savedAt: friday },
    prefersSpanish: false,
  })
  expect(await countDrafts(ana)).toBe(1)
  expect((await write(' \n')).body).toEqual({ savedAt: null })
  expect(await read()).toBeNull()
  expect(await world.eventNames(ana)).toEqual([])
})

test('a draft is its author’s alone: no colleague, Manager, Admin or platform staff reads it, and each has their own', async () => {
  await write('Mine')
  for (const who of ['manager', 'admin', 'platform'] as const) {
    expect(await read(who), who).toBeNull()
    await write(`Of ${who}`, who)
  }
  expect(await read()).toBe('Mine')
  expect(await read('platform')).toBe('Of platform')
  await write('', 'admin')
  expect(await read()).toBe('Mine')
})

test('another organization finds neither the draft nor the candidate', async () => {
  await write('Mine')
  expect(await read('foreign')).toBe(404)
  expect((await write('Theirs', 'foreign')).status).toBe(404)
  expect((await write('x', 'clinic', randomUUID())).text).toBe((await write('x', 'foreign')).text)
  expect(await read()).toBe('Mine')
})

test('a bulk text has one draft of its own', async () => {
  await write('To Ana')
  await bulk('To all')
  expect([await read('clinic', ''), await read('admin', ''), await read()]).toEqual(['To all', null, 'To Ana'])
  await world.call('clinic', 'POST', '/api/texts/send-many', {
    batchId: randomUUID(),
    selection: { ids: [ana] },
    message: 'To all',
  })
  expect([await read('clinic', ''), await read()]).toEqual([null, 'To Ana'])
})

test('sending removes the draft of these words; after a failure, and of other words, it stays', async () => {
  await write('Hello {{Candidate First}}')
  expect((await send(ana, 'Something else')).status).toBe(200)
  expect(await read()).toBe('Hello {{Candidate First}}')
  const [refused = ''] = await addPeople(world, 'own', 1, { text_consent: 'refused' })
  await write('Hi', 'clinic', refused)
  expect((await send(refused, 'Hi')).status).toBe(400)
  expect(await read('clinic', refused)).toBe('Hi')
  expect((await send(ana, 'Hello {{Candidate First}}')).status).toBe(200)
  expect(await read()).toBeNull()
})

test('the inbox marks the threads in which one has a draft, and a thread carries it', async () => {
  await send(ana, 'First')
  await write('Not yet')
  const loadThreads = async (who: Who) => {
    const { body } = await world.call(who, 'GET', '/api/texts/threads')
    const { threads } = body as { threads: { id: string; candidateId: string; hasDraft: boolean }[] }
    return threads.find(({ candidateId }) => candidateId === ana)
  }
  const thread = await loadThreads('clinic')
  expect(thread).toMatchObject({ hasDraft: true })
  expect(await loadThreads('admin')).toMatchObject({ hasDraft: false })
  for (const path of [`/api/texts/threads/${thread?.id}`, `/api/candidates/${ana}/texts`]) {
    expect((await world.call('clinic', 'GET', path)).body).toMatchObject({ draft: { message: 'Not yet' } })
    expect((await world.call('admin', 'GET', path)).body).toMatchObject({ draft: null })
  }
  const [nobody = ''] = await addPeople(world, 'own', 1, {})
  await write('The first one', 'clinic', nobody)
  expect((await world.call('clinic', 'GET', `/api/candidates/${nobody}/texts`)).body).toMatchObject({
    thread: null,
    draft: { message: 'The first one' },
  })
})

test('drafts of two records that become one move along, and no words are lost', async () => {
  const [other = '', third = ''] = await addPeople(world, 'own', 2, { full_name: 'Ana Garcia' })
  await write('To the kept one')
  now = new Date('2026-11-20T19:00:00Z')
  await write('To the other', 'clinic', other)
  await write('Of a colleague', 'admin', other)
  await write('To somebody else', 'clinic', third)
  expect(
    (await world.call('clinic', 'POST', `/api/candidates/${ana}/merge`, { other_id: other, take: [] })).status,
  ).toBe(200)
  expect(await read()).toBe('To the other\n\nTo the kept one')
  expect(await read('admin')).toBe('Of a colleague')
  expect([await countDrafts(other), await read('clinic', third)]).toEqual([0, 'To somebody else'])
})

test('drafts of two records that became one part again, no matter who undoes it', async () => {
  const [other = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana Garcia' })
  await write('To the kept one')
  now = new Date('2026-11-20T19:00:00Z')
  await write('To the other\n\nin two paragraphs', 'clinic', other)
  await write('Of a colleague', 'admin', other)
  const merge = async () =>
    await world.call('manager', 'POST', `/api/candidates/${ana}/merge`, { other_id: other, take: [] })
  const unmerge = async () => await world.call('manager', 'POST', `/api/candidates/${other}/unmerge`)
  expect([(await merge()).status, (await unmerge()).status]).toEqual([200, 200])
  expect([await read(), await read('clinic', other), await read('admin', other)]).toEqual([
    'To the kept one',
    'To the other\n\nin two paragraphs',
    'Of a colleague',
  ])
  expect(await countDrafts(ana)).toBe(1)
  await merge()
  await write('Written anew')
  await unmerge()
  expect([await read(), await countDrafts(other)]).toEqual(['Written anew', 1])
})

test('two drafts that do not fit into one text stay apart, and no word is cut off', async () => {
  const [other = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana Garcia' })
  await write('a'.repeat(1200))
  await write('b'.repeat(1200), 'clinic', other)
  await world.call('clinic', 'POST', `/api/candidates/${ana}/merge`, { other_id: other, take: [] })
  expect([await read(), await read('clinic', other)]).toEqual(['a'.repeat(1200), 'b'.repeat(1200)])
})

test('anyone who is erased takes the drafts along', async () => {
  await write('About Ana')
  await write('Also about Ana', 'admin')
  await world.call('clinic', 'PUT', `/api/candidates/${ana}/erasure`, { wanted: true, reason: 'Asked' })
  now = new Date('2026-12-21T18:00:00Z')
  await eraseDue(world)
  expect(await countDrafts(ana)).toBe(0)
})

test('a draft that no one touched for thirty days is forgotten', async () => {
  const [bo = ''] = await addPeople(world, 'own', 1, {})
  await write('Old')
  now = new Date('2026-11-21T18:00:00Z')
  await write('Young', 'clinic', bo)
  now = new Date('2026-12-20T19:00:00Z')
  await sweepDraftsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
  expect([await countDrafts(ana), await countDrafts(bo)]).toEqual([0, 1])
})
