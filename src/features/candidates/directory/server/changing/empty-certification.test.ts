import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import type { candidateProfile, candidateTimeline } from '../../../../home/profile/contract/profile.ts'
import { addPeople } from '../../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})

const add = async (more: Record<string, unknown> = {}) => {
  const claimed = { certification_number: '00', skills_percentage: '80', experience_percentage: '72' }
  return (await addPeople(world, 'own', 1, { ...claimed, ...more }))[0] ?? ''
}
const empty = async (id: string, number: string, who: 'clinic' | 'foreign' = 'clinic') =>
  await world.call(who, 'PUT', `/api/candidates/${id}/certification-number/clear`, { number })
const loadProfile = async (id: string) =>
  (await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).body as z.infer<typeof candidateProfile.reply>

test('the number goes, what was received stays, and the score is the rule’s without it', async () => {
  const id = await add()
  expect((await loadProfile(id)).candidate.fit).toEqual({ kind: 'certified', number: 100 })
  expect((await empty(id, '00')).body).toEqual({ ok: true })
  const { candidate, credential, fit } = await loadProfile(id)
  expect(candidate).toMatchObject({ certification_number: null, fit: { kind: 'computed', number: 76 } })
  expect(fit).toMatchObject({ source: 'scores', reason: 'Average of skills 80 and experience 72.' })
  expect(credential).toMatchObject({
    received: null,
    emptied: { number: '00', by: { kind: 'person', name: 'Riley Adams' } },
  })
  const timeline = await world.call('clinic', 'GET', `/api/candidates/${id}/timeline`)
  const { items } = timeline.body as z.infer<typeof candidateTimeline.reply>
  expect(items).toMatchObject([
    {
      name: 'credential.numberEmptied',
      before: { certification_number: '00', score: '100 (RBT Certified)' },
      after: { certification_number: null, score: '76 (Good Fit (With Training))' },
    },
  ])
})

test('emptying what is empty changes nothing and tells no one', async () => {
  const id = await add()
  await empty(id, '00')
  expect((await empty(id, '00')).status).toBe(200)
  expect(await world.eventNames(id)).toEqual(['credential.numberEmptied'])
  expect((await loadProfile(id)).credential.emptied?.number).toBe('00')
})

test('keeps a number that differs from the shown one, and reports both', async () => {
  const id = await add({ certification_number: 'RBT-24-348734' })
  const { status, body } = await empty(id, '00')
  expect(status).toBe(409)
  expect(body).toMatchObject({ error: { code: 'conflict', details: { now: 'RBT-24-348734', yours: '00' } } })
  expect((await loadProfile(id)).candidate.certification_number).toBe('RBT-24-348734')
})

test('of an emptying and a correction at once, one gets a conflict', async () => {
  const id = await add()
  const { version } = await loadProfile(id)
  const correct = { version, changes: { certification_number: 'RBT-24-348734' } }
  const answers = await Promise.all([empty(id, '00'), world.call('clinic', 'PATCH', `/api/candidates/${id}`, correct)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a number that is entered afterwards counts again, and the emptied one is no longer told', async () => {
  const id = await add()
  await empty(id, '00')
  const { version } = await loadProfile(id)
  const changes = { certification_number: 'RBT-24-348734' }
  await world.call('clinic', 'PATCH', `/api/candidates/${id}`, { version, changes })
  const { candidate, credential } = await loadProfile(id)
  expect(candidate.fit.kind).toBe('certified')
  expect(credential).toMatchObject({ state: 'claimed', emptied: null })
})

test('a foreign candidate is not found and keeps the number', async () => {
  const id = await add()
  expect((await empty(id, '00', 'foreign')).status).toBe(404)
  expect((await loadProfile(id)).candidate.certification_number).toBe('00')
})

test('a merge fills no number that was emptied, and a record of the registry moves with its number', async () => {
  const merge = async (kept: string, other: string) =>
    await world.call('clinic', 'POST', `/api/candidates/${kept}/merge`, { other_id: other, take: [] })
  const [emptied, again] = [await add(), await add()]
  await empty(emptied, '00')
  await merge(emptied, again)
  expect((await loadProfile(emptied)).candidate.certification_number).toBeNull()
  const [without, verified] = [await add({ certification_number: null }), await add()]
  await world.call('clinic', 'PUT', `/api/candidates/${verified}/credential-check`, { status: 'Not found' })
  await merge(without, verified)
  expect((await loadProfile(without)).candidate).toMatchObject({
    certification_number: '00',
    credential: { status: 'Not found', by: { kind: 'person', name: 'Riley Adams' } },
  })
})
