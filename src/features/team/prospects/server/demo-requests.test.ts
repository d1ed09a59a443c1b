import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { prospects } from '../contract/prospects.ts'
import { unclaimedRequests } from '../contract/unclaimed.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on' }, () => new Date('2026-11-20T12:00:00Z'))
})
afterAll(async () => await world.close())

const ask = async (organization: string, more: object = {}) =>
  await world.call(null, 'POST', '/api/demo-requests', {
    organization,
    name: 'Kim Lee',
    email: `kim@${organization.toLowerCase().replace(/\W/g, '')}.test`,
    message: 'We need 10 RBTs',
    ...more,
  })
const find = async (name: string) =>
  prospects.reply
    .parse((await world.call('platform', 'GET', '/api/prospects')).body)
    .rows.find((row) => row.name === name)
const mail = z.object({ to: z.string(), subject: z.string(), body: z.string() })
const mails = async (about: string | undefined) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        mail,
        sql`select to_address as "to", subject, body from emails where about = ${about ?? ''} order by created_at, to_address`,
      ),
  )
const asPlatform = async (change: object) =>
  await world.inPlatform(async (tx) => {
    for (const [column, value] of Object.entries(change))
      await tx.run(
        sql`update reinforce_users set ${sql.identifier(column)} = ${value} where id = ${world.users.platform.id}`,
      )
  })

test('notifies the platform’s Admins of a demo request without an owner, with its person and their message', async () => {
  await asPlatform({ admin_level: 'Admin' })
  expect((await ask('Kite ABA')).body).toEqual({ ok: true })
  const kite = await find('Kite ABA')
  expect(kite).toMatchObject({ owner_id: null, request: 'We need 10 RBTs' })
  const told = await mails(kite?.id)
  expect(told.map(({ to }) => to)).toContain('platform@example.test')
  expect(told[0]).toMatchObject({ subject: 'Kite ABA requested a demo' })
  for (const words of ['Kim Lee', 'kim@kiteaba.test', 'We need 10 RBTs', `dialog=log&id=${kite?.id}`])
    expect(told[0]?.body).toContain(words)
})

const count = async () =>
  await world.inPlatform(
    async (tx) => (await tx.one(z.object({ n: z.number() }), sql`select count(*)::int as n from emails`))?.n,
  )

const waiting = async () =>
  unclaimedRequests.reply.parse((await world.call('platform', 'GET', '/api/prospects/unclaimed')).body).waiting

test('a demo request counts in the sidebar until someone takes it, and a lead of your own never does', async () => {
  const before = await waiting()
  await ask('Wren ABA')
  expect(await waiting()).toBe(before + 1)
  // Asked twice, it is one prospect that waits.
  await ask('Wren ABA')
  expect(await waiting()).toBe(before + 1)
  await world.call('platform', 'POST', '/api/prospects', { name: 'Met At A Fair' })
  expect(await waiting()).toBe(before + 1)
  const id = (await find('Wren ABA'))?.id
  expect((await world.call('platform', 'POST', `/api/prospects/${id}/take`, {})).status).toBe(200)
  expect(await waiting()).toBe(before)
  expect((await world.call('clinic', 'GET', '/api/prospects/unclaimed')).status).toBe(403)
})

test('a demo request of a prospect that was lost since waits for no one', async () => {
  const before = await waiting()
  await ask('Lark ABA')
  expect(await waiting()).toBe(before + 1)
  const id = (await find('Lark ABA'))?.id
  await world.inPlatform(
    async (tx) => await tx.run(sql`update organizations set prospect_stage = 'Lost' where id = ${id}`),
  )
  expect(await waiting()).toBe(before)
})

test('notifies no one of a robot', async () => {
  const before = await count()
  expect((await ask('Robot Inc', { website: 'http://spam.test' })).body).toEqual({ ok: true })
  expect(await count()).toBe(before)
})

test('a prospect is taken once, and its owner hears when it asks again; one who left does not', async () => {
  const kite = await find('Kite ABA')
  const take = `/api/prospects/${kite?.id}/take`
  expect((await world.call('clinic', 'POST', take)).status).toBe(403)
  expect((await world.call('platform', 'POST', take)).status).toBe(200)
  expect((await world.call('platform', 'POST', take)).status).toBe(200)
  expect(await find('Kite ABA')).toMatchObject({ owner_id: world.users.platform.id })
  expect(await world.eventNames(kite?.id ?? '')).toContain('prospect.changed')
  await world.inPlatform(
    async (tx) => await tx.run(sql`update organizations set owner_id = ${world.users.admin.id} where id = ${kite?.id}`),
  )
  expect(await world.call('platform', 'POST', take)).toMatchObject({
    status: 409,
    body: { error: { message: 'Kite ABA already has an owner.' } },
  })
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set owner_id = ${world.users.platform.id} where id = ${kite?.id}`),
  )
  await asPlatform({ admin_level: null })
  const before = (await mails(kite?.id)).length
  await ask('Kite ABA', { message: 'Still looking' })
  expect((await mails(kite?.id)).slice(before).map(({ to }) => to)).toEqual(['platform@example.test'])
  expect(await find('Kite ABA')).toMatchObject({ request: 'Still looking' })
})

test('a demo is half an hour in the calendar, as its page says', async () => {
  const kite = await find('Kite ABA')
  const url = `/api/prospects/${kite?.id}`
  await world.call('platform', 'POST', `${url}/demo`, { at: '2026-12-01T15:00:00Z' })
  const { text } = await world.call('platform', 'GET', `${url}/demo.ics`)
  expect(text).toContain('DTSTART:20261201T150000Z')
  expect(text).toContain('DTEND:20261201T153000Z')
})
