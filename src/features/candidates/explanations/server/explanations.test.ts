import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { explanationRequests, readExplanation } from '../contract/explanations.ts'

const friday = new Date('2026-11-20T18:00:00Z')
let world: World
let now = friday
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => now)
})
afterAll(async () => await world.close())

let id = ''
beforeEach(async () => {
  now = friday
  ;[id = ''] = await addPeople(world, 'own', 1, { full_name: 'ana okafor', phone_number: '(254) 201-0101' })
  await set(
    sql`skills_percentage = '80%', experience_percentage = '71', skills_rationale = 'Three years with children.'`,
  )
  await world.inPlatform(async (tx) => await tx.run(sql`delete from emails`))
})
const set = async (values: ReturnType<typeof sql>) =>
  await world.inPlatform(async (tx) => await tx.run(sql`update all_candidates set ${values} where id = ${id}`))
const link = async () => {
  const { status, body, text } = await world.call('clinic', 'POST', `/api/candidates/${id}/explanations`)
  if (status !== 200) throw new Error(text)
  const made = z.object({ link: z.string(), last_day: z.string() }).parse(body)
  return { ...made, api: `/api/why/${made.link.split('/').at(-1)}` }
}
const read = async (api: string) => readExplanation.reply.parse((await world.call(null, 'GET', api)).body)
const ask = async (api: string, more: object = {}) =>
  await world.call(null, 'POST', `${api}/requests`, { id: randomUUID(), kind: 'person', words: '', ...more })
const profile = async () =>
  z
    .object({
      requests: z.array(z.object({ id: z.string(), kind: z.string(), words: z.string(), due_on: z.string() })),
    })
    .parse((await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).body)

test('a candidate without an account reads what their score rests on, and nothing that the clinic keeps for itself', async () => {
  await set(sql`reinforce_analysis = 'Late twice.', state = 'il'`)
  const { api, last_day } = await link()
  expect(await read(api)).toMatchObject({
    organization: 'Bright Path ABA',
    candidate: 'Ana',
    position: 'RBT',
    basis: 'ratings',
    number: 76,
    label: 'Good Fit (With Training)',
    ratings: [
      { name: 'skills', received: '80%', counts: 80, rationale: 'Three years with children.' },
      { name: 'experience', received: '71', counts: 71, rationale: null },
    ],
    today: '2026-11-20',
    last_day,
    requests: [],
  })
  expect((await read(api)).states).toContain('IL')
  const { text } = await world.call(null, 'GET', api)
  for (const kept of ['Late twice.', 'Okafor', '2010101', id, world.own.organizationId])
    expect(text).not.toContain(kept)
})

test('names what the resume shows and doesn’t show, each once, if its scores are in use', async () => {
  const { api } = await link()
  expect((await read(api)).criteria).toEqual([])
  const criteria = [
    { part: 'skills', name: 'Settings', verdict: 'Missing', quotes: [] },
    { part: 'experience', name: 'Settings', verdict: 'Found', quotes: ['In-home sessions', 'Clinic'] },
    { part: 'experience', name: 'Months in ABA', verdict: 'Unclear', quotes: [] },
    { part: 'culture fit', name: 'Families', verdict: 'Found', quotes: ['x'] },
    { name: 'From an earlier reader', verdict: 'Found', quotes: ['y'] },
  ]
  await set(sql`counts_culture_fit = false`)
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into resume_scores (organization_id, candidate_id, state, facts, score, is_used)
        values (${world.own.organizationId}, ${id}, 'scored', '{}', ${JSON.stringify({ criteria })}::jsonb, true)
        on conflict (organization_id, candidate_id) do update
          set state = 'scored', facts = '{}', score = excluded.score, is_used = true`),
  )
  expect((await read(api)).criteria).toEqual([
    { name: 'Settings', isFound: true, quote: 'In-home sessions' },
    { name: 'Months in ABA', isFound: false, quote: null },
  ])
})

test.each([
  [sql`certification_number = 'RBT-23-284417'`, { basis: 'certification', label: 'RBT Certified', isClaimed: true }],
  [
    sql`certification_number = 'RBT-23-284417', credential_status = 'Active', credential_number = 'RBT-23-284417', credential_at = now()`,
    { basis: 'certification', isClaimed: false },
  ],
  [
    sql`certification_number = 'pending', current_rbt = true`,
    { basis: 'current RBT', isCertification: false, isClaimed: true },
  ],
  [
    sql`position = 'BCBA', skills_score = '90', experience_score = '', culture_fit_score = '70', counts_culture_fit = true`,
    { basis: 'ratings', number: 80, isClaimed: false },
  ],
  [sql`score_override = 12, score_override_reason = 'secret'`, { basis: 'person', number: 12 }],
])('case %# tells what the score rests on', async (values, expected) => {
  await set(values)
  const { api } = await link()
  expect(await read(api)).toMatchObject(expected)
})

const keepReading = async (state: string, readAt: string | null) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into model_reviews (organization_id, candidate_id, state, text_hash, position, rubric_version, model, criteria, read_at)
        values (${world.own.organizationId}, ${id}, ${state}, 'a', 'RBT', '2', 'small', '[]', ${readAt}::timestamptz)
        on conflict (organization_id, candidate_id) do update set state = excluded.state, read_at = excluded.read_at`),
  )

