import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { createFakeBrowser, openFakePushService } from '../../../../../integrations/web-push/fake-push-service.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { pushSettings } from '../../contract/push.ts'
import { sendPushesJob } from '../jobs/send-pushes.ts'

let world: World
let service: Awaited<ReturnType<typeof openFakePushService>>
/** Events happen by the database's clock. */
let ahead = 0
const getNow = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  service = await openFakePushService()
  world = await openWorld({ WEBHOOKS_TO: 'anywhere', DEMO_DATA: 'on' }, getNow)
})
afterAll(async () => {
  await world.close()
  service.close()
})
const browser = createFakeBrowser()
const never = { from: 0, until: 0 }
const choose = async (more: object = {}, who: 'clinic' | 'foreign' = 'clinic') => {
  const choices = { hidden: [], quiet: never, timeZone: 'America/Chicago', showsDetails: false, ...more }
  expect((await world.call(who, 'PUT', '/api/me/push/choices', choices)).status).toBe(200)
}
const turnOn = async (who: 'clinic' | 'manager' | 'foreign' = 'clinic') => {
  const { p256dh, auth } = browser
  const endpoint = `${service.url}/${who}/${randomUUID()}`
  const { status, body, text } = await world.call(who, 'POST', '/api/me/push/devices', { endpoint, p256dh, auth })
  if (status !== 200) throw new Error(text)
  return { endpoint, id: (body as { id: string }).id }
}
beforeEach(async () => {
  ahead = 60_000
  service.status = 201
  service.calls.length = 0
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from push_devices`)
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`update text_recipients set unread = 0, opt_out_review_since = null, closed_at = null`)
    await tx.run(sql`update all_candidates set full_name = 'ana maria ruiz' where id = ${world.own.candidateId}`)
  })
})

const run = async () => await sendPushesJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const told = () => service.calls.map(({ body }) => JSON.parse(browser.decrypt(body)) as Record<string, string>)
const states = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ state: z.string(), outcome: z.nullable(z.string()) }),
        sql`select state, outcome from pushes order by at, id`,
      ),
  )
const listed = async (who: 'clinic' | 'manager' = 'clinic') =>
  pushSettings.reply.parse((await world.call(who, 'GET', '/api/me/push')).body)

const reply = async (whose: 'own' | 'foreign' = 'own', who: string | null = null) =>
  await world.inPlatform(async (tx) => {
    const { organizationId, candidateId } = world[whose]
    await tx.run(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name,
        phone_number, recipient_phone, sender_name, twilio_phone, last_message_at)
      select gen_random_uuid(), ${organizationId}, ${candidateId}, 'rbt', 'Ana Ruiz', '5125550111', '+15125550111', 'Riley', '+15125550100', now()
      where not exists (select from text_recipients where organization_id = ${organizationId} and candidate_id = ${candidateId})`)
    await tx.run(sql`update text_recipients set unread = 1, last_inbound_at = now()
      where organization_id = ${organizationId} and candidate_id = ${candidateId}`)
    await recordEvents(tx, who, [{ name: 'text.received', about: candidateId, organizationId }])
  })
const findThread = async () =>
  await world.inPlatform(
    async (tx) =>
      (
        await tx.one(
          z.object({ id: z.string() }),
          sql`select id from text_recipients where organization_id = ${world.own.organizationId} and candidate_id = ${world.own.candidateId}`,
        )
      )?.id,
  )
