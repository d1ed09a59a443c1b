import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAddress, openWorld, password, type World } from '../../../../../app/server/testing/world.ts'
import { openFakeSmtp } from '../../../../../integrations/mail/fake-smtp.ts'
import { loadMails } from '../testing/load-mails.ts'

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

let world: World
let smtp: Awaited<ReturnType<typeof openFakeSmtp>>
let now = new Date('2026-11-20T15:00:00Z')
beforeAll(async () => {
  smtp = await openFakeSmtp()
  const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@example.test', PUBLIC_URL: 'http://console.example.test' }
  world = await openWorld(settings, () => now)
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})

const signIn = async (email: string, { cookie = '', agent = windows, from = createAddress() } = {}) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password },
    remoteAddress: from,
    headers: { 'user-agent': agent, ...(cookie ? { cookie } : {}) },
  })
  expect(answer.statusCode).toBe(200)
  return `reinforce.device=${answer.cookies.find(({ name }) => name === 'reinforce.device')?.value}`
}

test('a sign-in from an unknown browser emails its time, the browser, and the way to end it; a known one does not', async () => {
  const cookie = await signIn('clinic@example.test')
  const [mail, ...others] = await loadMails(world, 'clinic@example.test')
  expect(others).toEqual([])
  expect(mail?.subject).toBe('New sign-in: Chrome on Windows')
  expect(mail?.body).toContain('Chrome on Windows, Nov 20, 2026')
  expect(mail?.body).toContain('http://console.example.test/settings?tab=security')
  await signIn('clinic@example.test', { cookie })
  // A shared browser is known to both accounts.
  const shared = await signIn('manager@example.test', { cookie })
  expect(await loadMails(world, 'manager@example.test')).toHaveLength(1)
  await signIn('clinic@example.test', { cookie: shared })
  await signIn('manager@example.test', { cookie: shared })
  expect(await loadMails(world, 'clinic@example.test')).toHaveLength(1)
  expect(await loadMails(world, 'manager@example.test')).toHaveLength(1)
})

test('a cookie of another account, or a changed one, makes no browser known', async () => {
  const cookie = await signIn('clinic@example.test')
  const before = (await loadMails(world, 'admin@example.test')).length
  await signIn('admin@example.test', { cookie })
  await signIn('admin@example.test', { cookie: cookie.replace(/=./, '=_') })
  expect(await loadMails(world, 'admin@example.test')).toHaveLength(before + 2)
})

test('a program without cookies is emailed once a day and address', async () => {
  const program = { agent: 'payroll/1.0', from: '10.20.0.1' }
  const foreign = 'foreign@example.test'
  for (let n = 0; n < 3; n++) await signIn(foreign, program)
  expect((await loadMails(world, foreign)).map(({ subject }) => subject)).toEqual(['New sign-in: A program'])
  await signIn(foreign, { ...program, from: '10.20.0.2' })
  now = new Date(now.getTime() + 25 * 3_600_000)
  await signIn(foreign, program)
  expect(await loadMails(world, foreign)).toHaveLength(3)
})
