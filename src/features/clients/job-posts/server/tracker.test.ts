import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../db/demo/insert.ts'
import { addJobPost, trackedJobPosts } from '../contract/job-posts.ts'
import { createPostFilter } from '../rules/create-post-filter.ts'
import { getAlertState } from '../rules/get-alert-state.ts'

const now = new Date('2026-11-20T18:00:00Z')
const today = '2026-11-20'
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
})
afterAll(async () => {
  await world.close()
})

const tracked = async (query = '', who: 'clinic' | 'platform' = 'clinic') =>
  trackedJobPosts.reply.parse(
    (await world.call(who, 'GET', `/api/job-posts/tracker?timeZone=America/New_York&${query}`)).body,
  )
const add = async (more: object = {}) =>
  await world.call('clinic', 'POST', '/api/job-posts', {
    location_id: world.own.locationId,
    position: 'BCBA',
    job_start_date: '11/1/2026',
    cost_per_lead: '3',
    ...more,
  })

test('keeps pay, hours, employment and the offer of times of a post, and refuses a pay that is none', async () => {
  const offer = {
    pay_low: '$21',
    pay_high: '26.50',
    hours: ' 15 to 25\na week ',
    employment: 'part_time',
    offers_times: true,
  }
  const made = await add({ ...offer, second: true })
  const { id } = addJobPost.reply.parse(made.body)
  const shown = async () => (await tracked('active=all')).rows.find((row) => row.id === id)
  const kept = {
    pay_low: 21,
    pay_high: 26.5,
    pay_per: 'hour',
    hours: '15 to 25 a week',
    employment: 'part_time',
    offers_times: true,
  }
  expect(await shown()).toMatchObject(kept)
  const wrong = await add({ pay_low: '30', pay_high: '20', second: true })
  expect(wrong.body).toMatchObject({ error: { fields: { pay_high: expect.any(String) as unknown } } })
  const post = { location_id: world.own.locationId, position: 'BCBA', job_start_date: '11/1/2026', second: true }
  expect(
    (await world.call('clinic', 'PUT', `/api/job-posts/${id}`, { ...post, ...offer, pay_low: '', pay_high: '' }))
      .status,
  ).toBe(200)
  expect(await shown()).toMatchObject({ ...kept, pay_low: null, pay_high: null, pay_per: null })
  await world.inPlatform(async (tx) => await tx.run(sql`delete from job_post_tracker where id = ${id}`))
})

test('SQL judges every written day and cost as the rule does', async () => {
  const days = [
    '11/20/2026',
    '11/6/2026',
    '11/5/2026',
    '2026-11-20',
    '2026-11-06T10:00:00Z',
    '2/30/2026',
    '13/1/2026',
    '11-6-26',
    '12/1/2026',
    '',
    ' 11/7/2026 ',
    'soon',
    '0001-01-01',
    '11/7-2026',
    '2026-11-7',
    '1/1/71',
  ]
  const costs = [null, 0, 9.99, 10, 12.4]
  const asked = days.flatMap((job_start_date) => costs.map((cost_per_lead) => ({ job_start_date, cost_per_lead })))
  const states = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ state: z.string() }),
        sql`select app.alert_state(app.day_of(job_start_date), cost_per_lead, ${today}::date) as state
          from jsonb_to_recordset(${JSON.stringify(asked.map((post, n) => ({ n, ...post })))}::jsonb)
            as r(n int, job_start_date text, cost_per_lead numeric) order by n`,
      ),
  )
  expect(states.map(({ state }) => state)).toEqual(asked.map((post) => getAlertState(post, today).state))
})

test('a post counts the candidates at its place since its start, the qualified and the hired', async () => {
  const { rows, counts } = await tracked()
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ state: 'Good', day: 10, candidates: 2, qualified: 1, hired: 0, costPerQualified: 8 })
  expect(rows[0]?.spark).toHaveLength(14)
  expect(rows[0]?.spark.at(-1)).toBe(2)
  const overview = await world.call('clinic', 'GET', '/api/dashboard/overview?timeZone=America/New_York')
  expect(overview.body).toMatchObject({ jobPostStates: counts })
})

