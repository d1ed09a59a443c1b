import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openReadingWorld, words } from '../testing/reading-world.ts'
import { all, openModel } from '../testing/stand-in-model.ts'

let model: Awaited<ReturnType<typeof openModel>>
let on: Awaited<ReturnType<typeof openReadingWorld>>
beforeAll(async () => {
  model = await openModel()
  on = await openReadingWorld(model.env)
})
afterAll(async () => {
  await on.world.close()
  model.close()
})
beforeEach(async () => {
  await on.world.inPlatform(async (tx) => await tx.run(sql`delete from model_reviews`))
  await on.turn(true)
  model.says((asked) => all(asked, 'Found', [4, 6]))
})
const candidate = async (id: string) =>
  await on.world.inPlatform(
    async (tx) =>
      await tx.one(z.object({ row: z.string() }), sql`select c::text as row from all_candidates c where id = ${id}`),
  )
const both = async () => {
  await on.score()
  await on.read()
}

test('the model reads a new résumé too: three calls, matching quotes, and nothing else changes', async () => {
  const id = await on.add()
  await on.score()
  expect(await on.review(id)).toMatchObject({ state: 'waits', mayAsk: false, criteria: [] })
  const [before, reading] = [await candidate(id), await on.reading(id)]
  await on.read()
  expect(model.asked).toHaveLength(3)
  const review = await on.review(id)
  expect(review).toMatchObject({ state: 'read', model: 'small', readAt: '2026-11-20T18:00:00.000Z', mayAsk: false })
  expect(review?.criteria).toHaveLength(9)
  for (const { verdict, lines, quotes } of review?.criteria ?? []) {
    expect([verdict, lines]).toEqual(['Found', [4, 6]])
    expect(quotes.every((quote) => words.split('\n').includes(quote))).toBe(true)
  }
  expect(await candidate(id)).toEqual(before)
  expect({ ...(await on.reading(id)), modelReview: null }).toEqual({ ...reading, modelReview: null })
  expect(await on.world.eventNames(id)).toEqual(['candidate.scored', 'candidate.readByModel'])
})

test('the model gets lines and criteria, and no name, phone or address of its own', async () => {
  await on.add(undefined, { full_name: 'Zyxwena Quill', phone_number: '(254) 201-0191', email_address: 'z@quill.test' })
  await both()
  expect(model.asked).toHaveLength(3)
  for (const { whole, lines } of model.asked) {
    expect(whole).not.toMatch(/Zyxwena|2010191|quill|dana@|555-0142|sk-very-secret/i)
    expect(lines).toContain('7: - Collected ABC data and graphed it in CentralReach.')
  }
})

test('a criterion on which the three differ is unclear', async () => {
  model.says((asked, nth) => all(asked, nth === 2 ? 'Missing' : 'Found', [4]))
  const id = await on.add()
  await both()
  expect(new Set((await on.review(id))?.criteria.map(({ verdict }) => verdict))).toEqual(new Set(['Unclear']))
})

test('nothing is missing from a résumé with a page that no one could read', async () => {
  model.says((asked) => all(asked, 'Missing'))
  const [whole, partly] = [await on.add(), await on.add(words, { resume_unread: 1 })]
  await both()
  const verdicts = async (id: string) => [...new Set((await on.review(id))?.criteria.map(({ verdict }) => verdict))]
  expect([await verdicts(whole), await verdicts(partly)]).toEqual([['Missing'], ['Unclear']])
})

test('where it is off nothing is sent: not by a new résumé, not by the button, not of what waited', async () => {
  const waited = await on.add()
  await on.score()
  expect((await on.turn(false)).status).toBe(200)
  const id = await on.add()
  await both()
  expect(await on.ask(id)).toMatchObject({ status: 409 })
  expect([await on.review(id), await on.review(waited)]).toEqual([null, null])
  await on.turn(true)
  await on.read()
  expect(model.asked).toHaveLength(0)
  expect(await on.review(waited)).toMatchObject({ state: 'none', mayAsk: true })
  expect(await on.world.eventNames(on.world.own.organizationId)).toEqual(
    expect.arrayContaining(['scoring.modelOff', 'scoring.modelOn']),
  )
})

