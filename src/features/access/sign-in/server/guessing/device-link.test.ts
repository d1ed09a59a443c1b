import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../../app/server/testing/run-jobs.ts'
import { createAddress, openWorld, password, type World } from '../../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../../integrations/mail/fake-smtp.ts'
import { findLink } from '../../../email/rules/mail-texts.ts'
import { sendMailJob } from '../../../email/server/jobs/send-mail.ts'

let world: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
let now = new Date('2026-11-20T15:00:00Z')
beforeAll(async () => {
  smtp = await openFakeSmtp()
  const settings = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Reinforce <no-reply@example.test>',
    PUBLIC_URL: 'http://console.example.test',
  }
  world = await openWorld(settings, () => now)
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})

const post = async (url: string, payload: object, cookie = '') =>
  await world.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: createAddress(),
    headers: cookie ? { cookie } : {},
  })
const signIn = async (email: string, word: string, cookie = '') =>
  await post('/api/auth/sign-in/email', { email, password: word }, cookie)
const open = async (token: string) => await post('/api/auth/sign-in/device', { token })
const guess = async (email: string) => {
  const answers = await Promise.all(Array.from({ length: 50 }, async (_, n) => await signIn(email, `guess-${n}`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401))
}
const getDeviceCookie = (answer: Awaited<ReturnType<typeof signIn>>) =>
  `reinforce.device=${answer.cookies.find(({ name }) => name === 'reinforce.device')?.value}`
const links = async (to: string) => {
  await runJobs(world, sendMailJob)
  const urls = smtp.mails
    .filter((mail) => mail.to === to)
    .map(({ data }) => new URL(findLink(data.replace(/=\n/g, '').replaceAll('=3D', '=')) ?? ''))
  return urls.map(({ searchParams }) => searchParams.get('device')).filter((token) => token !== null)
}
const email = 'clinic@example.test'
const refusal = { error: { details: { deviceLink: true } } }

test('after fifty wrong passwords an unknown browser needs an emailed link, a known one does not, and an unknown address is answered alike', async () => {
  const known = getDeviceCookie(await signIn(email, password))
  await guess(email)
  expect((await signIn(email, password)).json()).toMatchObject(refusal)
  expect((await signIn(email, 'wrong')).json()).toMatchObject(refusal)
  expect((await signIn(email, password, known)).statusCode).toBe(200)
  await guess('nobody@example.test')
  expect((await signIn('nobody@example.test', password)).json()).toMatchObject(refusal)

  await expect.poll(async () => await links(email)).toHaveLength(1)
  const [token = ''] = await links(email)
  expect(await world.eventNames(world.users.clinic.id)).toContain('user.deviceLinkMailed')
  expect((await open(`${token}x`)).statusCode).toBe(404)
  expect((await open(token.replace(/\.\d+\./, '.99999999999999.'))).statusCode).toBe(404)
  const opened = await open(token)
  expect(opened.statusCode).toBe(200)
  expect((await signIn(email, 'wrong', getDeviceCookie(opened))).statusCode).toBe(401)
  expect((await signIn(email, password, getDeviceCookie(opened))).statusCode).toBe(200)
})

test('a link ends after an hour, and is emailed once in a quarter of an hour', async () => {
  const other = 'manager@example.test'
  await guess(other)
  await signIn(other, password)
  await signIn(other, password)
  await expect.poll(async () => await links(other)).toHaveLength(1)
  const [token = ''] = await links(other)
  now = new Date(now.getTime() + 16 * 60_000)
  await signIn(other, password)
  await expect.poll(async () => await links(other)).toHaveLength(2)
  expect((await open(token)).statusCode).toBe(200)
  now = new Date(now.getTime() + 61 * 60_000)
  expect((await open(token)).statusCode).toBe(404)
  // An hour without a failure, and the account is as ever.
  expect((await signIn(other, password)).statusCode).toBe(200)
})
