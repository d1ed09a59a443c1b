import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

let kept = ''
let other = ''
beforeEach(async () => {
  ;[kept = ''] = await addPeople(world, 'own', 1, { full_name: 'Ana García', city: null, email_address: null })
  ;[other = ''] = await addPeople(world, 'own', 1, {
    full_name: 'Anna Garcia',
    city: 'Waco',
    phone_number: '(254) 201-0101',
    email_address: 'ana@example.test',
    resume_text: 'Two years',
  })
})
const merge = async (who: 'clinic' | 'foreign', id: string, other_id: string, take: string[] = []) =>
  await world.call(who, 'POST', `/api/candidates/${id}/merge`, { other_id, take })
const loadRow = async (id: string) =>
  await world.inPlatform(async (tx) =>
    tx.one(
      z.object({
        name: z.string(),
        phone: z.nullable(z.string()),
        city: z.nullable(z.string()),
        status: z.string(),
        consent: z.nullable(z.string()),
        merged: z.nullable(z.string()),
      }),
      sql`select full_name as name, phone_number as phone, city, status, text_consent as consent, merged_into as merged from all_candidates where id = ${id}`,
    ),
  )
const addThread = async (candidate_id: string, texts: number) => {
  const id = randomUUID()
  const organization_id = world.own.organizationId
  const shared = { organization_id, candidate_id, candidate_name: 'x' }
  await world.inPlatform(async (tx) => {
    await insertRows(tx, 'text_recipients', [{ id, ...shared, candidate_type: 'rbt' }])
    await insertRows(
      tx,
      'text_messages',
      Array.from({ length: texts }, () => ({
        id: randomUUID(),
        ...shared,
        recipient_id: id,
        message_content: 'Hi',
        message: 'Hi',
        message_status: 'sent',
      })),
    )
  })
}

test('fills blanks and chosen fields of the kept record from the other, which is archived and points here', async () => {
  await world.call('clinic', 'POST', `/api/candidates/${other}/notes`, { body: 'Prefers mornings' })
  const { status, body } = await merge('clinic', kept, other, ['phone_number'])
  expect(status).toBe(200)
  expect(body).toEqual({
    filled: ['email_address', 'phone_number', 'city', 'resume'],
    moved: { notes: 1, texts: 0, interviews: 0 },
  })
  expect(await loadRow(kept)).toMatchObject({ name: 'Ana García', phone: '(254) 201-0101', city: 'Waco', merged: null })
  expect(await loadRow(other)).toMatchObject({ status: 'Archived', merged: kept })
  const profile = await world.call('clinic', 'GET', `/api/candidates/${other}/profile`)
  expect(profile.body).toMatchObject({ mergedInto: { id: kept, name: 'Ana García' }, archiveReason: 'Duplicate' })
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${kept}/timeline`)
  expect(JSON.stringify(timeline.body)).toContain('candidate.merged')
})

test.each([
  ['only the other was texted', 0, 3],
  ['both were texted', 2, 3],
])('texts stay one thread when %s', async (_, mine, theirs) => {
  if (mine > 0) await addThread(kept, mine)
  await addThread(other, theirs)
  expect((await merge('clinic', kept, other)).body).toMatchObject({ moved: { texts: theirs } })
  const threads = await world.inPlatform(async (tx) =>
    tx.rows(
      z.object({ thread: z.string(), texts: z.number() }),
      sql`select recipient_id as thread, count(*)::int as texts from text_messages where candidate_id = ${kept} group by 1`,
    ),
  )
  expect(threads.map(({ texts }) => texts)).toEqual([mine + theirs])
})

test('documents move too, also when both have one of the same name', async () => {
  const file = (candidate_id: string) => ({
    id: randomUUID(),
    organization_id: world.own.organizationId,
    candidate_id,
    name: 'CPR.pdf',
    size: 9,
    mime: 'application/pdf',
    stored_as: `documents/${candidate_id}.pdf`,
  })
  await world.inPlatform(async (tx) => insertRows(tx, 'document_files', [file(kept), file(other)]))
  expect((await merge('clinic', kept, other)).status).toBe(200)
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${kept}/documents`)
  expect((body as { rows: { name: string }[] }).rows.map(({ name }) => name.replace(/^[0-9a-f]{8} /, ''))).toEqual([
    'CPR.pdf',
    'CPR.pdf',
  ])
})

test('anyone who refused texts in one record has refused them', async () => {
  await world.inPlatform(async (tx) =>
    tx.run(sql`update all_candidates set text_consent = 'refused' where id = ${other}`),
  )
  await merge('clinic', kept, other)
  expect(await loadRow(kept)).toMatchObject({ consent: 'refused' })
})

const loadConsent = async () =>
  await world.inPlatform(async (tx) =>
    tx.one(
      z.object({ consent: z.nullable(z.string()), source: z.nullable(z.string()), at: z.nullable(z.string()) }),
      sql`select text_consent as consent, text_consent_source as source, text_consent_at as at from all_candidates where id = ${kept}`,
    ),
  )
