import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../integrations/mail/fake-smtp.ts'
import { sendMailJob } from '../../../access/email/server/jobs/send-mail.ts'
import { reportSchedules } from '../contract/schedules.ts'
import { sendReportsJob, sendScheduled } from './jobs/send-reports.ts'
import { addReports, getCustomer } from './testing/money-rows.ts'

const base = '/api/finance/report-schedules'
let world: World
let silent: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
let now = new Date()
beforeAll(async () => {
  smtp = await openFakeSmtp()
  const mail = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Reinforce <no-reply@example.test>',
    PUBLIC_URL: 'https://console.example.test',
  }
  world = await openWorld(mail, () => now)
  silent = await openWorld({}, () => now)
  await addReports(world, [
    { stripe_customer_id: getCustomer(world, 'own'), amount: 1_200_000, fee: 36_000, month: 10, year: 2026 },
    { stripe_customer_id: getCustomer(world, 'foreign'), amount: 77_777_00, fee: 0, month: 10, year: 2026 },
  ])
})
afterAll(async () => {
  await world.close()
  await silent.close()
  await smtp.close()
})
beforeEach(async () => {
  now = new Date('2026-10-20T18:00:00Z')
  smtp.answer('accept')
  await deliver()
  smtp.mails.length = 0
  await world.inPlatform(async (tx) => await tx.run(sql`update report_schedules set stopped_at = now()`))
})

const run = async (of = world) =>
  await sendReportsJob.run({ organizationId: '' }, of.services, new AbortController().signal)
const deliver = async () => await runJobs(world, sendMailJob)
const monthly = (recipients: string[], more: object = {}) => ({ every: 'month', day: 3, hour: 8, recipients, ...more })
const schedule = async (recipients = [world.users.clinic.id], who: 'clinic' | 'platform' = 'clinic') => {
  const { status, body } = await world.call(who, 'POST', base, monthly(recipients))
  expect(status, JSON.stringify(body)).toBe(200)
  return z.object({ id: z.string() }).parse(body).id
}
const list = async (who: 'clinic' | 'foreign' | 'admin' = 'clinic', of = world) =>
  reportSchedules.reply.parse((await of.call(who, 'GET', base)).body)
const loadRow = async (id: string) => (await list()).rows.find((row) => row.id === id)
const colleague = async (level: 'Manager' | 'Admin' | null = null, organizationId = world.own.organizationId) =>
  (
    await world.inPlatform(
      async (tx) =>
        await world.addPerson(tx, { email: `${randomUUID()}@example.test`, organizationId, level, name: 'Alex Kim' }),
    )
  ).id
const decodeMail = (mail: { data: string } | undefined) =>
  (mail?.data ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=')
const loadMails = async (id: string) =>
  await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ id: z.string(), state: z.string(), body: z.nullable(z.string()) }),
        sql`select id, state, body from emails where about = ${id} order by created_at`,
      ),
  )

test('a report leaves at its hour with the figures in words, the file and a link; once', async () => {
  const id = await schedule()
  expect(await loadRow(id)).toMatchObject({
    running: true,
    nextAt: '2026-11-03T13:00:00.000Z',
    last: null,
    madeBy: 'Riley Adams',
  })
  now = new Date('2026-11-03T12:59:59Z')
  await run()
  expect(await loadMails(id)).toEqual([])
  now = new Date('2026-11-03T13:00:00Z')
  await run()
  await run()
  await deliver()
  expect(smtp.mails).toHaveLength(1)
  const mail = smtp.mails[0]
  expect(mail?.to).toBe('clinic@example.test')
  const text = decodeMail(mail)
  expect(text).toContain('Subject: October 2026: figures of Bright Path ABA')
  expect(text).toContain('1 performance report of 1 client with $12,000.00, less $360.00 in fees: $11,640.00.')
  expect(text).not.toContain('77,777')
  expect(text).toContain('https://console.example.test/performance-report?month=2026-10')
  expect(text).toContain('https://console.example.test/performance-report?schedules=open')
  expect(text).toContain('filename=figures-2026-10.csv')
  expect(await loadRow(id)).toMatchObject({
    nextAt: '2026-12-03T13:00:00.000Z',
    last: { month: '2026-10', people: [{ name: 'Riley Adams', state: 'sent', reason: null }] },
  })
  expect(await world.eventNames(id)).toEqual(['reportSchedule.made', 'reportSchedule.sent', 'mail.sent'])
  expect(await loadMails(id)).toMatchObject([{ state: 'sent', body: null }])
})

