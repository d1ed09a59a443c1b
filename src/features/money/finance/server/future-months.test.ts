import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'

const clock = { now: new Date('2026-11-20T18:00:00Z') }
const mail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Reinforce <no-reply@example.test>',
  PUBLIC_URL: 'https://console.example.test',
}
let world: World
beforeAll(async () => {
  world = await openWorld(mail, () => clock.now)
})
afterAll(async () => await world.close())

const reads = [
  'reports',
  'report-rows',
  'report-rows/export',
  'hiring',
  'hiring/export',
  'hiring/people',
  'hiring/people/export',
]
const ask = async (path: string, month: string) =>
  await world.call('clinic', 'GET', `/api/finance/${path}?month=${month}`)

test.each(reads)('%s tells nothing of a month that has not begun', async (path) => {
  clock.now = new Date('2026-11-20T18:00:00Z')
  expect(await ask(path, '2026-12')).toMatchObject({ status: 400 })
  expect((await ask(path, '2031-10')).text).toContain('Choose November 2026 or an earlier month.')
  expect((await ask(path, '2026-11')).status).toBe(200)
  // It is still November in New York; on the Line Islands December has begun.
  clock.now = new Date('2026-11-30T18:00:00Z')
  expect((await ask(path, '2026-12')).status).toBe(200)
})

test('sends no email for a month that has not begun in the organization’s zone', async () => {
  clock.now = new Date('2026-11-30T18:00:00Z')
  const answer = await world.call('clinic', 'POST', '/api/finance/report-mails', { month: '2026-12' })
  expect([answer.status, answer.text.includes('Choose November 2026 or an earlier month.')]).toEqual([400, true])
})