test('reads résumés from before it was switched on when someone asks, once', async () => {
  await on.turn(false)
  const id = await on.add()
  await both()
  await on.turn(true)
  expect(await on.ask(id)).toMatchObject({ status: 200 })
  expect(await on.ask(id)).toMatchObject({ status: 409, body: { error: { message: /asked already/ } } })
  await on.read()
  expect(await on.review(id)).toMatchObject({ state: 'read' })
  expect(await on.ask(id)).toMatchObject({ status: 409, body: { error: { message: /already read this resume/ } } })
  expect(model.asked).toHaveLength(3)
})

test('the same words are not sent twice; other words are, and hide at once what was read in the old ones', async () => {
  const id = await on.add()
  await both()
  await on.world.call('clinic', 'POST', `/api/candidates/${id}/resume-score`)
  await both()
  expect(model.asked).toHaveLength(3)
  await on.change(id, sql`resume_text = ${`${words}\n- Telehealth sessions`}`)
  expect(await on.review(id)).toMatchObject({ state: 'none', criteria: [] })
  await both()
  expect(model.asked).toHaveLength(6)
  expect(await on.review(id)).toMatchObject({ state: 'read' })
})

test('a full rescore or new weights send nothing; résumés new since then are sent', async () => {
  await on.turn(false)
  const [id, changed, again] = [await on.add(), await on.add(), await on.add()]
  await both()
  await on.turn(true)
  const { organizationId } = on.world.own
  const all = async () => await on.world.call('admin', 'POST', `/api/organizations/${organizationId}/scoring/again`)
  expect((await all()).status).toBe(200)
  await both()
  const values = { weights: {}, values: [`Families ${changed}`] }
  const weighed = await on.world.call('admin', 'PUT', `/api/organizations/${organizationId}/scoring`, values)
  expect(weighed.status).toBe(200)
  await both()
  expect(model.asked).toHaveLength(0)
  await all()
  await on.change(changed, sql`resume_text = ${`${words}\n- Telehealth`}`)
  await on.world.call('clinic', 'POST', `/api/candidates/${again}/resume-score`)
  await both()
  expect(model.asked).toHaveLength(6)
  const states = await Promise.all([id, changed, again].map(async (each) => (await on.review(each))?.state))
  expect(states).toEqual(['none', 'read', 'read'])
})

test('calls an unreachable endpoint three times in all, later each time; then fails and allows a new request', async () => {
  model.says(() => null)
  const id = await on.add()
  await both()
  await on.read()
  expect(model.asked).toHaveLength(1)
  expect(await on.review(id)).toMatchObject({ state: 'waits' })
  for (const minutes of [3, 5, 60, 60]) {
    on.later(minutes)
    await on.read()
  }
  expect(model.asked).toHaveLength(3)
  expect(await on.review(id)).toMatchObject({ state: 'failed', mayAsk: true, criteria: [] })
  model.says((asked) => all(asked, 'Missing'))
  expect(await on.ask(id)).toMatchObject({ status: 200 })
  await on.read()
  expect(await on.review(id)).toMatchObject({ state: 'read' })
})

test('an answer that is none ends it at once, also when it is the third', async () => {
  model.says((asked, nth) => (nth === 3 ? 'I would rather not.' : all(asked, 'Missing')))
  const id = await on.add()
  await both()
  expect(await on.review(id)).toMatchObject({ state: 'failed', criteria: [] })
  on.later(60)
  await on.read()
  expect(model.asked).toHaveLength(3)
})

