import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addDays, toLocalDay } from '../../../../rules/day.ts'
import { type LoginRow, loginLog } from '../contract/vault.ts'
import { type LoginsWorld, openLoginsWorld } from './testing/logins-world.ts'

let world: LoginsWorld
beforeAll(async () => {
  world = await openLoginsWorld()
})
afterAll(async () => {
  await world.close()
})

const list = async (who: string, query = '') => {
  const { status, body, text } = await world.call(who, 'GET', `/api/logins?${query}`)
  expect(status, text).toBe(200)
  return body as { rows: LoginRow[]; total: number; counts: Record<string, number> }
}
const details = async (who: string, id: string) => await world.call(who, 'GET', `/api/logins/${id}`)

test('requires site, username, and password, and an https address; each sentence is at its field', async () => {
  const { status, body } = await world.call(
    'clinic',
    'POST',
    '/api/logins',
    world.entry({
      site: '',
      username: ' ',
      url: 'http://indeed.com',
      secret: '',
      totp: 'nonsense',
      rotates_on: 'soon',
    }),
  )
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: {
      fields: {
        site: 'Enter the site.',
        username: 'Enter the username.',
        url: 'The address must start with https://',
        secret: 'Enter the password.',
        rotates_on: 'Enter a date like 3/14/2026.',
        totp: expect.stringContaining('otpauth://') as unknown,
      },
    },
  })
})

test('a saved login is listed masked, with strength, age and reuse, and is found by what is not secret', async () => {
  const one = await world.add('clinic', { site: 'Handshake', secret: 'Summer2026!', tags: ['Campus', ' campus '] })
  const two = await world.add('clinic', {
    site: 'Glassdoor',
    secret: 'Summer2026!',
    totp: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  })
  const { rows, total, counts } = await list('clinic', 'view=reused')
  expect(rows.map(({ site, reused, strength }) => [site, reused, strength])).toEqual([
    ['Glassdoor', 1, 0],
    ['Handshake', 1, 0],
  ])
  expect([total, counts.reused, counts.weak]).toEqual([2, 2, 2])
  expect(rows[1]).toMatchObject({ tags: ['Campus'], owner: 'Riley Adams', access: 'edit', has_totp: false })
  expect((await list('clinic', 'q=CAMPUS')).rows.map(({ id }) => id)).toEqual([one.id])
  expect((await list('clinic', `q=${encodeURIComponent(two.username)}`)).rows.map(({ id }) => id)).toEqual([two.id])
  expect((await list('clinic', 'q=Summer2026')).rows).toEqual([])
  expect(JSON.stringify(rows)).not.toContain('Summer2026')
})

test('a view lists entries due within 14 days', async () => {
  const today = toLocalDay(new Date(), 'America/New_York')
  const due = await world.add('clinic', { rotates_on: addDays(today, 14) })
  await world.add('clinic', { rotates_on: addDays(today, 15) })
  expect((await list('clinic', 'view=due')).rows.map(({ id }) => id)).toEqual([due.id])
})

test('editing keeps hidden parts that are not written, and removes those that are written empty', async () => {
  const made = await world.add('clinic', { notes: 'Ask Dana first', two_factor_note: 'Codes go to the office phone' })
  const { status } = await world.call('clinic', 'PUT', `/api/logins/${made.id}`, {
    site: 'Indeed Employers',
    username: made.username,
    notes: '',
  })
  expect(status).toBe(200)
  const { body } = await details('clinic', made.id)
  expect(body).toMatchObject({
    login: { site: 'Indeed Employers', url: null },
    has: { secret: true, notes: false, two_factor_note: true, totp: false },
  })
})

test('rotation keeps the earlier passwords, revealable for those who may edit, and refuses to go back to one', async () => {
  const made = await world.add('clinic')
  const rotate = async (secret: string) =>
    await world.call('clinic', 'POST', `/api/logins/${made.id}/rotate`, { secret })
  expect((await rotate(made.secret)).body).toMatchObject({
    error: { fields: { secret: 'This is its current password.' } },
  })
  expect((await rotate('Second-8f3K-otter')).status).toBe(200)
  expect((await rotate('Third-8f3K-lantern')).status).toBe(200)
  expect((await rotate(made.secret)).body).toMatchObject({
    error: { fields: { secret: 'This password was used here before. Choose another.' } },
  })
  expect((await details('clinic', made.id)).body).toMatchObject({ versions: [{ number: 2 }, { number: 1 }] })
  await world.unlock('clinic')
  expect((await world.reveal('clinic', made.id)).body).toEqual({ value: 'Third-8f3K-lantern' })
  expect((await world.reveal('clinic', made.id, 'show', { number: 1 })).body).toEqual({ value: made.secret })
  expect((await world.reveal('clinic', made.id, 'copy', { number: 2 })).body).toEqual({ value: 'Second-8f3K-otter' })
  await world.share('clinic', made.id, world.users.colleague.id, 'see')
  await world.unlock('colleague')
  expect((await world.reveal('colleague', made.id, 'show', { number: 1 })).status).toBe(403)
  expect((await details('colleague', made.id)).body).toMatchObject({ versions: [], shares: [] })
})

