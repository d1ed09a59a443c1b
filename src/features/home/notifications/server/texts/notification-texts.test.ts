import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { recordEvents } from '../../../../../platform/server/events.ts'
import { notificationChoices } from '../../contract/choices.ts'
import { sendNotificationTextsJob } from '../jobs/send-notification-texts.ts'

let world: World
/** Events happen by the database's clock. */
let ahead = 0
const getNow = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  world = await openWorld({ PUBLIC_URL: 'https://console.example.test' }, getNow)
})
afterAll(async () => await world.close())

const phone = '+15125557701'
type Who = 'clinic' | 'manager' | 'foreign'
const choose = async (kind: string, isOn = true, who: Who = 'clinic') =>
  (await world.call(who, 'PUT', '/api/me/notification-choices', { kind, way: 'text', isOn })).status
const load = async (who: Who = 'clinic') =>
  notificationChoices.reply.parse((await world.call(who, 'GET', '/api/me/notification-choices')).body)
const choosePush = async (from: number, until: number) =>
  await world.call('clinic', 'PUT', '/api/me/push/choices', {
    hidden: [],
    quiet: { from, until },
    timeZone: 'America/Chicago',
    showsDetails: true,
  })
const confirm = async (who: Who, number: string) => {
  const { organizationId } = who === 'foreign' ? world.foreign : world.own
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into staff_numbers (organization_id, user_id, phone, confirmed_at, consent)
      values (${organizationId}, ${world.users[who].id}, ${number}, now(), 'I agree')
      on conflict (organization_id, user_id) do update set phone = excluded.phone, confirmed_at = now(), consent = 'I agree'`)
  })
}
beforeEach(async () => {
  ahead = 2 * 60_000
  await world.inPlatform(async (tx) => {
    for (const table of [
      'text_choices',
      'notification_texts',
      'service_texts',
      'staff_numbers',
      'app.staff_text_stops',
    ])
      await tx.run(sql`delete from ${sql.raw(table)}`)
    await tx.run(sql`update text_recipients set unread = 0, opt_out_review_since = null, closed_at = null`)
    await tx.run(sql`update all_candidates set full_name = 'ana maria ruiz' where id = ${world.own.candidateId}`)
  })
  await confirm('clinic', phone)
  await choosePush(0, 0)
})

const run = async () =>
  await sendNotificationTextsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const text = z.object({ body: z.string(), to: z.string(), userId: z.string() })
const listTexts = async () =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        text,
        sql`select body, to_phone as "to", about as "userId" from service_texts where kind = 'notification' order by created_at, id`,
      ),
  )
const listStates = async () =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.rows(z.object({ state: z.string() }), sql`select state from notification_texts order by at, id`),
    )
  ).map(({ state }) => state)
const setUnread = async (unread: number) =>
  await world.inPlatform(async (tx) => await tx.run(sql`update text_recipients set unread = ${unread}`))
const reply = async (who: string | null = null, whose: 'own' | 'foreign' = 'own') =>
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
const ask = async () =>
  await world.inPlatform(async (tx) => {
    const { organizationId, candidateId } = world.own
    await recordEvents(tx, null, [{ name: 'explanation.asked', about: candidateId, organizationId, after: {} }])
  })

test('a kind is texted only to a confirmed number, and its cell shows why not', async () => {
  expect((await load()).textProblem).toBeNull()
  expect(await choose('reply')).toBe(200)
  expect((await load()).rows.find(({ kind }) => kind === 'reply')).toMatchObject({ text: true, email: false })
  expect(await choose('document')).toBe(400)
  expect((await load('manager')).textProblem).toBe('number')
  expect(await choose('reply', true, 'manager')).toBe(400)
  await world.inPlatform(
    async (tx) => await tx.run(sql`insert into app.staff_text_stops values (${phone}, now(), 'STOP')`),
  )
  expect((await load()).textProblem).toBe('stopped')
})

test('a reply is texted once with a first name and a link; two workers, the next rounds, and another clinic send nothing more', async () => {
  await confirm('foreign', '+15125557702')
  await choose('reply')
  await choose('reply', true, 'foreign')
  await reply()
  await reply()
  await Promise.all([run(), run()])
  await run()
  const [sent, ...others] = await listTexts()
  expect(others).toEqual([])
  expect(sent).toMatchObject({ to: phone, userId: world.users.clinic.id })
  expect(sent?.body).toMatch(/^Reinforce: Ana replied\. https:\/\/console\.example\.test\/messages\?thread=[\w-]+$/)
})

test('nothing is texted about the person’s own act, a reply that was read, in their quiet hours, after STOP, or without the number', async () => {
  await choose('reply')
  await reply(world.users.clinic.id)
  expect(await listStates()).toEqual([])
  const causes: (() => Promise<unknown>)[] = [
    async () => await setUnread(0),
    async () => await choosePush(1, 0),
    async () =>
      await world.inPlatform(
        async (tx) => await tx.run(sql`insert into app.staff_text_stops values (${phone}, now(), 'STOP')`),
      ),
    async () => await world.call('clinic', 'DELETE', '/api/me/number'),
  ]
  for (const cause of causes) {
    await reply()
    await cause()
    await run()
    await choosePush(0, 0)
    await world.inPlatform(async (tx) => await tx.run(sql`delete from app.staff_text_stops`))
  }
  expect(await listStates()).toEqual(causes.map(() => 'skipped'))
  expect(await listTexts()).toEqual([])
})

test('one text of a kind leaves in ten minutes, what comes in between is grouped, and a day has twenty at most', async () => {
  await choose('reply')
  await choose('request')
  await reply()
  await run()
  await reply()
  await ask()
  ahead += 3 * 60_000
  await run()
  const bodies = async () => (await listTexts()).map(({ body }) => body.split('. ')[0])
  expect(await bodies()).toEqual(['Reinforce: Ana replied', 'Reinforce: Ana asked about a score'])
  ahead += 9 * 60_000
  await run()
  expect(await bodies()).toHaveLength(3)
  await world.inPlatform(async (tx) => {
    await tx.run(sql`insert into service_texts (id, organization_id, kind, about, to_name, to_phone, from_phone, body, state, send_at, created_at)
      select gen_random_uuid(), ${world.own.organizationId}, 'notification', ${world.users.clinic.id}, 'Riley', ${phone}, '+15125550100', 'x',
        'sent', now(), now() from generate_series(1, 17)`)
  })
  ahead += 11 * 60_000
  await reply()
  await run()
  expect(await listTexts()).toHaveLength(20)
  expect((await listStates()).at(-1)).toBe('skipped')
})
