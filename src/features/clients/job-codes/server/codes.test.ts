import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { jobCodes } from '../contract/job-codes.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

const listed = async (query = '') =>
  jobCodes.reply.parse((await world.call('clinic', 'GET', `/api/job-codes?${query}`)).body)
const add = async (
  code: string,
  who: 'clinic' | 'platform' | 'foreign' = 'clinic',
  location_id = world.own.locationId,
) => await world.call(who, 'POST', '/api/job-codes', { location_id, position: 'RBT', code })

test('a suggested code is free and can be added once, in any case and by anyone', async () => {
  const { body } = await world.call(
    'clinic',
    'GET',
    `/api/job-codes/suggestion?location_id=${world.own.locationId}&position=RBT`,
  )
  expect(body).toEqual({ code: 'BPA-AUS-R22' })
  expect((await add('bpa-aus-r22')).status).toBe(200)
  expect((await add('BPA-AUS-R22')).body).toMatchObject({ error: { fields: { code: 'This code is already in use' } } })
  expect((await add('BPA-AUS-R22', 'foreign', world.foreign.locationId)).body).toMatchObject({
    error: { fields: { code: 'This code is already in use' } },
  })
  expect((await add('BPA-AUS-R22', 'platform')).body).toMatchObject({
    error: { fields: { code: 'Used by Bright Path ABA/Austin' } },
  })
  expect((await add('0O')).body).toMatchObject({ error: { fields: { code: 'Use 3 to 40 characters.' } } })
})

test('a code can be corrected until its first use, then it is frozen', async () => {
  const id = world.own.ids.jobCode
  expect((await world.call('clinic', 'PUT', `/api/job-codes/${id}`, { code: 'BPA-NEW-R2' })).status).toBe(200)
  await world.inPlatform(async (tx) => await tx.run(sql`update job_codes set first_used_at = now() where id = ${id}`))
  expect(await world.call('clinic', 'PUT', `/api/job-codes/${id}`, { code: 'BPA-NEW-R3' })).toMatchObject({
    status: 409,
    body: { error: { message: 'Candidates already used this code. Retire and replace it instead.' } },
  })
})

test('a code with an active post needs a confirmation; then it is retired and replaced', async () => {
  const url = `/api/job-codes/${world.own.ids.jobCode}/retire`
  expect(await world.call('clinic', 'POST', url, {})).toMatchObject({
    status: 409,
    body: { error: { details: { post: true } } },
  })
  expect((await world.call('clinic', 'POST', url, { confirmed: true, replacement: 'BPA-NEW-R4' })).status).toBe(200)
  expect((await listed('active=retired')).rows).toMatchObject([{ code: 'BPA-NEW-R2', replacedBy: 'BPA-NEW-R4' }])
  expect((await listed()).rows.map((row) => row.code)).toEqual(['BPA-AUS-R22', 'BPA-NEW-R4'])
})

test('the CSV file holds the filtered codes with place, use and what replaced them, and no code of another clinic', async () => {
  const file = async (who: 'clinic' | 'foreign', query = '') =>
    await world.call(who, 'GET', `/api/job-codes/export?${query}`)
  const head =
    'Organization,Location,City,State,Position,Code,Active,Candidates,Last Candidate,Active Job Post,Replaced By'
  const retired = await file('clinic', 'active=retired')
  expect(retired.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(retired.headers['content-disposition']).toMatch(/^attachment; filename=.*\.csv/)
  const [titles, ...lines] = retired.text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  expect(titles).toBe(head)
  expect(lines).toEqual([
    expect.stringMatching(/^Bright Path ABA,Austin,.*,RBT,BPA-NEW-R2,No,\d+,(\d{4}-\d\d-\d\d)?,(Yes|No),BPA-NEW-R4$/),
  ])
  const all = (await file('clinic', 'active=all')).text
  for (const code of ['BPA-AUS-R22', 'BPA-NEW-R2', 'BPA-NEW-R4']) expect(all).toContain(`,${code},`)
  expect((await file('clinic', 'q=aus-r22')).text.trimEnd().split('\r\n')).toHaveLength(2)
  const foreign = (await file('foreign', 'active=all')).text
  expect(foreign).not.toContain('BPA-')
  expect(foreign).toContain('Blue Heron Behavior')
  expect(all).not.toContain('Blue Heron Behavior')
  expect((await world.call(null, 'GET', '/api/job-codes/export')).status).toBe(401)
})

test('the count of a code equals the number of the directory that its link opens', async () => {
  const [row] = (await listed('q=BPA-AUS-R22')).rows
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`update all_candidates set job_code_id = ${row?.id}
          where id = (select id from all_candidates where organization_id = ${world.own.organizationId} limit 1)`,
      ),
  )
  const count = async (who: 'clinic' | 'platform' | 'foreign') =>
    (await world.call(who, 'GET', `/api/candidates/count?timeZone=America/New_York&jobCode=bpa-aus-r22`)).body
  expect((await listed('q=BPA-AUS-R22')).rows).toMatchObject([{ candidates: 1 }])
  expect(await count('clinic')).toEqual({ total: 1 })
  expect(await count('platform')).toEqual({ total: 1 })
  expect(await count('foreign')).toEqual({ total: 0 })
})

test('a retired code cannot be corrected', async () => {
  const [retired] = (await listed('active=retired')).rows
  await world.inPlatform(
    async (tx) => await tx.run(sql`update job_codes set first_used_at = null where id = ${retired?.id}`),
  )
  expect(await world.call('clinic', 'PUT', `/api/job-codes/${retired?.id}`, { code: 'BPA-NEW-R7' })).toMatchObject({
    status: 409,
    body: { error: { message: 'This code is already retired.' } },
  })
})

const where = async (code: string) => (await world.call('clinic', 'GET', `/api/job-codes/resolve?code=${code}`)).body

const nowhere = (code: string) => ({
  answer: `${code} isn’t a job code here.`,
  leads: false,
  at: null,
})

test('the console shows the target of a code', async () => {
  expect(await where('bpa-aus-r22')).toEqual({
    answer: 'bpa-aus-r22 sends a candidate to Bright Path ABA, Austin, as an RBT.',
    leads: true,
    at: { organization_id: world.own.organizationId, location_id: world.own.locationId, position: 'RBT' },
  })
  expect(await where('BPA-NEW-R2')).toEqual({
    answer: 'BPA-NEW-R2 is retired and replaced by BPA-NEW-R4. Its apply page shows that.',
    leads: false,
    at: null,
  })
  expect(await where('NOPE')).toEqual(nowhere('NOPE'))
  const foreign = await world.call('foreign', 'GET', '/api/job-codes/resolve?code=BPA-AUS-R22')
  expect(foreign.body).toEqual(nowhere('BPA-AUS-R22'))
  await world.inPlatform(
    async (tx) => await tx.run(sql`update locations set is_active = false where id = ${world.own.locationId}`),
  )
  expect(await where('bpa-aus-r22')).toEqual({
    answer: 'bpa-aus-r22 sends no candidates now: Austin isn’t active, and its apply page shows that.',
    leads: false,
    at: null,
  })
})
