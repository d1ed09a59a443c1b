import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { mailbox } from '../../../../access/email/contract/mailbox.ts'
import { notificationChoices } from '../../contract/choices.ts'
import { sendDigestsJob } from '../jobs/send-digests.ts'
import { sealDigestsWith } from './record-line.ts'

/** A Friday, 7 AM in Austin. */
const early = new Date('2026-11-20T13:00:00Z')
const hour = 3_600_000
let now = early
let world: World
beforeAll(async () => {
  world = await openWorld({ DEMO_DATA: 'on', PUBLIC_URL: 'https://console.example.test', MAILBOX: 'on' }, () => now)
  sealDigestsWith(() => Promise.resolve('A line of the record'))
})
afterAll(async () => await world.close())

type Who = 'clinic' | 'admin' | 'manager'
const digest = { choice: 'workdays', minutes: 480, timeZone: 'America/Chicago' }
const choose = async (more: object = {}, who: Who = 'clinic') => {
  const { status, text } = await world.call(who, 'PUT', '/api/me/digest', { ...digest, ...more })
  if (status !== 200) throw new Error(text)
}
const run = async () => await sendDigestsJob.run({ organizationId: '' }, world.services, new AbortController().signal)
const listMails = async (who: Who = 'clinic') =>
  mailbox.reply
    .parse((await world.call(who, 'GET', '/api/mailbox')).body)
    .rows.filter(({ subject }) => subject.startsWith('Your day'))
const addInterview = async (whose: 'own' | 'foreign', name: string, day = '2026-11-20') =>
  await world.inPlatform(async (tx) => {
    const { organizationId, candidateId } = world[whose]
    await tx.run(sql`update all_candidates set full_name = ${name} where id = ${candidateId}`)
    await tx.run(sql`insert into interviews (id, organization_id, candidate_id, interview_date)
      values (${randomUUID()}, ${organizationId}, ${candidateId}, ${`${day}T16:30:00Z`})`)
  })
beforeEach(async () => {
  now = early
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from email_choices`)
    await tx.run(sql`delete from emails where kind = 'digest'`)
    await tx.run(sql`delete from interviews`)
    await tx.run(sql`update text_recipients set unread = 0`)
    await tx.run(sql`delete from automation_enrollments`)
    await tx.run(sql`delete from explanation_requests`)
    await tx.run(sql`delete from unknown_texts`)
    await tx.run(sql`delete from document_files`)
  })
})

test('comes once at its hour with the interviews of the own clinic; two workers and later rounds send no second one', async () => {
  await addInterview('own', 'ana maria ruiz')
  await addInterview('foreign', 'zoe stranger')
  await choose()
  await run()
  expect(await listMails()).toEqual([])
  now = new Date(early.getTime() + hour)
  await Promise.all([run(), run(), run()])
  await run()
  const [mail, ...others] = await listMails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Your day: 1 interview')
  expect(mail?.text).toContain('10:30 AM Ana')
  expect(mail?.text).not.toMatch(/Ruiz|Zoe|A line of the record/)
})

test('a day without news sends nothing unless the person asks for one; an Admin’s has the line of the record', async () => {
  await choose({}, 'admin')
  now = new Date(early.getTime() + hour)
  await run()
  expect(await listMails('admin')).toEqual([])
  await world.call('admin', 'POST', '/api/me/digest/send', { timeZone: 'America/Chicago' })
  const [mail] = await listMails('admin')
  expect(mail?.subject).toBe('Your day: nothing needs attention')
  expect(mail?.text).toContain('A line of the record')
})

test('not on a weekend, not again on the same day after a change, not for a closed account', async () => {
  for (const day of ['2026-11-20', '2026-11-21', '2026-11-23']) await addInterview('own', 'ana maria ruiz', day)
  await choose()
  now = new Date(early.getTime() + hour)
  await run()
  await choose({ minutes: 540 })
  now = new Date(early.getTime() + 2 * hour)
  await run()
  now = new Date(early.getTime() + 26 * hour)
  await run()
  expect(await listMails()).toHaveLength(1)
  now = new Date(early.getTime() + 74 * hour)
  const close = async (at: string | null) =>
    await world.inPlatform(
      async (tx) =>
        await tx.run(sql`update reinforce_users set deactivated_at = ${at} where id = ${world.users.clinic.id}`),
    )
  await close(now.toISOString())
  await run()
  await close(null)
  world.signOut('clinic')
  expect(await listMails()).toHaveLength(1)
  await run()
  expect(await listMails()).toHaveLength(2)
})

test('a time that has passed begins on the next day; one now comes at once, and its link turns the digest off', async () => {
  now = new Date(early.getTime() + 2 * hour)
  await addInterview('own', 'ana maria ruiz')
  await choose()
  await run()
  expect(await listMails()).toEqual([])
  const { status } = await world.call('clinic', 'POST', '/api/me/digest/send', { timeZone: 'America/Chicago' })
  expect(status).toBe(200)
  const [mail] = await listMails()
  const url = new URL(/https:\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').pathname
  expect((await world.app.inject({ method: 'POST', url })).statusCode).toBe(200)
  const { digest: found } = notificationChoices.reply.parse(
    (await world.call('clinic', 'GET', '/api/me/notification-choices')).body,
  )
  expect(found).toEqual({ ...digest, choice: 'off' })
})