test('mentions a language model only if one read the résumé', async () => {
  const { api } = await link()
  expect(await read(api)).toMatchObject({ readByModel: false })
  await keepReading('failed', null)
  expect(await read(api)).toMatchObject({ readByModel: false })
  await keepReading('read', '2026-11-20T18:00:00Z')
  expect(await read(api)).toMatchObject({ readByModel: true, number: 76 })
})

test('a rejected candidate still reads the score of their application', async () => {
  await set(sql`status = 'Archived'`)
  const { api } = await link()
  expect(await read(api)).toMatchObject({ basis: 'ratings', number: 76, label: 'Good Fit (With Training)' })
})

const counts = async (counts_culture_fit: boolean) =>
  await world.call('admin', 'PATCH', '/api/me/organization', { counts_culture_fit })

test('culture fit is not shown where the clinic leaves it out', async () => {
  await set(sql`position = 'BCBA', skills_score = '90', culture_fit_score = '70'`)
  expect((await counts(false)).status).toBe(200)
  const { api } = await link()
  expect((await read(api)).ratings.map(({ name }) => name)).toEqual(['skills', 'experience'])
  expect((await counts(true)).status).toBe(200)
  expect((await read(api)).ratings.map(({ name }) => name)).toEqual(['skills', 'experience', 'culture fit'])
})

const said = async (api: string) => {
  const [shown, asked] = [await world.call(null, 'GET', api), await ask(api)]
  expect([shown.status, asked.status]).toEqual([404, 404])
  return shown.text
}

test('unknown, expired, and replaced links show a kind notice and accept no request', async () => {
  expect(await said('/api/why/nobody')).toContain('We do not know this link.')
  const older = await link()
  const { api, last_day } = await link()
  expect(last_day).toBe('2027-11-20')
  expect(await said(older.api)).toContain('Ask Bright Path ABA for a new one.')
  // The last day ends at midnight where the clinic is.
  now = new Date('2027-11-21T04:59:59Z')
  expect((await read(api)).candidate).toBe('Ana')
  now = new Date('2027-11-21T05:00:00Z')
  expect(await said(api)).toContain('This link has expired.')
})

