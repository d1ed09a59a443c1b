import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transactAs } from '../../../../../platform/server/call.ts'
import { runSchedulerJob } from '../../../auto-scheduler/server/jobs/run-scheduler.ts'
import { removeWayOut } from '../../rules/way-out.ts'
import { sendServiceTextsJob } from '../jobs/send-service-texts.ts'
import { queueServiceText } from '../sending/service-texts.ts'
import { addPeople } from '../testing/people.ts'
import { openTextingWorld, type TextingWorld } from '../testing/texting-world.ts'

/** A Friday, noon in Austin. */
const noon = new Date('2026-11-20T18:00:00Z')
const signal = new AbortController().signal
let clock = noon
let texting: TextingWorld
beforeAll(async () => {
  texting = await openTextingWorld({ QUIET_HOURS: 'on' }, () => clock)
})
afterAll(async () => await texting.close())
const own = () => texting.world.own.organizationId
const put = async (who: 'clinic' | 'admin' | 'foreign' | 'platform', isStopped: boolean, why = 'Wrong sender') =>
  (await texting.world.call(who, 'PUT', `/api/organizations/${own()}/texting-pause`, { isStopped, why })).status
const putAll = async (who: 'admin' | 'platform', isStopped: boolean, why = 'The provider is down') =>
  (await texting.world.call(who, 'PUT', '/api/texts/pause', { isStopped, why })).status
const loadPauses = async (who: 'clinic' | 'foreign' | 'platform') =>
  (await texting.world.call(who, 'GET', '/api/texts/pauses')).body as { pauses: Record<string, unknown>[] }
const sendOne = async (message: string, more: object = {}) => {
  const [candidateId = ''] = await addPeople(texting.world, 'own', 1)
  const id = randomUUID()
  const { body } = await texting.world.call('clinic', 'POST', '/api/texts/send', { id, candidateId, message, ...more })
  return { id, answer: body }
}
const left = () =>
  texting.hook.calls.flatMap(({ body }) => body.candidates.map(({ message }) => removeWayOut(message ?? '')))
const due = async () => {
  await texting.release()
  await texting.workAlone()
}
beforeEach(async () => {
  clock = noon
  await put('admin', false)
  await putAll('platform', false)
  texting.hook.answers()
})

test('an Admin stops the texts of an organization: they are held with the reason, and leave later inside the window', async () => {
  expect(await put('admin', true)).toBe(200)
  const { answer } = await sendOne('held by the stop')
  expect(answer).toMatchObject({
    status: 'held',
    sendAt: null,
    held: 'Texts are paused until someone resumes them.',
  })
  const batchId = randomUUID()
  await texting.sendMany(await addPeople(texting.world, 'own', 3), { batchId, message: 'many held' })
  await due()
  await texting.work(batchId)
  expect(left()).toEqual([])
  clock = new Date('2026-11-21T07:00:00Z')
  expect(await put('admin', false)).toBe(200)
  await due()
  await texting.work(batchId)
  expect(left()).toEqual([])
  clock = new Date('2026-11-21T18:00:00Z')
  await due()
  await texting.work(batchId)
  expect(left().toSorted((one, other) => one.localeCompare(other))).toEqual([
    'held by the stop',
    'many held',
    'many held',
    'many held',
  ])
  expect(await texting.world.eventNames()).toEqual(expect.arrayContaining(['texting.stopped', 'texting.goesOn']))
})

test('releases a text that an earlier version held by a stop, too', async () => {
  await put('admin', true)
  const { id } = await sendOne('held before the update')
  const reason = 'Texts are paused until somebody lets them go on.'
  await texting.world.inPlatform(
    async (tx) => await tx.run(sql`update text_messages set failure = ${reason} where id = ${id}`),
  )
  await put('admin', false)
  await due()
  expect(left()).toEqual(['held before the update'])
})

test('a text that waits for its hour is held when its hour comes, once, and leaves afterwards', async () => {
  await sendOne('for later', { sendAt: '2026-11-20T20:00:00Z' })
  await put('admin', true)
  clock = new Date('2026-11-20T20:00:30Z')
  for (let round = 0; round < 3; round += 1) await due()
  expect(left()).toEqual([])
  expect(
    await texting.count(
      sql`select count(*)::int as n from events where name = 'text.held' and about = (select candidate_id from text_messages where message like 'for later%')`,
    ),
  ).toBe(1)
  await put('admin', false)
  await due()
  expect(left()).toEqual(['for later'])
})

test('the platform stops everything, and lifting one stop leaves the other', async () => {
  expect(await putAll('admin', true)).toBe(403)
  expect(await putAll('platform', true)).toBe(200)
  await put('admin', true)
  expect((await sendOne('twice stopped')).answer).toMatchObject({ status: 'held' })
  await put('admin', false)
  await due()
  expect(left()).toEqual([])
  await putAll('platform', false)
  await due()
  expect(left()).toEqual(['twice stopped'])
})

test('the auto scheduler and invitations resume by themselves once the stop is lifted', async () => {
  const [id = ''] = await addPeople(texting.world, 'own', 1)
  const runId = randomUUID()
  await texting.world.call('clinic', 'POST', '/api/auto-scheduler/runs', { runId, selection: { ids: [id] } })
  const moment = { now: clock, settings: texting.world.services.config }
  await put('admin', true)
  await transactAs(texting.world.services, { organizationId: own(), authUserId: '', crossTenant: false })(
    async (tx) =>
      await queueServiceText(
        tx,
        {
          organizationId: own(),
          kind: 'invitation',
          about: randomUUID(),
          name: 'Sam',
          phone: '+15125550188',
          body: 'Join',
        },
        moment,
      ),
  )
  const work = async () => {
    await runSchedulerJob.run({ organizationId: own(), runId }, texting.world.services, signal)
    await sendServiceTextsJob.run({ organizationId: '' }, texting.world.services, signal)
  }
  await work()
  expect(texting.hook.calls).toHaveLength(0)
  await put('admin', false)
  clock = new Date(noon.getTime() + 301_000)
  await work()
  expect(texting.hook.calls).toHaveLength(2)
})

test('lets only Admins stop texts, and hides from clinics which platform staff did', async () => {
  expect(await put('clinic', true)).toBe(403)
  expect(await put('foreign', true)).toBe(404)
  expect(await put('admin', true, '  ')).toBe(400)
  expect(await loadPauses('clinic')).toEqual({ pauses: [] })
  await put('admin', true)
  await putAll('platform', true)
  const everywhere = { organizationId: null, at: noon.toISOString(), why: 'The provider is down', by: null }
  const here = { organizationId: own(), at: noon.toISOString(), why: 'Wrong sender', by: expect.any(String) as string }
  expect((await loadPauses('clinic')).pauses).toMatchObject([everywhere, here])
  expect((await loadPauses('foreign')).pauses).toMatchObject([everywhere])
  expect((await loadPauses('platform')).pauses).toMatchObject([
    { ...everywhere, by: expect.any(String) as string },
    here,
  ])
})
