import { randomUUID } from 'node:crypto'
import { rubrics } from '@reinforce/resume-reader/rubric/weights.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import { scoreResumesJob } from '../jobs/score-resumes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from scoring_settings`)
    await tx.run(sql`delete from resume_scores`)
  })
})
afterAll(async () => await world.close())

const words = (number: string) => `Dana Example
${number}
EXPERIENCE
Registered Behavior Technician, Sunny Steps ABA
Jan 2023 - Present
- Ran discrete trial training and collected ABC data in CentralReach.
- Parent training with every family.`

const add = async (organization_id: string, count: number, position = 'RBT', delivered: string | null = null) => {
  const rows = Array.from({ length: count }, (_, i) => ({
    id: randomUUID(),
    organization_id,
    full_name: `Dana Example ${i}`,
    position,
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    created_at: '2026-11-20T15:00:00.000Z',
    counts_culture_fit: true,
    resume_text: words(position === 'RBT' ? 'RBT-24-348734' : 'BCBA 1-24-348734'),
    skills_percentage: delivered,
    experience_percentage: delivered,
    earlier_files: [],
  }))
  await world.inClinic(organization_id, async (tx) => await insertRows(tx, 'all_candidates', rows))
  return rows.map(({ id }) => id)
}
const score = async () =>
  await scoreResumesJob.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
const numbers = z.object({ skills: z.nullable(z.string()), fit: z.nullable(z.string()) })
const loadSkills = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(
        numbers,
        sql`select coalesce(skills_percentage, skills_score) as skills, culture_fit_score as fit from all_candidates where id = ${id}`,
      ),
  )
const at = (more = '') => `/api/organizations/${world.own.organizationId}/scoring${more}`
const onlyCertification = {
  rbt_skills: Object.fromEntries(
    rubrics.rbt_skills.criteria.map(({ name }) => [name, name === 'Certification' ? 100 : 0]),
  ),
}

test('a preview counts changed scores and changes none; saved weights rescore them, and delivered scores stay', async () => {
  const [first = ''] = await add(world.own.organizationId, 3)
  const [delivered = ''] = await add(world.own.organizationId, 1, 'RBT', '40')
  const [elsewhere = ''] = await add(world.foreign.organizationId, 1)
  await score()
  const usual = await loadSkills(first)
  expect(Number(usual?.skills)).toBeLessThan(100)

  const preview = await world.call('admin', 'POST', at('/preview'), { weights: onlyCertification, values: [] })
  expect(preview.body).toMatchObject({ people: 3, changed: 3, higher: 3, lower: 0, isCut: false })
  expect(preview.body).toMatchObject({
    most: [{ skills: { before: Number(usual?.skills), after: 100 } }, {}, {}],
  })
  expect(await loadSkills(first)).toEqual(usual)
  expect((await world.call('admin', 'GET', at())).body).toMatchObject({ read: { scored: 4, waits: 0, failed: 0 } })

  expect((await world.call('admin', 'PUT', at(), { weights: onlyCertification, values: [] })).body).toEqual({
    waits: 4,
  })
  expect((await world.call('admin', 'GET', at())).body).toMatchObject({ read: { scored: 0, waits: 4 } })
  await score()
  expect(await loadSkills(first)).toMatchObject({ skills: '100' })
  expect(await loadSkills(delivered)).toMatchObject({ skills: '40' })
  expect(await loadSkills(elsewhere)).toEqual(usual)
  expect((await world.call('admin', 'GET', at())).body).toMatchObject({
    read: { scored: 4, waits: 0 },
    rubrics: [
      { name: 'rbt_skills', criteria: [{ name: 'Certification', published: 45, points: 100 }] },
      {},
      {},
      {},
    ].map((each) => expect.objectContaining('name' in each ? { name: 'rbt_skills' } : {}) as unknown),
  })
  const again = (await world.call('clinic', 'GET', at())).body
  expect(again).toHaveProperty('rubrics.0.criteria.0', { name: 'Certification', published: 45, points: 100 })
  // The same again is no change, and no one is read again for it.
  expect((await world.call('admin', 'PUT', at(), { weights: onlyCertification, values: [] })).body).toEqual({
    waits: 0,
  })

  expect((await world.call('admin', 'PUT', at(), { weights: {}, values: [] })).body).toEqual({ waits: 4 })
  await score()
  expect(await loadSkills(first)).toEqual(usual)
})

test('a clinic’s values are the culture fit of its own BCBAs only', async () => {
  const [bcba = ''] = await add(world.own.organizationId, 1, 'BCBA')
  const [elsewhere = ''] = await add(world.foreign.organizationId, 1, 'BCBA')
  await score()
  expect(await loadSkills(bcba)).toMatchObject({ fit: null })
  const values = ['  Families come first ', 'Families come first', 'Growing others']
  expect((await world.call('admin', 'PUT', at(), { weights: {}, values })).status).toBe(200)
  await score()
  expect((await world.call('admin', 'GET', at())).body).toMatchObject({
    values: ['Families come first', 'Growing others'],
  })
  expect(Number((await loadSkills(bcba))?.fit)).toBeGreaterThan(0)
  expect(await loadSkills(elsewhere)).toMatchObject({ fit: null })
})

test('all are read again on demand, also one that is being read just now', async () => {
  const [id = ''] = await add(world.own.organizationId, 1)
  await score()
  await world.inPlatform(
    async (tx) => await tx.run(sql`update resume_scores set rubric_version = '0' where candidate_id = ${id}`),
  )
  expect((await world.call('admin', 'GET', at())).body).toMatchObject({ read: { older: 1 } })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update resume_scores set state = 'scoring', claimed_at = now() where candidate_id = ${id}`),
  )
  const { body } = await world.call('admin', 'POST', at('/again'))
  expect(body).toMatchObject({ waits: expect.any(Number) as unknown })
  await score()
  expect((await world.call('admin', 'GET', at())).body).toMatchObject({ read: { waits: 0, older: 0 } })
})