test('a request reaches the clinic once, with the day by which an answer is due, and the candidate reads the answer', async () => {
  const { api } = await link()
  const asked = { id: randomUUID(), kind: 'correction', words: 'I passed the exam\u0000 in May. <script>' }
  expect((await ask(api, asked)).status).toBe(200)
  expect((await ask(api, asked)).status).toBe(200)
  const words = 'I passed the exam in May. <script>'
  expect((await profile()).requests).toEqual([
    expect.objectContaining({ id: asked.id, kind: 'correction', words, due_on: '2026-12-20' }),
  ])
  const mails = await world.inPlatform(
    async (tx) =>
      await tx.rows(z.object({ subject: z.string(), body: z.string() }), sql`select subject, body from emails`),
  )
  expect(mails.length).toBeGreaterThan(0)
  expect(mails[0]?.subject).toBe('Ana Okafor asks for a correction')
  expect(mails[0]?.body).toContain(`/candidate/${id}`)
  const url = `/api/explanation-requests/${asked.id}/answer`
  const answer = { answer: 'We corrected it.' }
  expect((await world.call('foreign', 'POST', url, answer)).status).toBe(404)
  expect(await world.call('clinic', 'POST', url, { answer: ' ' })).toMatchObject({
    status: 400,
    body: { error: { fields: { answer: 'Enter a reply to the candidate.' } } },
  })
  expect((await world.call('clinic', 'POST', url, answer)).status).toBe(200)
  expect(await world.call('admin', 'POST', url, { answer: 'Something else.' })).toMatchObject({ status: 409 })
  expect((await read(api)).requests).toMatchObject([{ words, due_on: '2026-12-20', answer: 'We corrected it.' }])
  expect((await profile()).requests).toEqual([])
  expect(await world.eventNames(id)).toEqual(
    expect.arrayContaining(['explanation.linked', 'explanation.asked', 'explanation.answered']),
  )
})

test('the owner of a candidate is emailed, and no one else', async () => {
  await set(sql`owner_id = ${world.users.manager.id}`)
  const { api } = await link()
  await ask(api)
  const mails = await world.inPlatform(
    async (tx) => await tx.rows(z.object({ to_address: z.string() }), sql`select to_address from emails`),
  )
  expect(mails).toEqual([{ to_address: 'manager@example.test' }])
})

test('a correction without words and a sixth open request are refused, also when they come at once', async () => {
  const { api } = await link()
  expect(await ask(api, { kind: 'correction', words: ' ' })).toMatchObject({
    status: 400,
    body: { error: { fields: { words: 'Enter what is wrong and what is right.' } } },
  })
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(async () => (await ask(api)).status))
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 409])
  expect((await profile()).requests).toHaveLength(5)
})

test('another clinic makes no link to this candidate', async () => {
  expect((await world.call('foreign', 'POST', `/api/candidates/${id}/explanations`)).status).toBe(404)
})

test('lists open requests by their last day, late by the clinic’s own calendar, and answered ones by author', async () => {
  const list = async (who: 'clinic' | 'foreign', state: string) =>
    explanationRequests.reply.parse((await world.call(who, 'GET', `/api/explanation-requests?state=${state}`)).body)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from explanation_requests`))
  const { api } = await link()
  const [first, second] = [randomUUID(), randomUUID()]
  await ask(api, { id: first })
  now = new Date('2026-11-22T18:00:00Z')
  await ask(api, { id: second, kind: 'correction', words: 'My name is Ana.' })
  // In New York it is still the last day of the first one, and no longer a minute after midnight there.
  now = new Date('2026-12-21T04:59:00Z')
  expect((await list('clinic', 'open')).rows).toMatchObject([
    { id: first, due_on: '2026-12-20', isLate: false, candidate: { id, name: 'Ana Okafor' } },
    { id: second, due_on: '2026-12-22', isLate: false },
  ])
  now = new Date('2026-12-21T05:01:00Z')
  expect((await list('clinic', 'open')).rows.map(({ isLate }) => isLate)).toEqual([true, false])
  await world.call('clinic', 'POST', `/api/explanation-requests/${first}/answer`, { answer: 'Riley will look.' })
  expect(await list('clinic', 'open')).toMatchObject({ total: 1, rows: [{ id: second }] })
  expect(await list('clinic', 'answered')).toMatchObject({
    total: 1,
    rows: [{ id: first, answer: 'Riley will look.', by: { name: 'Riley Adams' }, isLate: false }],
  })
  expect(await list('foreign', 'answered')).toEqual({ rows: [], total: 0 })
})
