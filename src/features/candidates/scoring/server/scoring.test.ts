import { randomUUID } from 'node:crypto'
import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { scoreResumesJob } from './jobs/score-resumes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const words = `Dana Example
RBT-24-348734
EXPERIENCE
Registered Behavior Technician, Sunny Steps ABA
Jan 2023 - Present
- Ran discrete trial training and natural environment teaching with three clients.
- Collected ABC data and graphed it in CentralReach.
- Implemented behavior intervention plans written by the BCBA.`

const row = z.object({
  skills_percentage: z.nullable(z.string()),
  experience_percentage: z.nullable(z.string()),
  skills_rationale: z.nullable(z.string()),
  certification_number: z.nullable(z.string()),
  current_rbt: z.nullable(z.boolean()),
  resume_text: z.nullable(z.string()),
})
type RowValues = Partial<z.output<typeof row>>
const add = async (given: RowValues, count = 1) => {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    organization_id: world.own.organizationId,
    full_name: 'Dana Example',
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    created_at: '2026-11-20T15:00:00.000Z',
    counts_culture_fit: true,
    resume_text: words,
    ...given,
  }))
  await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await insertRows(
        tx,
        'all_candidates',
        rows.map((each) => ({ earlier_files: [], ...each })),
      ),
  )
  return rows.map(({ id }) => id)
}
const addOne = async (given: RowValues) => (await add(given))[0] ?? ''
const found = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.one(row, sql`select ${selectColumns(row.shape, 'c')} from all_candidates c where c.id = ${id}`),
  )
const score = async () =>
  await scoreResumesJob.run({ organizationId: world.own.organizationId }, world.services, new AbortController().signal)
const reading = async (id: string) => (await world.call('clinic', 'GET', `/api/candidates/${id}/resume-score`)).body
const state = async (id: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(z.object({ state: z.string() }), sql`select state from resume_scores where candidate_id = ${id}`),
    )
  )?.state

test('scores each candidate by their résumé, with matching quotes, and fills in its claims as claimed', async () => {
  const id = await addOne({})
  expect(await reading(id)).toMatchObject({ reading: { state: 'waits', isUsed: false } })
  await score()
  const scored = await found(id)
  expect(Number(scored?.skills_percentage)).toBeGreaterThan(0)
  expect(Number(scored?.experience_percentage)).toBeGreaterThan(0)
  expect(scored).toMatchObject({ certification_number: 'RBT-24-348734', current_rbt: true })
  const told = z
    .object({
      reading: z.object({
        isUsed: z.literal(true),
        filledCertification: z.string(),
        criteria: z.array(z.object({ quotes: z.array(z.string()) })),
      }),
    })
    .parse(await reading(id))
  const quotes = told.reading.criteria.flatMap((each) => each.quotes)
  expect(quotes.length).toBeGreaterThan(2)
  expect(quotes.filter((quote) => !words.includes(quote))).toEqual([])
  expect(await world.eventNames(id)).toEqual(['candidate.scored'])
})

test('delivered scores stay, and so do a given number and answer', async () => {
  const id = await addOne({ skills_percentage: '71', certification_number: 'pending', current_rbt: false })
  await score()
  expect(await found(id)).toMatchObject({
    skills_percentage: '71',
    experience_percentage: null,
    skills_rationale: null,
    certification_number: 'pending',
    current_rbt: false,
  })
  expect(await reading(id)).toMatchObject({ reading: { state: 'scored', isUsed: false, filledCertification: null } })
  expect(await world.eventNames(id)).toEqual([])
})

test('other words give another score, also when they come while the old ones are read; a text that is no résumé gives none', async () => {
  const id = await addOne({})
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update resume_scores set state = 'scoring', claimed_at = now() where candidate_id = ${id}`),
  )
  await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await tx.run(sql`update all_candidates set resume_text = 'Soup of the day $4. Salad $6.' where id = ${id}`),
  )
  expect(await state(id)).toBe('due')
  await score()
  expect(await found(id)).toMatchObject({
    skills_percentage: '0',
    experience_percentage: '0',
    certification_number: null,
  })
  expect(await reading(id)).toMatchObject({ reading: { isResume: false, isUsed: true } })
  await world.inClinic(
    world.own.organizationId,
    async (tx) => await tx.run(sql`update all_candidates set resume_text = ${words} where id = ${id}`),
  )
  await score()
  expect(Number((await found(id))?.skills_percentage)).toBeGreaterThan(0)
})

