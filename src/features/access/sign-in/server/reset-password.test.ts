import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJobs } from '../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, password, type World } from '../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../integrations/mail/fake-smtp.ts'
import { findLink } from '../../email/rules/mail-texts.ts'
import { sendMailJob } from '../../email/server/jobs/send-mail.ts'
import { answerResetJob } from './jobs/answer-reset.ts'

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
  silent = await openWorld()
})
afterAll(async () => {
  await world.close()
  await silent.close()
  await smtp.close()
})

const post = async (url: string, payload: object) =>
  await world.app.inject({ method: 'POST', url, payload, remoteAddress: createAddress() })
const ask = async (email: string) => await post('/api/auth/password-resets', { email })
const deliver = async () => {
  await runJobs(world, answerResetJob)
  await runJobs(world, sendMailJob)
}
const someone = async () => {
  const email = `${randomUUID()}@example.test`
  const ids = await world.inPlatform(
    async (tx) => await world.addPerson(tx, { email, organizationId: world.own.organizationId, level: null }),
  )
  return { ...ids, email }
}
const tokenFor = async (email: string) => {
  await ask(email)
  await deliver()
  const mail = smtp.mails.findLast(({ to }) => to === email)
  const text = (mail?.data ?? '').replace(/=\n/g, '').replaceAll('=3D', '=')
  return findLink(text)?.split('/').at(-1) ?? ''
}
const signIn = async (email: string, word: string) => await post('/api/auth/sign-in/email', { email, password: word })

test('known and unknown addresses get the same answer, and only the job finds out which is which', async () => {
  const { email } = await someone()
  const [known, unknown] = [await ask(email), await ask('nobody@example.test')]
  expect({ status: known.statusCode, body: known.body }).toEqual({ status: unknown.statusCode, body: unknown.body })
  expect(smtp.mails).toHaveLength(0)
  await deliver()
  expect(smtp.mails.map(({ to }) => to)).toEqual([email])
})

test('the link sets a new password once, and ends all sessions', async () => {
  const person = await someone()
  const token = await tokenFor(person.email)
  const session = String((await signIn(person.email, password)).headers['set-auth-token'])
  const reset = async (next: string, confirm = next) =>
    await post(`/api/auth/password-resets/${token}`, { next, confirm })
  expect((await reset('short')).json()).toMatchObject({ error: { fields: { next: /at least 6/ } } })
  expect((await reset('long-enough', 'another')).json()).toMatchObject({
    error: { fields: { confirm: /do not match/ } },
  })
  expect((await world.app.inject({ url: `/api/auth/password-resets/${token}` })).statusCode).toBe(200)
  expect((await reset('long-enough')).statusCode).toBe(200)
  expect((await reset('another-one')).statusCode).toBe(404)
  expect((await world.app.inject({ url: `/api/auth/password-resets/${token}` })).statusCode).toBe(404)
  const candidates = async () =>
    (await world.app.inject({ url: '/api/candidates', headers: { authorization: `Bearer ${session}` } })).statusCode
  await expect.poll(candidates).toBe(401)
  expect((await signIn(person.email, password)).statusCode).toBe(401)
  expect((await signIn(person.email, 'long-enough')).statusCode).toBe(200)
  expect(await world.eventNames(person.id)).toEqual(
    expect.arrayContaining(['user.passwordResetAsked', 'mail.sent', 'user.passwordReset']),
  )
})

test('two at once with the same link: one sets the password', async () => {
  const { email } = await someone()
  const token = await tokenFor(email)
  const both = await Promise.all(
    ['first-word', 'second-word'].map(
      async (next) => await post(`/api/auth/password-resets/${token}`, { next, confirm: next }),
    ),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
})

test('a link works for thirty minutes, and a newer one makes it useless', async () => {
  const { email } = await someone()
  const old = await tokenFor(email)
  const token = await tokenFor(email)
  expect((await world.app.inject({ url: `/api/auth/password-resets/${old}` })).statusCode).toBe(404)
  const before = now
  now = new Date(now.getTime() + 30 * 60_000 + 1)
  expect(
    (await post(`/api/auth/password-resets/${token}`, { next: 'long-enough', confirm: 'long-enough' })).statusCode,
  ).toBe(404)
  now = before
})

test('at most three emails an hour and person; a deactivated person gets none', async () => {
  const [person, gone] = [await someone(), await someone()]
  await world.inPlatform(
    async (tx) => await tx.run(sql`update reinforce_users set deactivated_at = now() where id = ${gone.id}`),
  )
  for (let i = 0; i < 5; i++) await ask(person.email)
  await ask(gone.email)
  await deliver()
  expect(smtp.mails.filter(({ to }) => to === person.email)).toHaveLength(3)
  expect(smtp.mails.filter(({ to }) => to === gone.email)).toHaveLength(0)
})

test('where no email is sent, asking says who can help', async () => {
  const answer = await silent.call(null, 'POST', '/api/auth/password-resets', { email: 'clinic@example.test' })
  expect(answer.body).toMatchObject({ error: { message: /Ask an Admin/ } })
  expect((await silent.call('admin', 'GET', '/api/mailbox')).status).toBe(404)
})

test('gives up an email that the server refuses at once, tries again one it failed to take; forgets the link either way', async () => {
  const row = z.object({ state: z.string(), body: z.nullable(z.string()), problem: z.nullable(z.string()) })
  const last = async (to: string) =>
    await world.inPlatform(
      async (tx) => await tx.one(row, sql`select state, body, problem from emails where to_address = ${to}`),
    )
  const [refused, later] = [await someone(), await someone()]
  smtp.answer('reject')
  await ask(refused.email)
  await deliver()
  expect(await last(refused.email)).toEqual({ state: 'failed', body: null, problem: 'The email server answered 550.' })
  smtp.answer('later')
  await ask(later.email)
  await expect(deliver()).rejects.toThrow('451')
  expect(await last(later.email)).toMatchObject({ state: 'waiting', body: /reset/ })
  smtp.answer('accept')
  const { id } = (await world.inPlatform(
    async (tx) =>
      await tx.one(z.object({ id: z.string() }), sql`select id from emails where to_address = ${later.email}`),
  )) ?? { id: '' }
  await sendMailJob.run({ organizationId: world.platformId, mailId: id }, world.services, new AbortController().signal)
  expect(await last(later.email)).toMatchObject({ state: 'sent', body: null })
  expect(await world.eventNames(refused.id)).toContain('mail.failed')
})