const noteConsent = async (id: string, consent: string, source: string, at: string) =>
  await world.inPlatform(async (tx) =>
    tx.run(
      sql`update all_candidates set text_consent = ${consent}, text_consent_source = ${source}, text_consent_at = ${at}::timestamptz where id = ${id}`,
    ),
  )

test('a refusal that is taken over brings its own source and time', async () => {
  await noteConsent(kept, 'given', 'Form', '2025-03-01T15:00:00Z')
  await noteConsent(other, 'refused', 'Said so by phone', '2026-11-02T15:00:00Z')
  await merge('clinic', kept, other)
  expect(await loadConsent()).toEqual({
    consent: 'refused',
    source: 'Said so by phone',
    at: '2026-11-02T15:00:00.000Z',
  })
})

test('a refusal of the kept record stays as it was noted, also when the other’s number comes with a consent', async () => {
  await noteConsent(kept, 'refused', 'Wrote STOP', '2026-10-01T15:00:00Z')
  await noteConsent(other, 'given', 'Form', '2025-03-01T15:00:00Z')
  await merge('clinic', kept, other, ['phone_number'])
  expect(await loadConsent()).toEqual({ consent: 'refused', source: 'Wrote STOP', at: '2026-10-01T15:00:00.000Z' })
})

const loadThread = async (candidateId: string) =>
  await world.inPlatform(async (tx) =>
    tx.one(
      z.object({ undecided: z.nullable(z.string()), bad: z.nullable(z.string()), reason: z.nullable(z.string()) }),
      sql`select opt_out_review_since as undecided, bad_phone as bad, bad_phone_reason as reason from text_recipients where candidate_id = ${candidateId}`,
    ),
  )
const noteThread = async (candidateId: string, change: { phone: string; undecided?: string; bad?: string }) =>
  await world.inPlatform(async (tx) =>
    tx.run(
      sql`update text_recipients set recipient_phone = ${change.phone}, opt_out_review_since = ${change.undecided ?? null}::timestamptz,
            bad_phone = ${change.bad ?? null}, bad_phone_reason = case when ${change.bad ?? null}::text is not null then 'Landline' end
          where candidate_id = ${candidateId}`,
    ),
  )

test.each([
  ['of the same number', '+12542010101', null],
  ['of another number, where it stays open too', '+12542010199', '2026-11-03T15:00:00.000Z'],
])('an open question whether texts are still wanted stays open when both were texted: %s', async (_, phone, left) => {
  await addThread(kept, 1)
  await addThread(other, 1)
  await noteThread(kept, { phone: '+12542010101' })
  await noteThread(other, { phone, undecided: '2026-11-03T15:00:00Z' })
  await merge('clinic', kept, other)
  expect(await loadThread(kept)).toMatchObject({ undecided: '2026-11-03T15:00:00.000Z' })
  expect(await loadThread(other)).toMatchObject({ undecided: left })
})

test.each([
  ['the other’s, taken along with it', ['phone_number'], { bad: '+12542010101', reason: 'Landline' }],
  ['not the kept record’s', [], { bad: null, reason: null }],
])('a number that the network refused stays refused when it is %s', async (_, take, expected) => {
  await addThread(kept, 1)
  await addThread(other, 1)
  await noteThread(other, { phone: '+12542010101', bad: '+12542010101' })
  await merge('clinic', kept, other, take)
  expect(await loadThread(kept)).toMatchObject(expected)
})

test('two at once, the other way round, merge once', async () => {
  const answers = await Promise.all([merge('clinic', kept, other), merge('clinic', other, kept)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('with itself, a merged one, or a record of another organization nothing is merged', async () => {
  expect((await merge('clinic', kept, kept)).status).toBe(400)
  const [foreign = ''] = await addPeople(world, 'foreign', 1)
  for (const [who, one, two] of [
    ['clinic', kept, foreign],
    ['clinic', foreign, kept],
    ['foreign', kept, other],
    ['clinic', kept, randomUUID()],
  ] as const) {
    const answer = await merge(who, one, two)
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('Candidate not found')
  }
  await merge('clinic', kept, other)
  expect((await merge('clinic', kept, other)).status).toBe(409)
})

const eraseOn = async (id: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ on: z.nullable(z.string()) }),
          sql`select erasure_due_on as on from all_candidates where id = ${id}`,
        ),
    )
  )?.on
const dueOn = async (id: string, on: string, reason: string | null) =>
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update all_candidates set erasure_due_on = ${on}::date, erase_reason = ${reason} where id = ${id}`,
      ),
  )

test.each([
  ['who asked in the other record to be deleted has asked for the kept one', null, ['2026-12-01', null], '2026-12-01'],
  ['the earlier of two days holds', '2026-12-15', ['2026-12-01', 'By mail'], '2026-12-01'],
  ['a later day of the other record changes nothing', '2026-11-25', ['2026-12-01', 'By mail'], '2026-11-25'],
  ['the end of the other record’s retention is not the kept one’s', null, ['2026-12-01', 'Kept for 24 months'], null],
] as const)('%s', async (_, own, [on, reason], expected) => {
  if (own) await dueOn(kept, own, null)
  await dueOn(other, on, reason)
  expect((await merge('clinic', kept, other)).status).toBe(200)
  expect(await eraseOn(kept)).toBe(expected)
})