test('the counts of one organization are its own, also for platform staff', async () => {
  expect((await tracked('', 'platform')).counts.good).toBeGreaterThan(1)
  expect((await tracked(`organization=${world.own.organizationId}`, 'platform')).counts).toEqual({
    good: 1,
    warning: 0,
    alert: 0,
  })
})

test('each number of a post equals the number of the directory that its link opens', async () => {
  const { organizationId: organization_id, locationId: location_id } = world.own
  const person = (more: object) => ({
    id: randomUUID(),
    organization_id,
    location_id,
    full_name: 'Somebody Counted',
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    created_at: '2026-11-19T12:00:00Z',
    date_submitted_ts: '2026-11-15T12:00:00Z',
    ...more,
  })
  const rows = [
    person({ status: 'Hired' }),
    person({ status: ' hired ', skills_percentage: '90', experience_percentage: '90' }),
    person({ position: 'BCBA' }),
    person({ date_submitted_ts: null }),
    // The first and the last moment around the start in New York.
    person({ date_submitted_ts: '2026-11-10T05:00:00Z', certification_number: 'RBT-19-123456' }),
    person({ date_submitted_ts: '2026-11-10T04:59:59Z' }),
    person({ location_id: null }),
  ]
  await world.inPlatform(async (tx) => await insertRows(tx, 'all_candidates', rows))
  expect((await add({ position: 'RBT', job_start_date: '2026-11-10', second: true })).status).toBe(200)
  const posts = (await tracked()).rows
  const seeded = posts.find((row) => row.id === world.own.ids.jobPost)
  const ofRbt = posts.find((row) => row.position === 'RBT')
  expect(seeded).toMatchObject({ position: null, since: '2026-11-10', candidates: 6, hired: 2 })
  expect(ofRbt).toMatchObject({ since: '2026-11-10', candidates: 4, hired: 2 })
  for (const post of [seeded, ofRbt])
    for (const of of ['candidates', 'qualified', 'hired'] as const) {
      const search = post ? createPostFilter(post, of) : null
      const asked = new URLSearchParams({ timeZone: 'America/New_York' })
      for (const [key, value] of Object.entries(search ?? {}))
        for (const each of [value].flat()) asked.append(key, each)
      for (const who of ['clinic', 'platform'] as const)
        expect((await world.call(who, 'GET', `/api/candidates/count?${asked.toString()}`)).body, of).toEqual({
          total: post?.[of],
        })
    }
  await world.inPlatform(
    async (tx) => await tx.run(sql`delete from all_candidates where full_name = 'Somebody Counted'`),
  )
})

test('a second active post for a location and position needs a confirmation', async () => {
  expect((await add()).status).toBe(200)
  expect(await add()).toMatchObject({
    status: 409,
    body: { error: { message: 'Austin already has an active BCBA post.' } },
  })
  expect((await add({ second: true })).status).toBe(200)
  expect((await tracked('state=Alert')).rows.map(({ reason }) => reason)).toEqual([
    'Alert: day 19, 5 days over',
    'Alert: day 19, 5 days over',
  ])
})

