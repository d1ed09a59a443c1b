import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { scoreResumesJob } from '../jobs/score-resumes.ts'
import { addDrawn, decide as decideIn, setSample } from '../testing/drawn.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T14:00:00Z'))
})
afterAll(async () => await world.close())
beforeEach(async () => {
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from resume_scores`)
    await tx.run(sql`delete from blind_reviews where decided_at is not null`)
  })
  await set(5)
})

const at = (more: string, clinic: 'own' | 'foreign' = 'own') =>
  `/api/organizations/${world[clinic].organizationId}/scoring${more}`
const set = async (one_in: number | null, who?: 'admin' | 'manager' | 'foreign' | 'platform') =>
  await setSample(world, one_in, who)
const add = async (drawn: boolean, change: Record<string, unknown> = {}, clinic: 'own' | 'foreign' = 'own') =>
  await addDrawn(world, drawn, change, clinic)
const decide = async (ids: string[], status?: string, who?: 'clinic' | 'manager' | 'admin' | 'platform') =>
  await decideIn(world, ids, status, who)

const row = z.object({
  is_score_hidden: z.boolean(),
  skills: z.nullable(z.string()),
  analysis: z.nullable(z.string()),
  fit: z.number(),
})
const stored = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        row,
        sql`select is_score_hidden, skills_percentage as skills, reinforce_analysis as analysis, fit_sort as fit from all_candidates where id = ${id}`,
      ),
  )
const hidden = { is_score_hidden: true, skills: null, analysis: null, fit: 0 }
const shown = { is_score_hidden: false, skills: '73.19', analysis: 'Secret analysis', fit: 80 }
const sample = z.object({
  was_blind: z.boolean(),
  decided_by: z.nullable(z.string()),
  status: z.nullable(z.string()),
  is_forward: z.nullable(z.boolean()),
  number: z.nullable(z.number()),
  skills_percentage: z.nullable(z.string()),
})
const loadSample = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        sample,
        sql`select was_blind, decided_by, status, is_forward, number, skills_percentage from blind_reviews where candidate_id = ${id}`,
      ),
  )

test('switched off nothing changes: all numbers show, and no decision is written down', async () => {
  await set(null)
  const id = await add(true)
  expect(await stored(id)).toEqual(shown)
  await decide([id])
  expect(await loadSample(id)).toBeUndefined()
})

test('one in five of those who come in is hidden until someone decides; who was decided, and who, is written down', async () => {
  const [drawn, other] = [await add(true), await add(false)]
  expect([await stored(drawn), await stored(other)]).toEqual([hidden, shown])
  expect((await world.call('clinic', 'GET', at(''))).body).toMatchObject({
    blind: { one_in: 5, since: '2026-11-20T14:00:00.000Z' },
  })
  await decide([drawn, other])
  expect([await stored(drawn), await stored(other)]).toEqual([shown, shown])
  const decision = { decided_by: world.users.clinic.id, status: 'Hired', is_forward: true, number: 80 }
  expect(await loadSample(drawn)).toEqual({ ...decision, was_blind: true, skills_percentage: null })
  expect(await loadSample(other)).toEqual({ ...decision, was_blind: false, skills_percentage: null })
  expect((await world.call('clinic', 'GET', `/api/candidates/${drawn}/resume-score`)).body).toMatchObject({
    blind: { decided: { by: { kind: 'person', name: 'Riley Adams' }, status: 'Hired', number: 80 } },
  })
})

test('excludes earlier candidates, candidates who arrive decided, and other clinics', async () => {
  const early = await add(true, { created_at: '2026-11-20T13:59:00Z' })
  const decided = await add(true, { status: 'Candidate Assessment' })
  const elsewhere = await add(true, {}, 'foreign')
  for (const id of [early, decided, elsewhere]) expect(await stored(id)).toEqual(shown)
  await decide([early])
  expect(await loadSample(early)).toBeUndefined()
})

test('archiving counts as no match; the hidden number is stored with it, and shows', async () => {
  const id = await add(true)
  await decide([id], 'Archived', 'manager')
  expect(await loadSample(id)).toMatchObject({ decided_by: world.users.manager.id, is_forward: false, number: 80 })
  expect(await stored(id)).toMatchObject({ is_score_hidden: false, skills: '73.19' })
})

test('an undo leaves the number shown and the first decision as it was', async () => {
  const id = await add(true)
  const { batchId } = await decide([id], 'Archived')
  await world.call('clinic', 'POST', '/api/candidates/status/undo', { batchId })
  expect(await stored(id)).toEqual(shown)
  await decide([id], 'Hired', 'admin')
  expect(await loadSample(id)).toMatchObject({ decided_by: world.users.clinic.id, status: 'Archived' })
})

test('a score of 0 is a score; nothing received is none', async () => {
  const [zero, blank] = [
    await add(true, { skills_percentage: '0', experience_percentage: '0' }),
    await add(true, { skills_percentage: null, experience_percentage: null }),
  ]
  await decide([zero, blank])
  expect([await loadSample(zero), await loadSample(blank)]).toMatchObject([{ number: 0 }, { number: null }])
})

test('a certificate and a number that a person set are no computed score, and count for no one', async () => {
  const certified = await add(true, { certification_number: 'RBT-24-348734' })
  expect(await stored(certified)).toMatchObject({ is_score_hidden: true, skills: null, fit: 200 })
  await decide([certified])
  expect(await loadSample(certified)).toMatchObject({ number: null })
  const set = await add(true, { score_override: 55 })
  await decide([set])
  expect(await loadSample(set)).toMatchObject({ number: null })
})

test('switched off, all numbers show at once; who was not decided is forgotten, decisions stay', async () => {
  const [open, decided] = [await add(true), await add(true)]
  await decide([decided])
  expect((await set(null)).status).toBe(200)
  expect(await stored(open)).toEqual(shown)
  expect(await loadSample(open)).toBeUndefined()
  expect(await loadSample(decided)).toMatchObject({ was_blind: true, number: 80 })
  expect(await world.eventNames(world.own.organizationId)).toContain('scoring.blindSample')
  await decide([open])
  expect(await loadSample(open)).toBeUndefined()
})

test('only an Admin of the clinic, or of the platform, switches it; other shares than four are refused', async () => {
  expect((await set(10, 'manager')).status).toBe(403)
  expect((await set(10, 'foreign')).status).toBe(404)
  expect((await world.call(null, 'PUT', at('/blind-sample'), { one_in: 10 })).status).toBe(401)
  expect((await set(7)).status).toBe(400)
  expect((await world.call('clinic', 'GET', at(''))).body).toMatchObject({ blind: { one_in: 5 } })
  expect((await set(10, 'platform')).status).toBe(200)
  expect((await world.call('clinic', 'GET', at(''))).body).toMatchObject({
    blind: { one_in: 10, since: '2026-11-20T14:00:00.000Z' },
  })
})

const words = `Dana Example
EXPERIENCE
Behavior Technician, Sunny Steps ABA
Jan 2023 - Mar 2024
- Ran discrete trial training and collected ABC data in CentralReach.`
const score = async () =>
  await scoreResumesJob.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
const none = { skills_percentage: null, experience_percentage: null, skills_rationale: null, reinforce_analysis: null }

test('a résumé is read and scored as everyone’s, its numbers wait; read again they are the new ones', async () => {
  const [drawn, other] = [
    await add(true, { ...none, resume_text: words }),
    await add(false, { ...none, resume_text: words }),
  ]
  await score()
  const usual = await stored(other)
  expect(Number(usual?.skills)).toBeGreaterThan(0)
  expect(await stored(drawn)).toEqual(hidden)
  expect(await loadSample(drawn)).toMatchObject({ skills_percentage: usual?.skills })
  const { body } = await world.call('clinic', 'GET', `/api/candidates/${drawn}/resume-score`)
  expect(body).toMatchObject({
    blind: { decided: null },
    reading: { state: 'scored', isUsed: true, skills: null, experience: null },
  })
  expect((body as { reading: { criteria: unknown[] } }).reading.criteria.length).toBeGreaterThan(0)

  const change = async (id: string) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update all_candidates set resume_text = resume_text || E'\n- Natural environment teaching; wrote session notes.' where id = ${id}`,
        ),
    )
  await change(drawn)
  await change(other)
  await score()
  const again = await stored(other)
  expect(again?.skills).not.toBe(usual?.skills)
  expect(await stored(drawn)).toEqual(hidden)
  await decide([drawn])
  expect(await stored(drawn)).toEqual({ ...again, is_score_hidden: false })
  for (const more of ['/preview', '/again/preview'])
    expect((await world.call('admin', 'POST', at(more), { weights: {}, values: [] })).status).toBe(200)
})