test('two processes at once send it once', async () => {
  const id = await schedule()
  now = new Date('2026-11-03T13:00:00Z')
  await Promise.all([run(), run(), run()])
  expect(await loadMails(id)).toHaveLength(1)
})

test('a run that dies half-way leaves nothing behind and the next one sends', async () => {
  const id = await schedule()
  now = new Date('2026-11-03T13:00:00Z')
  await expect(
    world.inClinic(world.own.organizationId, async (tx) => {
      expect(await sendScheduled(tx, id, { now, settings: world.services.config })).toBe(true)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect(await loadMails(id)).toEqual([])
  await run()
  expect(await loadMails(id)).toHaveLength(1)
})

test('an email whose sending crashed is not sent again, and the list shows it', async () => {
  const id = await schedule()
  now = new Date('2026-11-03T13:00:00Z')
  await run()
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update emails set state = 'sending', claimed_at = ${now.toISOString()} where about = ${id}`),
  )
  await deliver()
  expect(smtp.mails).toHaveLength(0)
  expect((await loadRow(id))?.last?.people).toMatchObject([{ state: 'unknown' }])
  expect((await loadRow(id))?.last?.people[0]?.reason).toContain('we don’t know if the email went out')
  expect(await world.eventNames(id)).toContain('mail.fateUnknown')
})

test('skips people deactivated, demoted, or moved since, and lists them with the reason', async () => {
  const [left, demoted, moved, stays] = [
    await colleague(),
    await colleague('Admin'),
    await colleague(),
    world.users.clinic.id,
  ]
  const id = await schedule([left, demoted, moved, stays])
  await world.inPlatform(async (tx) => {
    await tx.run(sql`update reinforce_users set deactivated_at = now(), full_name = 'Ann Left' where id = ${left}`)
    await tx.run(
      sql`update reinforce_users set admin_level = 'Manager', full_name = 'Bo Demoted' where id = ${demoted}`,
    )
    await tx.run(sql`update reinforce_users set organization_id = ${world.foreign.organizationId} where id = ${moved}`)
  })
  now = new Date('2026-11-03T13:00:00Z')
  await run()
  await deliver()
  expect(smtp.mails.map(({ to }) => to)).toEqual(['clinic@example.test'])
  const people = (await loadRow(id))?.last?.people ?? []
  expect(people.map(({ name, state, reason }) => [name, state, reason])).toEqual([
    ['Ann Left', 'skipped', 'deactivated'],
    ['Bo Demoted', 'skipped', 'a Manager, who can’t see money'],
    ['Riley Adams', 'sent', null],
    ['Someone who left', 'skipped', 'no longer in this organization'],
  ])
})

test('a server that was away for months sends what it missed once', async () => {
  const id = await schedule()
  now = new Date('2027-03-20T12:00:00Z')
  await run()
  await run()
  expect(await loadMails(id)).toHaveLength(1)
  expect(await loadRow(id)).toMatchObject({ nextAt: '2027-04-03T12:00:00.000Z', last: { month: '2027-02' } })
})

test('a stopped report is not sent; started again it continues with its next day', async () => {
  const id = await schedule()
  expect((await world.call('admin', 'PUT', `${base}/${id}/running`, { running: false })).status).toBe(200)
  expect((await world.call('admin', 'PUT', `${base}/${id}/running`, { running: false })).status).toBe(200)
  now = new Date('2026-11-10T13:00:00Z')
  await run()
  expect(await loadMails(id)).toEqual([])
  await world.call('clinic', 'PUT', `${base}/${id}/running`, { running: true })
  await run()
  expect(await loadMails(id)).toEqual([])
  expect(await loadRow(id)).toMatchObject({ running: true, nextAt: '2026-12-03T13:00:00.000Z' })
  expect(await world.eventNames(id)).toEqual([
    'reportSchedule.made',
    'reportSchedule.stopped',
    'reportSchedule.restarted',
  ])
})

test('a change is followed from then on; the same words again change nothing', async () => {
  const id = await schedule()
  const put = async (body: object) => (await world.call('clinic', 'PUT', `${base}/${id}`, body)).status
  expect(await put(monthly([world.users.clinic.id]))).toBe(200)
  expect(await put({ every: 'week', day: 1, hour: 7, recipients: [world.users.admin.id, world.users.clinic.id] })).toBe(
    200,
  )
  expect(await loadRow(id)).toMatchObject({ every: 'week', day: 1, hour: 7, nextAt: '2026-10-26T11:00:00.000Z' })
  expect(await world.eventNames(id)).toEqual(['reportSchedule.made', 'reportSchedule.changed'])
})

test('only people of the organization who see money can be chosen; the refusal does not tell who is who', async () => {
  const answers = []
  for (const recipient of [world.users.manager.id, world.users.foreign.id, world.users.platform.id, randomUUID()])
    answers.push(await world.call('clinic', 'POST', base, monthly([world.users.clinic.id, recipient])))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(400)
  expect(answers[0]?.text).toContain('"recipients":"One of these people can’t get this report')
  const before = (await list()).rows.length
  for (const body of [
    monthly([]),
    monthly([world.users.clinic.id], { day: 0 }),
    monthly([world.users.clinic.id], { day: 29 }),
    monthly([world.users.clinic.id], { hour: 24 }),
    { every: 'week', day: 7, hour: 8, recipients: [world.users.clinic.id] },
  ])
    expect((await world.call('clinic', 'POST', base, body)).status).toBe(400)
  expect((await list()).rows).toHaveLength(before)
})

test('another clinic and platform staff neither see nor touch it; a Manager sees nothing at all', async () => {
  const id = await schedule()
  for (const who of ['foreign', 'platform'] as const) {
    expect((await world.call(who, 'GET', base)).text).not.toContain(id)
    const [known, unknown] = [
      await world.call(who, 'PUT', `${base}/${id}/running`, { running: false }),
      await world.call(who, 'PUT', `${base}/${randomUUID()}/running`, { running: false }),
    ]
    expect([known.status, known.text]).toEqual([404, unknown.text])
  }
  for (const [method, url, body] of [
    ['GET', base, undefined],
    ['POST', base, monthly([world.users.manager.id])],
    ['PUT', `${base}/${id}/running`, { running: false }],
    ['POST', '/api/finance/report-mails', { month: '2026-10' }],
  ] as const)
    expect((await world.call('manager', method, url, body)).status).toBe(403)
  expect(await loadRow(id)).toMatchObject({ running: true })
})

test('platform staff get the figures of all organizations', async () => {
  const id = await schedule([world.users.platform.id], 'platform')
  now = new Date('2026-11-03T13:00:00Z')
  await run()
  await deliver()
  expect(await loadMails(id)).toHaveLength(1)
  expect(decodeMail(smtp.mails.find(({ to }) => to === 'platform@example.test'))).toContain(
    '2 performance reports of 2 clients',
  )
})

test('“send me one now” reaches only the person who asked', async () => {
  const answer = await world.call('clinic', 'POST', '/api/finance/report-mails', { month: '2026-10' })
  expect(answer.body).toEqual({ to: 'clinic@example.test' })
  await deliver()
  expect(smtp.mails.map(({ to }) => to)).toEqual(['clinic@example.test'])
  expect(decodeMail(smtp.mails[0])).toContain('Subject: October 2026 so far: figures of Bright Path ABA')
  expect(await world.eventNames(world.users.clinic.id)).toContain('report.mailed')
})

test('the list shows a refusal by the email server', async () => {
  const id = await schedule()
  now = new Date('2026-11-03T13:00:00Z')
  await run()
  smtp.answer('reject')
  await deliver()
  expect((await loadRow(id))?.last?.people).toEqual([
    { name: 'Riley Adams', state: 'failed', reason: 'The email server answered 550.' },
  ])
})

test('without email nothing can be scheduled, with the reason; a running schedule can be stopped', async () => {
  expect((await list('clinic', silent)).canMail).toBe(false)
  for (const [url, body] of [
    [base, monthly([silent.users.clinic.id])],
    ['/api/finance/report-mails', { month: '2026-10' }],
  ] as const) {
    const { status, text } = await silent.call('clinic', 'POST', url, body)
    expect(status).toBe(409)
    expect(text).toContain('Set SMTP_URL')
  }
  const id = silent.own.ids.reportSchedule
  now = new Date('2027-01-03T13:00:00Z')
  await run(silent)
  expect((await list('clinic', silent)).rows[0]?.last?.people).toMatchObject([
    { state: 'skipped', reason: 'this server doesn’t send email' },
  ])
  expect((await silent.call('clinic', 'PUT', `${base}/${id}/running`, { running: false })).status).toBe(200)
  expect((await silent.call('clinic', 'PUT', `${base}/${id}/running`, { running: true })).status).toBe(409)
})