test('a correction, a refresh and a reopening ask before they make a second active post, too', async () => {
  const at = async (path: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    await world.call('clinic', method, `/api/job-posts/${path}`, payload)
  const ids = (await tracked('state=Alert')).rows.map(({ id }) => id)
  const [id = ''] = ids
  expect((await at('active', { ids, active: false })).body).toEqual({ changed: 2 })
  expect(await at('active', { ids, active: true })).toMatchObject({
    status: 409,
    body: {
      error: {
        message: '2 would duplicate an active post for the same location and position.',
        details: { second: true },
      },
    },
  })
  expect((await at('active', { ids: [id], active: true })).status).toBe(200)
  const closed = ids.filter((one) => one !== id)
  expect((await at('active', { ids: closed, active: true })).body).toMatchObject({
    error: { message: '1 would duplicate an active post for the same location and position.' },
  })
  const day = { job_start_date: '11/1/2026' }
  expect((await at(`${closed[0]}/refresh`, day)).status).toBe(409)
  const moved = { location_id: world.own.locationId, position: 'RBT', ...day }
  expect((await at(id, moved, 'PUT')).body).toMatchObject({
    error: { message: 'Austin already has an active RBT post.' },
  })
  expect((await at(id, { ...moved, position: 'BCBA', note: 'same place' }, 'PUT')).status).toBe(200)
  expect((await at('active', { ids: closed, active: true, second: true })).body).toEqual({ changed: 1 })
})

test('of two people who add the same post at once, one must confirm', async () => {
  const location = await world.call('clinic', 'POST', `/api/organizations/${world.own.organizationId}/locations`, {
    name: 'Round Rock',
    state: 'TX',
    time_zone: 'America/Chicago',
  })
  const location_id = (location.body as { id: string }).id
  const both = await Promise.all([add({ location_id }), add({ location_id })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { id } = addJobPost.reply.parse(both.find(({ status }) => status === 200)?.body)
  await world.call('clinic', 'POST', '/api/job-posts/active', { ids: [id], active: false })
})

test('the header counts the posts of its organization and search', async () => {
  const all = (await tracked('', 'platform')).counts
  const own = await tracked('', 'clinic')
  const filtered = await tracked(`organization=${world.own.organizationId}`, 'platform')
  expect(filtered.counts).toEqual(own.counts)
  expect(all).not.toEqual(own.counts)
  expect((await tracked('q=no such place')).counts).toEqual({ good: 0, warning: 0, alert: 0 })
  expect((await tracked('active=closed&state=Good')).counts).toEqual(own.counts)
})

test('a wrong day, a negative cost and a foreign place are named at their fields', async () => {
  expect((await add({ job_start_date: '2/30/2026' })).body).toMatchObject({
    error: { fields: { job_start_date: 'Enter a date like 3/14/2026.' } },
  })
  expect((await add({ cost_per_lead: '-4' })).body).toMatchObject({
    error: { fields: { cost_per_lead: 'Enter an amount like 9.50, not below 0.' } },
  })
  expect((await add({ location_id: world.foreign.locationId })).status).toBe(404)
})

test('a refresh is undone once, with the state before it, and not after another change', async () => {
  const { id } = addJobPost.reply.parse((await add({ second: true })).body)
  const ask = async (what: string, job_start_date: string) =>
    await world.call('clinic', 'POST', `/api/job-posts/${id}/${what}`, { job_start_date, second: true })
  await world.call('clinic', 'POST', '/api/job-posts/active', { ids: [id], active: false })
  await ask('refresh', '11/19/2026')
  expect((await ask('undo-refresh', '11/18/2026')).status).toBe(409)
  expect((await ask('undo-refresh', '11/19/2026')).status).toBe(200)
  const restored = (await tracked('active=closed')).rows.find((row) => row.id === id)
  expect(restored).toMatchObject({ job_start_date: '11/1/2026', active: false, history: [] })
  expect((await ask('undo-refresh', '11/1/2026')).status).toBe(409)
  expect((await world.eventNames(id)).at(-1)).toBe('jobPost.refreshUndone')
  await world.inPlatform(async (tx) => await tx.run(sql`delete from job_post_tracker where id = ${id}`))
})

test('a refresh keeps the old start in the history; closing takes posts off the list', async () => {
  const id = world.own.ids.jobPost
  await world.call('clinic', 'POST', `/api/job-posts/${id}/refresh`, { job_start_date: '2026-11-20' })
  const refreshed = (await tracked('state=Good')).rows.find((row) => row.id === id)
  expect(refreshed).toMatchObject({ day: 0, history: [{ job_start_date: '11/10/2026', until: now.toISOString() }] })
  expect((await world.call('clinic', 'POST', '/api/job-posts/active', { ids: [id], active: false })).body).toEqual({
    changed: 1,
  })
  expect((await tracked()).rows.map((row) => row.id)).not.toContain(id)
  expect((await tracked('active=closed')).rows.map((row) => row.id)).toContain(id)
  expect(await world.eventNames(id)).toEqual(['jobPost.refreshed', 'jobPost.closed'])
})

test('the export holds the filtered posts, safe for a spreadsheet', async () => {
  await add({ note: '=HYPERLINK("x")', second: true })
  const { text, headers } = await world.call(
    'clinic',
    'GET',
    '/api/job-posts/export?timeZone=America/New_York&state=Alert',
  )
  expect(headers['content-type']).toContain('text/csv')
  expect(text).toContain(`"'=HYPERLINK(""x"")"`)
  expect(text).toContain('Day,Candidates,Qualified,Hired,Cost Per Qualified')
  expect(text).not.toContain(world.foreign.name)
})