test('scores that were delivered and put aside are not overwritten by those of the résumé', async () => {
  const drawn = await add(true, { resume_text: words })
  await score()
  expect(await loadSample(drawn)).toMatchObject({ skills_percentage: '73.19' })
  await decide([drawn])
  expect(await stored(drawn)).toEqual(shown)
})

test('later values wait too while scores are hidden, and replace nothing', async () => {
  const id = await add(true, { ...none, skills_percentage: '73.19' })
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update all_candidates set skills_percentage = '11', reinforce_analysis = 'Secret analysis', experience_percentage = '87.41' where id = ${id}`,
      ),
  )
  expect(await stored(id)).toEqual(hidden)
  await decide([id])
  expect(await stored(id)).toEqual(shown)
})

test('thousands are decided in one go, all numbers of them show', async () => {
  const ids: string[] = []
  for (let n = 0; n < 2_000; n += 1) ids.push(randomUUID())
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into all_candidates (id, organization_id, full_name, created_at, skills_percentage, experience_percentage)
            select id, ${world.own.organizationId}::uuid, 'Many', '2026-11-20T15:00:00Z', '73.19', '87.41' from unnest(${sql.param(ids)}::uuid[]) id`,
      ),
  )
  const blind = async () =>
    await world.inPlatform(
      async (tx) =>
        await tx.one(
          z.object({ blind: z.number(), scored: z.number() }),
          sql`select (count(*) filter (where is_score_hidden))::int as blind, (count(*) filter (where fit_sort = 80))::int as scored
              from all_candidates where full_name = 'Many'`,
        ),
    )
  const before = await blind()
  expect(before?.blind).toBeGreaterThan(300)
  expect(before?.scored).toBe(2_000 - (before?.blind ?? 0))
  expect(await decide(ids)).toMatchObject({ changed: 2_000 })
  expect(await blind()).toEqual({ blind: 0, scored: 2_000 })
})

test('both records keep their own through a merge and its undo, and a merge counts as no decision', async () => {
  const [kept, other] = [
    await add(true, { ...none, resume_text: null }),
    await add(true, { ...none, resume_text: words }),
  ]
  await score()
  const theirs = (await loadSample(other))?.skills_percentage
  expect(
    (await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other, take: [] })).status,
  ).toBe(200)
  await score()
  expect(await stored(kept)).toEqual(hidden)
  expect(await loadSample(kept)).toMatchObject({ decided_by: null, skills_percentage: theirs })
  expect(await loadSample(other)).toMatchObject({ decided_by: null, status: 'Archived' })
  expect((await world.call('clinic', 'POST', `/api/candidates/${other}/unmerge`, {})).status).toBe(200)
  expect(await stored(kept)).toEqual(hidden)
  expect(await loadSample(kept)).toMatchObject({ skills_percentage: null })
  expect(await stored(other)).toMatchObject({ is_score_hidden: false, skills: theirs })
})

test('an erased candidate leaves no trace', async () => {
  const id = await add(true)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from all_candidates where id = ${id}`))
  expect(await loadSample(id)).toBeUndefined()
})