test('weights that do not add up are refused at their rubric; a Manager, another clinic and a stranger change nothing', async () => {
  const bad = { rbt_skills: { ...onlyCertification.rbt_skills, Certification: 99 } }
  const refused = await world.call('admin', 'PUT', at(), { weights: bad, values: [] })
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { fields: { rbt_skills: 'The weights add up to 99, and have to add up to 100.' } } },
  })
  expect((await world.call('admin', 'POST', at('/preview'), { weights: bad, values: [] })).status).toBe(400)
  for (const [method, more] of [
    ['PUT', ''],
    ['POST', '/preview'],
    ['POST', '/again'],
  ] as const) {
    const body = more === '/again' ? {} : { weights: {}, values: [] }
    expect((await world.call('manager', method, at(more), body)).status).toBe(403)
    expect((await world.call(null, method, at(more), body)).status).toBe(401)
    expect((await world.call('foreign', method, at(more), body)).status).toBe(404)
  }
  expect((await world.call('foreign', 'GET', at())).status).toBe(404)
  expect((await world.call('admin', 'PUT', at(), { weights: {}, values: ['x'.repeat(201)] })).status).toBe(400)
})

test('previews the effect of today’s rubric before every resume is read again, and changes nothing', async () => {
  const [id = '', delivered = ''] = [
    ...(await add(world.own.organizationId, 1)),
    ...(await add(world.own.organizationId, 1, 'RBT', '12')),
  ]
  await score()
  const preview = async (who: 'admin' | 'manager' | 'foreign' = 'admin') =>
    await world.call(who, 'POST', at('/again/preview'), {})
  // More than are looked at were read since by today's rubric: the one of an earlier rubric is not lost behind them.
  await add(world.own.organizationId, 205)
  await score()
  const same = (await preview()).body
  expect(same).toMatchObject({ changed: 0, isCut: true, most: [] })
  // As an earlier rubric would have scored it.
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update resume_scores set rubric_version = '1', score = score || '{"skills_percentage": 3}' where candidate_id in (${id}, ${delivered})`,
      ),
  )
  const before = await loadSkills(id)
  const { body } = await preview()
  expect(body).toMatchObject({ changed: 1, higher: 1, lower: 0, most: [{ id, skills: { before: 3 } }] })
  expect(await loadSkills(id)).toEqual(before)
  expect((await preview('manager')).status).toBe(403)
  expect((await preview('foreign')).status).toBeGreaterThanOrEqual(403)
})

const preview = async () =>
  await world.call('admin', 'POST', at('/preview'), { weights: onlyCertification, values: [] })

test('five previews of one clinic at once run one after the other: four succeed, the fifth must wait', async () => {
  const answers = await Promise.all([preview(), preview(), preview(), preview(), preview()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429])
  expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
    error: { message: 'A long calculation is already running for your clinic. Try again when it is done.' },
  })
})
