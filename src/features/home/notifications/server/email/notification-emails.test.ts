import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { mailbox } from '../../../../access/email/contract/mailbox.ts'
import { notificationChoices } from '../../contract/choices.ts'
import { sendNotificationEmailsJob } from '../jobs/send-notification-emails.ts'

let world: World
/** Events happen by the database's clock. */
let ahead = 0
const getNow = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on', PUBLIC_URL: 'https://console.example.test', MAILBOX: 'on' }, getNow)
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'manager' | 'foreign'
const choose = async (kind: string, isOn = true, who: Who = 'clinic') => {
  const { status, text } = await world.call(who, 'PUT', '/api/me/notification-choices', { kind, way: 'email', isOn })
  if (status !== 200) throw new Error(text)
}
const findRow = async (kind: string, who: Who = 'clinic') =>
  notificationChoices.reply
    .parse((await world.call(who, 'GET', '/api/me/notification-choices')).body)
    .rows.find((row) => row.kind === kind)
beforeEach(async () => {
  ahead = 3 * 60_000
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from email_choices`)
    await tx.run(sql`delete from notification_emails`)
    await tx.run(sql`delete from emails where kind in ('notification', 'digest', 'notice')`)
    await tx.run(sql`update text_recipients set unread = 0, opt_out_review_since = null, closed_at = null`)
    await tx.run(sql`update all_candidates set full_name = 'ana maria ruiz' where id = ${world.own.candidateId}`)
  })
})

const run = async () =>
  await sendNotificationEmailsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const listMails = async (who: Who = 'clinic') =>
  mailbox.reply
    .parse((await world.call(who, 'GET', '/api/mailbox')).body)
    .rows.filter(({ text }) => text.includes('/unsubscribe/'))
const findLink = (text: string) => new URL(/https:\S+\/unsubscribe\/\S+/.exec(text)?.[0] ?? '').pathname
const listStates = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(z.object({ state: z.string() }), sql`select state from notification_emails order by at, id`),
    )
  ).map(({ state }) => state)

const reply = async (
  whose: 'own' | 'foreign' = 'own',
  who: string | null = null,
  { candidateId } = { candidateId: world[whose].candidateId },
) =>
  await world.inPlatform(async (tx) => {
    const { organizationId } = world[whose]
    await tx.run(sql`insert into text_recipients (id, organization_id, candidate_id, candidate_type, candidate_name,
        phone_number, recipient_phone, sender_name, twilio_phone, last_message_at)
      select gen_random_uuid(), ${organizationId}, ${candidateId}, 'rbt', 'Ana Ruiz', '5125550111', '+15125550111', 'Riley', '+15125550100', now()
      where not exists (select from text_recipients where organization_id = ${organizationId} and candidate_id = ${candidateId})`)
    await tx.run(sql`update text_recipients set unread = 1, last_inbound_at = now()
      where organization_id = ${organizationId} and candidate_id = ${candidateId}`)
    await recordEvents(tx, who, [{ name: 'text.received', about: candidateId, organizationId }])
  })
const ask = async () =>
  await world.inPlatform(async (tx) => {
    const { organizationId, candidateId } = world.own
    await recordEvents(tx, null, [{ name: 'explanation.asked', about: candidateId, organizationId, after: {} }])
  })

test('a reply is emailed once with a first name alone; two workers, the next rounds, and another clinic send nothing more', async () => {
  await choose('reply')
  await choose('reply', true, 'foreign')
  await reply()
  await reply()
  await Promise.all([run(), run()])
  await run()
  const [mail, ...others] = await listMails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Ana replied')
  expect(mail?.text).toMatch(/Ana replied: https:\/\/console\.example\.test\/messages\?thread=/)
  expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Maria|Ruiz/)
  expect(await listMails('foreign')).toEqual([])
})

test('no one gets an email of a kind they did not choose, for their own act, after they read it, or with a closed account', async () => {
  await reply()
  await choose('reply')
  await reply('own', world.users.clinic.id)
  expect(await listStates()).toEqual([])
  await reply()
  await world.inPlatform(async (tx) => await tx.run(sql`update text_recipients set unread = 0`))
  await run()
  expect(await listStates()).toEqual(['skipped'])
  await choose('reply', true, 'manager')
  await reply()
  const close = async (at: string | null) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set deactivated_at = ${at} where id = ${world.users.manager.id}`),
    )
  await close(getNow().toISOString())
  await run()
  await close(null)
  world.signOut('manager')
  expect(await listMails()).toHaveLength(1)
  expect(await listMails('manager')).toEqual([])
})

test('one email of a kind leaves in ten minutes; what comes in between is grouped, and another kind does not wait', async () => {
  await choose('reply')
  await choose('request')
  await reply()
  await run()
  await reply()
  await ask()
  ahead += 3 * 60_000
  await run()
  expect((await listMails()).map(({ subject }) => subject)).toEqual(['Ana asked about a score', 'Ana replied'])
  ahead += 5 * 60_000
  await run()
  expect(await listMails()).toHaveLength(2)
  ahead += 3 * 60_000
  await run()
  expect(await listMails()).toHaveLength(3)
})

