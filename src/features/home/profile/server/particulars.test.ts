import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
let id = ''
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  ;[id = ''] = await addPeople(world, 'own', 1, { position: 'BCBA' })
})
afterAll(async () => await world.close())

const typed = (more: object = {}) => ({ state_licenses: '', supervision_capacity: '', assessments: '', ...more })
const put = async (body: object, who: 'clinic' | 'foreign' = 'clinic', of = id) =>
  await world.call(who, 'PUT', `/api/candidates/${of}/particulars`, body)
const kept = async () =>
  ((await world.call('clinic', 'GET', `/api/candidates/${id}/profile`)).body as { particulars: unknown }).particulars

test('stores and returns a BCBA’s further details with an event; the same values again record none', async () => {
  const told = typed({ state_licenses: 'texas 12, nm pending', supervision_capacity: '3', assessments: 'VB-MAPP' })
  expect((await put(told)).status).toBe(200)
  expect((await put(told)).status).toBe(200)
  expect(await kept()).toEqual({ state_licenses: 'TX 12, NM pending', supervision_capacity: 3, assessments: 'VB-MAPP' })
  expect((await world.eventNames(id)).filter((name) => name === 'candidate.edited')).toHaveLength(1)
})

test('refuses unreadable values at their field and changes nothing', async () => {
  const before = await kept()
  const answer = await put(typed({ state_licenses: 'Narnia 5', supervision_capacity: 'many' }))
  expect(answer.status).toBe(400)
  expect(answer.text).toContain('“Narnia 5” doesn’t start with a state')
  expect(answer.text).toContain('Enter a whole number from 0 to 99')
  expect(await kept()).toEqual(before)
})

test('an RBT is not asked, and another clinic’s BCBA is not there', async () => {
  expect((await put(typed(), 'clinic', world.own.candidateId)).status).toBe(409)
  expect((await put(typed(), 'foreign')).status).toBe(404)
})