const interview = async (minutes: number, interviewerId: string | null) => {
  const id = randomUUID()
  const at = new Date(getNow().getTime() + minutes * 60_000).toISOString()
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into interviews (id, organization_id, candidate_id, interviewer_id, interview_date)
        values (${id}, ${world.own.organizationId}, ${world.own.candidateId}, ${interviewerId}, ${at})`),
  )
  return id
}

test('a reply is sent once, with a first name alone, and opens its thread; another organization gets nothing', async () => {
  await choose()
  await choose({}, 'foreign')
  await turnOn()
  await turnOn('foreign')
  await reply()
  await reply()
  await Promise.all([run(), run()])
  await run()
  expect(told()).toEqual([
    {
      title: 'Ana replied',
      body: '',
      url: `/messages?thread=${await findThread()}`,
      tag: `reply ${world.own.candidateId}`,
    },
  ])
  expect(service.calls[0]?.path).toMatch(/^\/clinic\//)
  expect((await listed()).devices[0]?.last_sent_at).not.toBeNull()
})

test('a claimed notification is not sent again after a crash', async () => {
  await choose()
  await turnOn()
  await reply()
  await world.inPlatform(
    async (tx) => await tx.run(sql`update pushes set state = 'sending', tries = 1, claimed_at = now()`),
  )
  ahead += 3_600_000
  await run()
  expect(service.calls).toEqual([])
})

test('shows the full name and the text only when the person allows it', async () => {
  await choose({ showsDetails: true })
  await turnOn()
  await reply()
  await run()
  expect(told()[0]).toMatchObject({ title: 'Ana Maria Ruiz replied' })
})

test('quiet hours, an unwanted kind, a reply that was read, and the person’s own act send nothing', async () => {
  await turnOn()
  const local = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Tokyo', hour: '2-digit', hourCycle: 'h23' })
  const hour = Number(local.format(getNow()))
  await choose({ quiet: { from: hour * 60, until: ((hour + 2) % 24) * 60 }, timeZone: 'Asia/Tokyo' })
  await reply()
  await run()
  expect(await states()).toEqual([{ state: 'skipped', outcome: 'Quiet hours.' }])
  await choose({ hidden: ['reply'] })
  await reply()
  await choose()
  await reply('own', world.users.clinic.id)
  expect(await states()).toHaveLength(1)
  await reply()
  await world.inPlatform(async (tx) => await tx.run(sql`update text_recipients set unread = 0`))
  await run()
  expect((await states()).map(({ outcome }) => outcome)).toEqual(['Quiet hours.', 'It was no longer true.'])
  expect(service.calls).toEqual([])
})

test('a browser that is gone is forgotten; a busy push service is tried again, and a refusal is not', async () => {
  await choose()
  await turnOn()
  service.status = 503
  await reply()
  await run()
  expect(await states()).toMatchObject([{ state: 'waiting' }])
  await run()
  expect(service.calls).toHaveLength(1)
  ahead += 61_000
  service.status = 403
  await run()
  expect(await states()).toMatchObject([{ state: 'failed' }])
  service.status = 410
  await reply()
  ahead += 61_000
  await run()
  expect(service.calls).toHaveLength(3)
  expect((await listed()).devices).toEqual([])
})

test('an interviewer is notified 15 minutes before an interview, once, and again if it moves', async () => {
  await choose()
  await turnOn()
  await turnOn('manager')
  const id = await interview(20, world.users.clinic.id)
  await run()
  expect(service.calls).toEqual([])
  ahead += 5 * 60_000
  await run()
  await run()
  expect(told()).toMatchObject([
    { title: 'Interview with Ana in 15 minutes', url: `/interviews?panel=${world.own.candidateId}&part=interviews` },
  ])
  expect(service.calls[0]?.headers.urgency).toBe('high')
  const move = async (minutes: number, status = 'Scheduled') =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(
          sql`update interviews set status = ${status}, interview_date = interview_date + make_interval(mins => ${minutes}) where id = ${id}`,
        ),
    )
  await move(5)
  await run()
  await move(0, 'Cancelled')
  ahead += 5 * 60_000
  await run()
  expect(service.calls).toHaveLength(1)
  await move(10)
  ahead += 10 * 60_000
  await run()
  expect(service.calls).toHaveLength(2)
})

test('signing out, or a closed account, forgets the browser; a session that only ran out does not', async () => {
  await choose()
  await turnOn()
  const manager = await turnOn('manager')
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`insert into push_choices (organization_id, user_id, quiet_from, quiet_until)
    values (${world.own.organizationId}, ${world.users.manager.id}, 0, 0) on conflict do nothing`),
  )
  expect((await world.call('clinic', 'POST', '/api/auth/sign-out', {})).status).toBe(200)
  world.signOut('clinic')
  await world.services.pool.query(
    `update auth.session set "expiresAt" = now() - interval '1 minute' where "userId" = $1`,
    [world.users.manager.authUserId],
  )
  await world.services.pool.query('delete from auth.session where "userId" = $1', [world.users.manager.authUserId])
  world.signOut('manager')
  expect((await listed()).devices).toEqual([])
  expect((await listed('manager')).devices).toMatchObject([{ id: manager.id }])
  const renew = async (who: 'clinic' | 'manager') =>
    (await world.call(who, 'POST', '/api/me/push/devices/renew', { endpoint: manager.endpoint })).body
  expect([await renew('clinic'), await renew('manager')]).toEqual([{ isKnown: false }, { isKnown: true }])
  await reply()
  await run()
  expect(service.calls.map(({ path }) => path.split('/')[1])).toEqual(['manager'])
  await reply()
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update reinforce_users set deactivated_at = now() where id = ${world.users.manager.id}`),
  )
  ahead += 60_000
  await run()
  expect(service.calls).toHaveLength(1)
  expect(await states()).toEqual([])
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update reinforce_users set deactivated_at = null where id = ${world.users.manager.id}`),
  )
  world.signOut('manager')
})

test('a test arrives in quiet hours, too; no one sends to, sees, or removes another person’s device', async () => {
  await choose({ quiet: { from: 0, until: 1_439 } })
  const { id } = await turnOn()
  expect((await world.call('clinic', 'POST', `/api/me/push/devices/${id}/test`, {})).status).toBe(200)
  await run()
  expect(told()).toMatchObject([{ title: 'Notifications work on this device' }])
  expect((await world.call('manager', 'POST', `/api/me/push/devices/${id}/test`, {})).status).toBe(404)
  expect((await world.call('manager', 'DELETE', `/api/me/push/devices/${id}`)).status).toBe(404)
  expect((await listed('manager')).devices).toEqual([])
  expect((await world.call('clinic', 'DELETE', `/api/me/push/devices/${id}`)).status).toBe(200)
})