test('replies that come a moment apart share one email', async () => {
  const candidateId = world.own.ids.secondCandidate
  await world.inPlatform(
    async (tx) => await tx.run(sql`update all_candidates set full_name = 'bo lee' where id = ${candidateId}`),
  )
  await choose('reply')
  await reply()
  await world.inPlatform(
    async (tx) => await tx.run(sql`update notification_emails set next_at = next_at - interval '60 seconds'`),
  )
  ahead = 61_000
  await reply('own', null, { candidateId })
  await run()
  const [mail, ...others] = await listMails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('2 people replied')
  expect(mail?.text).toMatch(/Ana replied: \S+\nBo replied: \S+\n/)
})

test('someone who got an email of their own about it gets no second one', async () => {
  await choose('request')
  await world.inPlatform(async (tx) => {
    const { organizationId, candidateId } = world.own
    await tx.run(sql`insert into emails (id, organization_id, kind, about, to_address, subject, body, state, created_at)
      select gen_random_uuid(), ${organizationId}, 'notice', ${candidateId}, email, 'x', 'x', 'kept', now() from reinforce_users
      where id = ${world.users.clinic.id}`)
  })
  await ask()
  await run()
  expect(await listStates()).toEqual(['skipped'])
})

test('a link only asks when it is opened; one press without a session stops its kind for its person alone, from any program', async () => {
  for (const who of ['clinic', 'manager'] as const) await choose('reply', true, who)
  await choose('request')
  await reply()
  await run()
  const url = findLink((await listMails())[0]?.text ?? '')
  const opened = await world.app.inject({ url })
  expect([opened.statusCode, opened.body]).toEqual([200, expect.stringContaining('Stop These Emails')])
  expect((await findRow('reply'))?.email).toBe(true)
  expect(url).not.toContain(world.users.clinic.id)
  const pressed = await world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect([pressed.statusCode, pressed.body]).toEqual([200, expect.stringContaining('unread replies')])
  expect((await findRow('reply'))?.email).toBe(false)
  expect((await findRow('request'))?.email).toBe(true)
  expect((await findRow('reply', 'manager'))?.email).toBe(true)
  const form = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
  const kind = { 'content-type': 'multipart/form-data; boundary=x' }
  expect((await world.app.inject({ method: 'POST', url, headers: kind, payload: form })).statusCode).toBe(200)
  const origin = { origin: 'https://elsewhere.example.test' }
  expect((await world.app.inject({ method: 'POST', url, headers: origin })).statusCode).toBe(403)
})

test('an expired, a changed, and an unknown link show the same page, and turn nothing off', async () => {
  await choose('reply')
  await reply()
  await run()
  const url = findLink((await listMails())[0]?.text ?? '')
  ahead += 181 * 86_400_000
  const press = async (path: string) => {
    const { statusCode, body } = await world.app.inject({ method: 'POST', url: path })
    return { statusCode, body }
  }
  const expired = await press(url)
  expect(expired.statusCode).toBe(404)
  ahead = 0
  expect(await press('/unsubscribe/nothing')).toEqual(expired)
  expect(await press(`${url.slice(0, -6)}AAAAAA`)).toEqual(expired)
  expect((await findRow('reply'))?.email).toBe(true)
  const [unknown, known] = [await world.app.inject({ url: '/unsubscribe/x' }), await world.app.inject({ url })]
  expect(unknown.body).toBe(known.body)
})

test('one choice changes one kind in one way, and what was chosen before stays', async () => {
  await world.call('clinic', 'PUT', '/api/me/notifications/hidden', { hidden: ['document'] })
  const quiet = { from: 0, until: 0 }
  const push = { hidden: ['request'], quiet, timeZone: 'America/Chicago', showsDetails: true }
  await world.call('clinic', 'PUT', '/api/me/push/choices', push)
  await world.call('clinic', 'PUT', '/api/me/notification-choices', { kind: 'reply', way: 'app', isOn: false })
  await world.call('clinic', 'PUT', '/api/me/notification-choices', { kind: 'reply', way: 'push', isOn: false })
  await world.call('clinic', 'PUT', '/api/me/push/choices', { quiet, timeZone: 'America/Denver', showsDetails: true })
  expect(await findRow('reply')).toMatchObject({ kind: 'reply', app: false, email: false, push: false })
  expect(await findRow('document')).toMatchObject({ kind: 'document', app: false, email: null, push: null })
  expect(await findRow('request')).toMatchObject({ kind: 'request', app: true, email: false, push: false })
  expect(await findRow('applications')).toBeUndefined()
  const impossible = { kind: 'document', way: 'push', isOn: true }
  expect((await world.call('clinic', 'PUT', '/api/me/notification-choices', impossible)).status).toBe(400)
})
