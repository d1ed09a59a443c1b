import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { emptyAgenda } from '../../../interviews/booking/server/testing/empty-agenda.ts'
import { openWebhook } from '../../../texting/messages/server/testing/webhook.ts'
import { switchOnOrThrow } from './testing/automation-world.ts'
import { killEngines } from './testing/kills.ts'

let hook: Awaited<ReturnType<typeof openWebhook>>
let world: World
let env: Record<string, string>
beforeAll(async () => {
  hook = await openWebhook()
  env = { TEXT_TRANSPORT: 'webhook', AUTOMATION_WEBHOOK_URL: hook.url, QUIET_HOURS: 'off' }
  world = await openWorld(env)
  await emptyAgenda(world)
  await switchOnOrThrow(world, 'applicant')
})
afterAll(async () => {
  await world.close()
  await hook.close()
})

test('engines killed in the middle lose no one, text no one twice and book no one twice', async () => {
  const more = { APP_SECRET: 'a secret of at least 32 characters', LOG_LEVEL: 'silent' }
  const report = await killEngines(world, { kills: 6, people: 12, hook, env: { ...env, ...more } })
  const found = JSON.stringify(report)
  expect(report, found).toMatchObject({ kills: 6, lost: 0, doubledTexts: 0, doubledBookings: 0 })
  expect(report.booked + report.handed, found).toBe(report.people)
  expect(report.booked, found).toBeGreaterThan(0)
}, 180_000)