test('a deleted login is in the trash only, reveals nothing, and comes back', async () => {
  const made = await world.add('clinic', { site: 'Snagajob' })
  expect((await world.call('clinic', 'POST', `/api/logins/${made.id}/delete`, {})).status).toBe(200)
  await world.unlock('clinic')
  expect((await world.reveal('clinic', made.id)).status).toBe(404)
  expect((await list('clinic', 'q=Snagajob')).total).toBe(0)
  expect((await list('clinic', 'view=trash&q=Snagajob')).total).toBe(1)
  expect((await world.call('clinic', 'POST', `/api/logins/${made.id}/restore`, {})).status).toBe(200)
  expect((await world.reveal('clinic', made.id)).body).toEqual({ value: made.secret })
  expect(await world.eventNames(made.id)).toEqual(
    expect.arrayContaining(['login.added', 'login.deleted', 'login.denied', 'login.restored', 'login.shown']),
  )
})

describe('access', () => {
  test('a person without access does not see an entry; Admins of the organization and of the platform see every one', async () => {
    const made = await world.add('clinic')
    expect((await details('colleague', made.id)).status).toBe(404)
    expect((await list('colleague', `q=${made.username}`)).total).toBe(0)
    expect((await details('admin', made.id)).body).toMatchObject({ login: { access: 'edit' } })
    expect((await details('platform', made.id)).body).toMatchObject({ login: { access: 'edit' } })
    expect((await details('foreign', made.id)).status).toBe(404)
    expect(await world.eventNames(made.id)).toContain('login.denied')
  })

  test('the database itself hides the entry from a person’s transaction', async () => {
    const made = await world.add('clinic')
    const seen = async (authUserId: string) => {
      const client = await world.services.pool.connect()
      try {
        await client.query(
          `begin; set local role reinforce_tenant;
            select set_config('app.organization_id', '${world.own.organizationId}', true),
            set_config('app.user_id', '${authUserId}', true)`,
        )
        const found = await client.query<{ n: number }>('select count(*)::int as n from logins where id = $1', [
          made.id,
        ])
        return found.rows[0]?.n
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await seen(world.users.colleague.authUserId)).toBe(0)
    expect(await seen(world.users.clinic.authUserId)).toBe(1)
    expect(await seen(world.users.admin.authUserId)).toBe(1)
  })

  test('use copies and shows codes but never shows; see shows but never changes; edit does it all', async () => {
    const made = await world.add('clinic', { totp: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', notes: 'Ask Dana' })
    const rotate = async () =>
      (await world.call('colleague', 'POST', `/api/logins/${made.id}/rotate`, { secret: 'Next-8f3K-otter' })).status
    await world.unlock('colleague')
    await world.share('clinic', made.id, world.users.colleague.id, 'use')
    expect((await world.reveal('colleague', made.id, 'copy')).body).toEqual({ value: made.secret })
    expect((await world.reveal('colleague', made.id, 'show')).status).toBe(403)
    expect((await world.reveal('colleague', made.id, 'copy', { field: 'notes' })).status).toBe(403)
    const code = await world.call('colleague', 'POST', `/api/logins/${made.id}/code`, {})
    expect(code.body).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) as unknown, period: 30 })
    expect(await rotate()).toBe(403)
    await world.share('clinic', made.id, world.users.colleague.id, 'see')
    expect((await world.reveal('colleague', made.id, 'show', { field: 'notes' })).body).toEqual({ value: 'Ask Dana' })
    expect(await rotate()).toBe(403)
    await world.share('clinic', made.id, world.users.colleague.id, 'edit')
    expect(await rotate()).toBe(200)
    const denied = (await world.eventNames(made.id)).filter((name) => name === 'login.denied')
    expect(denied).toHaveLength(4)
    await world.share('clinic', made.id, world.users.colleague.id, 'none')
    const log = loginLog.reply.parse((await world.call('clinic', 'GET', `/api/logins/${made.id}/log`)).body).items
    const whom = log
      .filter(({ name }) => name.startsWith('login.shared') || name === 'login.unshared')
      .map((one) => one.whom)
    expect(whom).toEqual(Array.from({ length: 4 }, () => 'Jordan Ellis'))
    expect((await world.reveal('colleague', made.id, 'copy')).status).toBe(404)
  })

  test('access for a time ends by itself, and who has it cannot make it longer', async () => {
    const made = await world.add('clinic')
    const today = toLocalDay(new Date(), 'America/New_York')
    expect(
      (await world.share('clinic', made.id, world.users.colleague.id, 'edit', addDays(today, -1))).body,
    ).toMatchObject({
      error: { fields: { until: 'Choose a day in the future.' } },
    })
    expect((await world.share('clinic', made.id, world.users.colleague.id, 'edit', today)).status).toBe(200)
    expect((await details('colleague', made.id)).body).toMatchObject({
      login: { until: today },
    })
    expect((await details('clinic', made.id)).body).toMatchObject({ shares: [{ until: today, ended: false }] })
    expect((await world.share('colleague', made.id, world.users.admin.id, 'see')).status).toBe(409)
    const take = { site: 'x', username: 'x', owner_id: world.users.colleague.id }
    expect((await world.call('colleague', 'PUT', `/api/logins/${made.id}`, take)).body).toMatchObject({
      error: { fields: { owner_id: 'Only the owner and Admins can transfer a login' } },
    })
    await world.inPlatform(async (tx) => {
      await tx.run(sql`update login_access set until = now() - interval '1 second' where login_id = ${made.id}`)
    })
    expect((await details('colleague', made.id)).status).toBe(404)
    expect((await details('clinic', made.id)).body).toMatchObject({ shares: [{ name: 'Jordan Ellis', ended: true }] })
  })

  test('no one changes the own access, Managers and other organizations get none, the owner hands it on', async () => {
    const made = await world.add('clinic')
    const { users } = world
    expect((await world.share('clinic', made.id, users.manager.id, 'use')).status).toBe(400)
    expect((await world.share('clinic', made.id, users.foreign.id, 'use')).status).toBe(400)
    await world.share('clinic', made.id, users.colleague.id, 'edit')
    expect((await world.share('colleague', made.id, users.colleague.id, 'edit')).body).toMatchObject({
      error: { fields: { user_id: 'You can’t change your own access' } },
    })
    const handOn = { site: 'Indeed', username: 'x', owner_id: users.colleague.id }
    expect((await world.call('clinic', 'PUT', `/api/logins/${made.id}`, handOn)).status).toBe(200)
    expect((await details('clinic', made.id)).body).toMatchObject({ login: { owner: 'Jordan Ellis', access: 'edit' } })
  })

  test('platform staff who are no Admins see what is theirs or shared with them, and a clinic reads them as staff', async () => {
    const staff = await world.inPlatform(
      async (tx) =>
        await world.addPerson(tx, { email: 'staff@example.test', organizationId: world.platformId, level: null }),
    )
    const made = await world.add('clinic')
    expect((await details('staff', made.id)).status).toBe(404)
    expect((await world.share('clinic', made.id, staff.id, 'use')).status).toBe(400)
    expect((await world.share('platform', made.id, staff.id, 'use')).status).toBe(200)
    await world.unlock('staff')
    expect((await world.reveal('staff', made.id, 'copy')).body).toEqual({ value: made.secret })
    expect((await details('clinic', made.id)).body).toMatchObject({
      login: { last_used_by: 'Reinforce staff' },
      shares: [{ name: 'Reinforce staff' }],
    })
  })

  test('a Manager gets 403 from every call, and it is recorded', async () => {
    expect((await world.call('manager', 'GET', '/api/logins')).status).toBe(403)
    expect((await world.unlock('manager')).status).toBe(403)
    expect(await world.eventNames()).toContain('right.refused')
  })
})

test('the log of an entry says who did what and never what', async () => {
  const made = await world.add('clinic')
  await world.unlock('clinic')
  await world.reveal('clinic', made.id, 'copy')
  await world.reveal('colleague', made.id, 'copy')
  const { body, text } = await world.call('clinic', 'GET', `/api/logins/${made.id}/log`)
  const items = z.array(z.object({ name: z.string(), who: z.nullable(z.string()) })).parse(body.items)
  expect(items.map(({ name, who }) => `${who} ${name}`).toSorted()).toEqual([
    'Jordan Ellis login.denied',
    'Riley Adams login.added',
    'Riley Adams login.copied',
  ])
  expect(text).not.toContain(made.secret)
})
