import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'

let world: World
/** A Friday, noon in Austin. */
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => now)
})
afterAll(async () => await world.close())

const at = (what: string) => `/api/organizations/${world.own.organizationId}/${what}`
const week = (opens: number, closes: number) => ({
  weekdays: { opens, closes },
  saturday: { opens, closes },
  sunday: { opens: 720, closes: 1080 },
})
const send = async () =>
  (
    await world.call('clinic', 'POST', '/api/texts/send', {
      id: randomUUID(),
      candidateId: world.own.candidateId,
      message: randomUUID(),
    })
  ).body

test('an organization narrows its hours and its texts follow; wider ones are refused', async () => {
  expect(await send()).toMatchObject({ status: 'sent' })
  const put = async (hours: object) => (await world.call('admin', 'PUT', at('texting-hours'), { hours })).status
  expect(await put(week(480, 1200))).toBe(400)
  expect(await put(week(540, 1260))).toBe(400)
  expect(await put(week(900, 1080))).toBe(200)
  expect((await world.call('clinic', 'GET', '/api/texts/settings')).body).toMatchObject({
    hours: week(900, 1080),
    quietHours: true,
  })
  expect(await send()).toMatchObject({ status: 'held', sendAt: '2026-11-20T22:00:00.000Z' })
  expect(await put(week(540, 1200))).toBe(200)
})

test('a clinic sends nothing on its days off, and a held text names the day', async () => {
  const put = async (more: object) =>
    (await world.call('admin', 'PUT', at('texting-hours'), { hours: { ...week(540, 1200), ...more } })).status
  const off = { holidaysOff: ['Thanksgiving Day'], daysOff: ['2026-11-20', '2026-11-21'] }
  expect(await put({ daysOff: ['tomorrow'] })).toBe(400)
  expect(await put({ holidaysOff: ['Monday'] })).toBe(400)
  expect(await put(off)).toBe(200)
  expect((await world.call('clinic', 'GET', '/api/texts/settings')).body).toMatchObject({ hours: off })
  expect((await world.call('platform', 'GET', at('texting'))).body).toMatchObject({ hours: off })
  expect(await send()).toMatchObject({
    status: 'held',
    held: 'No texts on Nov 20, 2026, when the clinic is closed.',
    sendAt: expect.stringMatching(/^2026-11-22/) as string,
  })
  expect(await put({})).toBe(200)
  expect(await send()).toMatchObject({ status: 'sent' })
})

test('platform staff set the hours of an organization from its page; others are refused and change nothing', async () => {
  const put = async (who: 'clinic' | 'foreign' | 'platform', hours: object) =>
    (await world.call(who, 'PUT', at('texting-hours'), { hours })).status
  expect(await put('clinic', week(900, 1080))).toBe(403)
  expect(await put('foreign', week(900, 1080))).toBe(404)
  expect(await put('platform', week(480, 1200))).toBe(400)
  expect((await world.call('clinic', 'GET', at('texting'))).body).toMatchObject({ hours: week(540, 1200) })
  expect(await put('platform', week(900, 1080))).toBe(200)
  expect((await world.call('clinic', 'GET', at('texting'))).body).toMatchObject({ hours: week(900, 1080) })
  expect(await send()).toMatchObject({ status: 'held', sendAt: '2026-11-20T22:00:00.000Z' })
  expect(await put('platform', week(540, 1200))).toBe(200)
})

test('an Admin who solved the problem of the sender resumes texts', async () => {
  await world.inClinic(world.own.organizationId, async (tx) => {
    await tx.run(
      sql`insert into organization_texting (organization_id, sender_problem) values (${world.own.organizationId}, 'Sender not registered')
          on conflict (organization_id) do update set sender_problem = excluded.sender_problem`,
    )
  })
  expect((await world.call('clinic', 'GET', at('texting'))).body).toMatchObject({ isStopped: true })
  expect((await world.call('clinic', 'POST', at('resume-texting'))).status).toBe(403)
  expect((await world.call('foreign', 'POST', at('resume-texting'))).status).toBe(404)
  expect((await world.call('platform', 'POST', at('resume-texting'))).status).toBe(200)
  expect((await world.call('clinic', 'GET', '/api/texts/settings')).body).toMatchObject({ senderProblem: null })
  expect(await send()).toMatchObject({ status: 'sent' })
})

test('platform staff edit a state’s hours for everyone; a clinic cannot', async () => {
  const closedToday = { state: 'TX', weekday: 5, opens: 0, closes: 0, source: 'A test' }
  expect((await world.call('admin', 'PUT', '/api/texts/state-hours', closedToday)).status).toBe(403)
  expect((await world.call('platform', 'PUT', '/api/texts/state-hours', { ...closedToday, state: 'XX' })).status).toBe(
    400,
  )
  expect((await world.call('platform', 'PUT', '/api/texts/state-hours', closedToday)).status).toBe(200)
  expect(await send()).toMatchObject({ status: 'held', sendAt: '2026-11-21T16:00:00.000Z' })
  expect(await world.eventNames()).toEqual(expect.arrayContaining(['stateHours.changed', 'textingSettings.changed']))
})

test('the seeded hours name their sources', async () => {
  const { stateHours } = (await world.call('clinic', 'GET', '/api/texts/settings')).body as {
    stateHours: { state: string; source: string }[]
  }
  for (const state of ['KY', 'RI', 'PA', 'AL', 'LA', 'MS', 'TX', 'FL', 'MD', 'OK', 'CT'])
    expect(stateHours.find((each) => each.state === state)?.source, state).toBeTruthy()
})