test('two who look at once send nothing twice; anyone who died leaves it to the next, three times at most', async () => {
  const ids = [await on.add(), await on.add(), await on.add()]
  await on.score()
  await Promise.all([on.read(), on.read()])
  expect(model.asked).toHaveLength(9)
  expect(await Promise.all(ids.map(async (id) => (await on.review(id))?.state))).toEqual(ids.map(() => 'read'))
  const [fresh = '', dead = '', often = ''] = ids
  const { clock } = on.world.services
  const now = clock().toISOString()
  await on.stage(fresh, sql`state = 'reading', tries = 1, claimed_at = ${now}`)
  for (const [id, tries] of [
    [dead, 1],
    [often, 3],
  ] as const)
    await on.stage(
      id,
      sql`state = 'reading', tries = ${tries}, claimed_at = ${now}::timestamptz - interval '4 minutes'`,
    )
  await on.read()
  expect(model.asked).toHaveLength(12)
  expect(await Promise.all(ids.map(async (id) => (await on.review(id))?.state))).toEqual(['waits', 'read', 'failed'])
})

test.each<[string, (id: string) => Promise<unknown>, string | undefined]>([
  ['it is switched off', async () => await on.turn(false), undefined],
  ['the words change', async (id) => await on.change(id, sql`resume_text = 'Soup of the day $4.'`), 'none'],
  ['the person asks to be deleted', async (id) => await on.change(id, sql`erasure_due_on = '2026-12-20'`), 'waits'],
])('nothing more is sent, and nothing kept, when meanwhile %s', async (_, change, state) => {
  const id = await on.add()
  await on.score()
  model.says(async (asked, nth) => {
    if (nth === 1) await change(id)
    return all(asked, 'Found', [4])
  })
  await on.read()
  on.later(60)
  await on.read()
  expect(model.asked).toHaveLength(1)
  const review = await on.review(id)
  expect(review?.state).toBe(state)
  expect(review?.criteria ?? []).toEqual([])
})

test('a server that is stopped leaves the rest to the next one', async () => {
  const id = await on.add()
  await on.score()
  const stop = new AbortController()
  model.says((asked) => {
    stop.abort()
    return all(asked, 'Missing')
  })
  await on.read(stop.signal)
  expect(model.asked).toHaveLength(1)
  on.later(5)
  await on.read()
  expect(await on.review(id)).toMatchObject({ state: 'read' })
})

test('another organization switches nothing, asks for no one and reads nothing; no Manager switches it', async () => {
  const id = await on.add()
  await both()
  expect((await on.turn(false, 'foreign')).status).toBe(404)
  expect((await on.turn(false, 'manager')).status).toBe(403)
  expect((await on.world.call('foreign', 'POST', `/api/candidates/${id}/model-review`)).status).toBe(404)
  expect((await on.world.call('foreign', 'GET', `/api/candidates/${id}/resume-score`)).status).toBe(404)
  expect((await on.world.call(null, 'POST', `/api/candidates/${id}/model-review`)).status).toBe(401)
  const theirs = await on.world.inClinic(
    on.world.foreign.organizationId,
    async (tx) => await tx.run(sql`select from model_reviews where organization_id = ${on.world.own.organizationId}`),
  )
  expect(theirs).toBe(0)
})

test('the model’s reading follows its words through a merge and its undo, without a new call', async () => {
  const kept = await on.add()
  const other = await on.add(`${words}\n- Telehealth sessions`)
  model.says((asked) => all(asked, 'Found', [asked.lines.length > 6 ? 8 : 4]))
  await both()
  expect(model.asked).toHaveLength(6)
  const loadQuote = async (id: string) => (await on.review(id))?.criteria[0]?.quotes
  const [own, theirs] = [['Registered Behavior Technician, Sunny Steps ABA'], ['- Telehealth sessions']]
  expect([await loadQuote(kept), await loadQuote(other)]).toEqual([own, theirs])
  const merged = { other_id: other, take: ['resume'] }
  expect(await on.world.call('admin', 'POST', `/api/candidates/${kept}/merge`, merged)).toMatchObject({ status: 200 })
  await both()
  expect(await loadQuote(kept)).toEqual(theirs)
  expect(await on.world.call('admin', 'POST', `/api/candidates/${other}/unmerge`)).toMatchObject({ status: 200 })
  await both()
  expect([await loadQuote(kept), await loadQuote(other)]).toEqual([own, theirs])
  expect(model.asked).toHaveLength(6)
})
