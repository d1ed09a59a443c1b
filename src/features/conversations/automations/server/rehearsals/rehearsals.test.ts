import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'
import { automations, rehearseAutomation } from '../../contract/automations.ts'
import { switchOn } from '../testing/automation-world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ QUIET_HOURS: 'on' }, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

const url = (preset: string) => `/api/organizations/${world.own.organizationId}/automations/${preset}`
const usual = () => ({
  waitMinutes: 0,
  interviewerId: world.users.clinic.id,
  locationIds: [] as string[],
  topics: ['certified', 'hours'],
  texts: [] as object[],
})
const rehearse = async (more: object = {}) =>
  await world.call('admin', 'POST', `${url('applicant')}/rehearsal`, { ...usual(), ...more })
const switchTo = async (isOn: boolean, more: object = {}) =>
  await world.call('admin', 'PUT', url('applicant'), { isOn, ...usual(), ...more })
const loadState = async () => {
  const shown = automations.reply.parse((await world.call('clinic', 'GET', url('').replace(/\/$/, ''))).body)
  const { isOn, version } = shown.automations[0] ?? {}
  return { isOn, version }
}

test('refuses to switch on an automation that was not rehearsed with these settings', async () => {
  const place = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ id: z.string() }),
        sql`insert into locations (organization_id, name) values (${world.own.organizationId}, 'A place') returning id`,
      ),
  )
  const before = await loadState()
  const refused = await switchTo(true)
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('Try this automation on last month with these settings before you turn it on.')
  expect(await loadState()).toEqual(before)
  expect((await rehearse()).status).toBe(200)
  const others = [
    { waitMinutes: 5 },
    { interviewerId: world.users.admin.id },
    { locationIds: [place?.id ?? ''] },
    { topics: ['hours', 'certified'] },
    { texts: [{ key: 'intro', english: 'Howdy from {organization}.', spanish: '' }] },
  ]
  for (const more of others) expect((await switchTo(true, more)).status).toBe(409)
  expect(await loadState()).toEqual(before)
  expect((await switchTo(true)).status).toBe(200)
  expect((await switchTo(true, { waitMinutes: 5 })).status).toBe(409)
  expect((await switchTo(false)).status).toBe(200)
  // The way back of the console: what was on is on again.
  expect((await switchTo(true)).status).toBe(200)
  expect(await loadState()).toEqual({ isOn: true, version: (before.version ?? 0) + 1 })
})

test.each(['booked', 'no_show', 'hired', 're_engage'] as const)(
  'refuses %s without a rehearsal, too',
  async (preset) => {
    expect((await switchOn(world, preset, {}, false)).status).toBe(409)
    expect((await switchOn(world, preset, {})).status).toBe(200)
  },
)

test('settings can be saved without a rehearsal while the automation stays off', async () => {
  await switchTo(false)
  expect((await switchTo(false, { waitMinutes: 45 })).status).toBe(200)
})

test('a rehearsal of one clinic does not count for another', async () => {
  await rehearse({ waitMinutes: 17 })
  const stored = await world.inClinic(
    world.foreign.organizationId,
    async (tx) => await tx.run(sql`select from automation_rehearsals where settings <> 'none of today'`),
  )
  expect(stored).toBe(0)
})

test.each([
  ['clinic', 403],
  ['manager', 403],
  ['foreign', 404],
] as const)('refuses a rehearsal to %s, as it refuses to set automations', async (who, status) => {
  expect((await world.call(who, 'POST', `${url('applicant')}/rehearsal`, usual())).status).toBe(status)
})

test('sends invented answers without the name or id of a real candidate', async () => {
  const names = ['Wilhelmina', 'Thelonious', 'Persephone']
  const added = await addPeople(world, 'own', names.length, {
    status: 'Initial Inquiry',
    state: 'TX',
    text_consent: 'given',
    created_at: '2026-11-12T15:00:00Z',
  })
  await world.inPlatform(async (tx) => {
    for (const [at, id] of added.entries())
      await tx.run(sql`update all_candidates set full_name = ${`${names[at]} Quill`}
        where organization_id = ${world.own.organizationId} and id = ${id}`)
  })
  const { body, text } = await rehearse()
  const { threads, ...flow } = rehearseAutomation.reply.parse(body)
  expect(flow.answered).toBeGreaterThan(0)
  expect(flow.answered).toBeLessThanOrEqual(flow.texted)
  expect(flow.booked + flow.finished + flow.waitForYou + flow.declined + flow.open).toBe(flow.answered)
  expect(threads.map(({ name }) => name)).toEqual(threads.map((_, at) => `Applicant ${at + 1}`))
  expect(threads.length).toBeGreaterThanOrEqual(names.length)
  for (const known of [...names, 'Quill', ...added]) expect(text).not.toContain(known)
})

test('leaves the main thread free while it plays', async () => {
  await addPeople(world, 'own', 150, {
    status: 'Initial Inquiry',
    state: 'TX',
    text_consent: 'given',
    created_at: '2026-11-10T15:00:00Z',
  })
  const [whole, main] = [process.cpuUsage(), process.threadCpuUsage()]
  const played = rehearseAutomation.reply.parse((await rehearse()).body)
  const [all, mine] = [process.cpuUsage(whole), process.threadCpuUsage(main)]
  expect(played.texted).toBeGreaterThanOrEqual(150)
  expect(mine.user / all.user).toBeLessThan(0.5)
})
