import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { clients } from '../contract/clients.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

const listed = async (who: 'clinic' | 'manager' | 'platform', query = '') =>
  clients.reply.parse((await world.call(who, 'GET', `/api/clients?timeZone=America/New_York&${query}`)).body)

test('platform staff see every client with its day in numbers, not the platform itself', async () => {
  const { rows, total } = await listed('platform')
  expect(total).toBe(2)
  expect(rows.map((row) => row.name)).toEqual(['Blue Heron Behavior', 'Bright Path ABA'])
  expect(rows[1]).toMatchObject({
    today: 2,
    last7: 2,
    last30: 2,
    hired30: 0,
    activeLocations: 1,
    posts: { good: 1, warning: 0, alert: 0 },
    lastInvoice: { status: 'paid' },
  })
})

test('clinic staff see their own organization only, Managers without money', async () => {
  expect((await listed('clinic')).rows.map((row) => row.name)).toEqual(['Bright Path ABA'])
  expect((await listed('manager')).rows[0]?.lastInvoice).toBeNull()
})

const health = async (who: 'clinic' | 'manager') => (await listed(who)).rows[0]?.health

test('an older invoice is no good health once it is past due, and a Manager sees no health', async () => {
  expect(await health('clinic')).not.toContain('Overdue invoice')
  const older = await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into invoices (id, customer, status, amount_due, amount_paid, created, due_date, from_vendor)
            select 'in_older', i.customer, 'Open', 500, 0, i.created - 86400, 4000000000, i.from_vendor
            from invoices i join organizations o on o.stripe_customer_id = i.customer where o.id = ${world.own.organizationId} limit 1`,
      ),
  )
  expect(older).toBe(1)
  expect(await health('clinic')).not.toContain('Overdue invoice')
  await world.inPlatform(async (tx) => await tx.run(sql`update invoices set due_date = created where id = 'in_older'`))
  expect(await health('clinic')).toContain('Overdue invoice')
  expect(await health('manager')).not.toContain('Overdue invoice')
  await world.inPlatform(async (tx) => await tx.run(sql`delete from invoices where id = 'in_older'`))
})

test('a hired candidate counts, the first touch is timed, and the numbers open who they count', async () => {
  await world.call('clinic', 'POST', '/api/candidates/status', {
    selection: { ids: [world.own.candidateId] },
    status: 'Hired',
  })
  const [row] = (await listed('clinic')).rows
  expect(row?.hired30).toBe(1)
  const opened = async (more: string) =>
    (await world.call('clinic', 'GET', `/api/candidates/count?timeZone=America/New_York&${more}`)).body
  // The number opens who it counts.
  expect(await opened('hiredSince=2026-10-22')).toEqual({ total: 1 })
  expect(await opened('dateRange=Last+30+Days')).toEqual({ total: row?.last30 })
  expect(row?.firstTouchMinutes).not.toBeNull()
})

test('asks before it pauses a client with active job posts', async () => {
  const url = `/api/clients/${world.own.organizationId}/status`
  expect(await world.call('platform', 'POST', url, { status: 'Paused' })).toMatchObject({
    status: 409,
    body: { error: { details: { posts: 1 } } },
  })
  expect((await world.call('platform', 'POST', url, { status: 'Paused', posts: 2 })).status).toBe(409)
  expect((await world.call('platform', 'POST', url, { status: 'Paused', posts: 1 })).status).toBe(200)
  expect((await listed('platform', 'status=paused')).rows.map((row) => row.name)).toEqual(['Bright Path ABA'])
  await world.call('platform', 'POST', url, { status: 'Active' })
  expect((await listed('platform')).total).toBe(2)
})

test('reactivating a client brings back all that pausing took: lists, counts, posts, and the way for applicants', async () => {
  const { organizationId } = world.own
  const url = `/api/clients/${organizationId}/status`
  const code = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ code: z.string() }),
        sql`select code from job_codes where organization_id = ${organizationId} and is_active order by code limit 1`,
      ),
  )
  const overview = z.looseObject({ activeOrganizations: z.number() })
  const seen = async () => {
    const answer = await world.call('platform', 'GET', '/api/dashboard/overview?timeZone=America/New_York')
    return {
      active: (await listed('platform')).rows,
      paused: (await listed('platform', 'status=paused')).total,
      overview: overview.parse(answer.body),
      apply: (await world.call(null, 'GET', `/api/apply/${code?.code}`)).body,
      staff: (await world.call('clinic', 'GET', '/api/candidates/count')).body,
    }
  }
  const before = await seen()
  expect(before).toMatchObject({ paused: 0, overview: { activeOrganizations: expect.any(Number) as number } })
  expect((await world.call('platform', 'POST', url, { status: 'Paused', posts: 1 })).status).toBe(200)
  const paused = await seen()
  expect(paused).toMatchObject({ paused: 1, staff: before.staff })
  expect(paused.apply).not.toEqual(before.apply)
  expect(paused.active.map(({ id }) => id)).not.toContain(organizationId)
  expect(paused.overview.activeOrganizations).toBe(before.overview.activeOrganizations - 1)
  expect((await world.call('platform', 'POST', url, { status: 'Active' })).status).toBe(200)
  expect(await seen()).toEqual(before)
  expect((await world.eventNames(organizationId)).slice(-2)).toEqual([
    'organization.paused',
    'organization.reactivated',
  ])
})

test('a client is corrected by platform staff only; its fields are checked', async () => {
  const url = `/api/clients/${world.own.organizationId}`
  const edit = { name: 'Bright Path ABA', subscription_type: 'Growth', scheduler: true, time_zone: 'America/Denver' }
  expect((await world.call('admin', 'PUT', url, edit)).status).toBe(403)
  expect((await world.call('platform', 'PUT', url, { ...edit, name: 'blue heron behavior' })).body).toMatchObject({
    error: { fields: { name: 'An organization already exists called Blue Heron Behavior.' } },
  })
  expect((await world.call('platform', 'PUT', url, { ...edit, time_zone: 'Mars/Base' })).body).toMatchObject({
    error: { fields: { time_zone: 'Choose a time zone.' } },
  })
  expect((await world.call('platform', 'PUT', url, edit)).status).toBe(200)
})

test('changes only the given fields, so a switch undoes no correction by someone else', async () => {
  const url = `/api/clients/${world.own.organizationId}`
  await world.call('platform', 'PUT', url, { subscription_type: 'Premium', contact_email: 'Dana@BrightPath.test' })
  expect((await world.call('platform', 'PUT', url, { scheduler: false })).status).toBe(200)
  expect((await listed('platform', 'q=bright')).rows[0]).toMatchObject({
    name: 'Bright Path ABA',
    subscription_type: 'Premium',
    contact_email: 'dana@brightpath.test',
    scheduler: false,
  })
  expect((await world.call('platform', 'PUT', url, { contact_email: 'dana' })).body).toMatchObject({
    error: { fields: { contact_email: 'This is not an email address. Write it like ana@example.com.' } },
  })
  await world.call('platform', 'PUT', url, { contact_email: '' })
  expect((await listed('platform', 'q=bright')).rows[0]?.contact_email).toBeNull()
})

test('a prospect is neither paused nor made active behind its onboarding', async () => {
  const added = await world.call('platform', 'POST', '/api/prospects', { name: 'Juniper' })
  const { id } = added.body as { id: string }
  for (const status of ['Active', 'Paused'])
    expect((await world.call('platform', 'POST', `/api/clients/${id}/status`, { status })).body).toMatchObject({
      error: { message: 'Juniper is a prospect. Make it a client in Client Onboarding.' },
    })
})

test('the file of clients tells the last invoice to those who may see money', async () => {
  expect((await world.call('platform', 'GET', '/api/clients/export')).text).toContain(',Last invoice\r\n')
  expect((await world.call('manager', 'GET', '/api/clients/export')).text).not.toContain('Last invoice')
})

test('a location needs a name of its own and a state', async () => {
  const url = `/api/organizations/${world.own.organizationId}/locations`
  expect((await world.call('clinic', 'POST', url, { name: 'austin', state: 'TX' })).body).toMatchObject({
    error: { fields: { name: 'Austin already exists.' } },
  })
  expect((await world.call('clinic', 'POST', url, { name: 'Waco', state: 'Narnia' })).body).toMatchObject({
    error: { fields: { state: 'Choose a state.' } },
  })
  expect((await world.call('clinic', 'POST', url, { name: 'Waco', city: 'Waco', state: 'texas' })).status).toBe(200)
  expect(
    (
      await world.call('clinic', 'POST', `/api/organizations/${world.foreign.organizationId}/locations`, {
        name: 'Waco',
        state: 'TX',
      })
    ).status,
  ).toBe(404)
})

test('a location states when it is open; an edit without hours leaves them, and a week that makes no sense is refused at its day', async () => {
  const { organizationId } = world.own
  const place = { name: 'Temple', city: 'Temple', state: 'TX' }
  const hours = {
    weekdays: { opens: 900, closes: 1200 },
    saturday: { opens: 0, closes: 0 },
    sunday: { opens: 0, closes: 0 },
  }
  const added = await world.call('clinic', 'POST', `/api/organizations/${organizationId}/locations`, {
    ...place,
    hours,
  })
  const { id } = added.body as { id: string }
  const stored = async () => {
    const answer = await world.call('clinic', 'GET', `/api/organizations/${organizationId}`)
    const { locations } = answer.body as { locations: { id: string; hours: unknown }[] }
    return locations.find((one) => one.id === id)?.hours
  }
  expect(await stored()).toEqual(hours)
  const change = async (more: object, who: 'clinic' | 'foreign' = 'clinic') =>
    await world.call(who, 'PUT', `/api/locations/${id}`, { ...place, ...more })
  await change({ city: 'Belton' })
  expect(await stored()).toEqual(hours)
  expect((await change({ hours: { ...hours, weekdays: { opens: 1200, closes: 900 } } })).body).toMatchObject({
    error: { fields: { 'hours.weekdays': 'Choose a time after the start.' } },
  })
  expect((await change({ hours: { ...hours, weekdays: { opens: 0, closes: 0 } } })).body).toMatchObject({
    error: { fields: { hours: 'Open at least one day, or leave out the hours.' } },
  })
  expect((await change({ hours: { ...hours, weekdays: { opens: 0, closes: 1441 } } })).status).toBe(400)
  expect((await change({ hours: null }, 'foreign')).status).toBe(404)
  expect(await stored()).toEqual(hours)
  await change({ hours: null })
  expect(await stored()).toBeNull()
})

test('platform staff give a clinic a texting number; what texts from no number, or is another’s, is refused at its field', async () => {
  const give = async (who: 'platform' | 'admin', clinic: 'own' | 'foreign', texting_number: string) =>
    await world.call(who, 'PUT', `/api/clients/${world[clinic].organizationId}`, { texting_number })
  expect((await give('admin', 'own', '5125550142')).status).toBe(403)
  expect((await give('platform', 'own', ' (512) 555-0142 ')).status).toBe(200)
  expect((await listed('clinic')).rows[0]?.texting_number).toBe('+15125550142')
  expect(await world.call('clinic', 'GET', `/api/organizations/${world.own.organizationId}`)).toMatchObject({
    body: { texting_number: '+15125550142' },
  })
  for (const [number, reason] of [
    ['512555', '"512555" is not a phone number.'],
    ['9005550142', '9005550142 has the area code of pay-per-call numbers, which cannot be texted.'],
    ['+15555550100', 'This is the service’s own number. Leave the field blank to use it.'],
    ['512-555-0142', 'Bright Path ABA already uses this number.'],
  ] as const)
    expect(await give('platform', 'foreign', number)).toMatchObject({
      status: 400,
      body: { error: { fields: { texting_number: reason } } },
    })
  await give('platform', 'own', '')
  expect((await listed('clinic')).rows[0]?.texting_number).toBeNull()
  const both = await Promise.all([give('platform', 'own', '5125550143'), give('platform', 'foreign', '5125550143')])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
  await expect(
    world.inClinic(
      world.own.organizationId,
      async (tx) => await tx.run(sql`update organizations set texting_number = '+15125550144'`),
    ),
  ).rejects.toThrow(/does not set its own texting number/)
})