test('many at once are each scored once, and anyone who died over one leaves it to the next', async () => {
  const ids = await add({}, 60)
  const [dead = ''] = ids
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update resume_scores set state = 'scoring', claimed_at = now() - interval '3 minutes', tries = 1 where candidate_id = ${dead}`,
      ),
  )
  await Promise.all([score(), score()])
  expect(await Promise.all(ids.map(state))).toEqual(ids.map(() => 'scored'))
  const facts = await Promise.all(ids.map(async (id) => await world.eventNames(id)))
  expect(facts).toEqual(ids.map(() => ['candidate.scored']))
})

test('one résumé is read again when someone asks; without words there is nothing to read', async () => {
  const id = await addOne({})
  await score()
  expect(await world.call('clinic', 'POST', `/api/candidates/${id}/resume-score`)).toMatchObject({ status: 200 })
  expect(await reading(id)).toMatchObject({ reading: { state: 'waits', rubricVersion } })
  const blank = await addOne({ resume_text: '  ' })
  expect(await reading(blank)).toEqual({ blind: null, reading: null })
  expect(await world.call('clinic', 'POST', `/api/candidates/${blank}/resume-score`)).toMatchObject({
    status: 409,
    body: { error: { message: 'No resume text to read. Attach a file, or paste the resume.' } },
  })
})

test('words that change between the reading and its end are read again, and what the old ones gave is not kept', async () => {
  const id = await addOne({})
  const { services } = world
  let calls = 0
  let changing = Promise.resolve(0)
  // The second time the clock is asked, the old words are taken and not scored yet.
  const clock = () => {
    calls += 1
    if (calls === 2)
      changing = world.inClinic(
        world.own.organizationId,
        async (tx) => await tx.run(sql`update all_candidates set resume_text = 'Soup of the day $4.' where id = ${id}`),
      )
    return services.clock()
  }
  const input = { organizationId: world.own.organizationId }
  await scoreResumesJob.run(input, { ...services, clock }, new AbortController().signal)
  expect(await changing).toBe(1)
  await score()
  expect(await found(id)).toMatchObject({ skills_percentage: '0', certification_number: null })
})

test('the hours of a resume are compared with those of the candidate’s location', async () => {
  const locationId = world.own.ids.location
  const id = await addOne({ resume_text: `${words}\nAVAILABILITY\nMon-Fri 3pm-8pm, no weekends` })
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set location_id = ${locationId} where id = ${id}`),
  )
  await score()
  const open = async (hours: string | null) => {
    await world.inPlatform(
      async (tx) => await tx.run(sql`update locations set hours = ${hours}::jsonb where id = ${locationId}`),
    )
    const answer = await world.call('clinic', 'GET', `/api/candidates/${id}/resume-score`)
    return (answer.body as { reading: { hours: unknown } }).reading.hours
  }
  const week = {
    weekdays: { opens: 540, closes: 1140 },
    saturday: { opens: 540, closes: 780 },
    sunday: { opens: 0, closes: 0 },
  }
  expect(await open(JSON.stringify(week))).toEqual({
    words: 'Mon–Fri 3:00 PM – 8:00 PM',
    quotes: ['Mon-Fri 3pm-8pm, no weekends'],
    location: 'Austin',
    fit: { fits: 1_200, open: 3_240 },
  })
  expect(await open(null)).toMatchObject({ location: 'Austin', fit: null })
})
