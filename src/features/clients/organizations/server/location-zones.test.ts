import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { organizationDetails } from '../contract/organization-details.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

const add = async (more: object) =>
  await world.call('clinic', 'POST', `/api/organizations/${world.own.organizationId}/locations`, {
    name: `Place ${randomUUID()}`,
    ...more,
  })
const edit = async (id: string, more: object) =>
  await world.call('clinic', 'PUT', `/api/locations/${id}`, { name: `Place ${id}`, ...more })
const added = async (more: object) => z.object({ id: z.string() }).parse((await add(more)).body).id
const loadZone = async (id: string) => {
  const { body } = await world.call('clinic', 'GET', `/api/organizations/${world.own.organizationId}`)
  return organizationDetails.reply.parse(body).locations.find((one) => one.id === id)?.time_zone
}
const asked = (answer: { status: number; text: string }, state: string) => {
  expect(answer.status).toBe(400)
  expect(answer.text).toContain(`"time_zone":"${state} has two time zones. Choose this location’s time zone."`)
}

test('in a state with two zones a location whose city does not tell needs one; nothing is stored without', async () => {
  asked(await add({ state: 'TX' }), 'Texas')
  asked(await add({ city: 'Smallville', state: 'Florida' }), 'Florida')
  asked(await add({ city: '', state: 'ID', time_zone: '' }), 'Idaho')
  expect(await loadZone(await added({ state: 'TX', time_zone: 'America/Denver' }))).toBe('America/Denver')
  expect(await loadZone(await added({ city: 'Orlando', state: 'FL' }))).toBeNull()
  expect(await loadZone(await added({ state: 'CA' }))).toBeNull()
})

test('a zone that there is not is refused at its field', async () => {
  expect(await add({ city: 'Waco', state: 'TX', time_zone: 'Mars/Base' })).toMatchObject({
    status: 400,
    body: { error: { fields: { time_zone: 'Choose a time zone.' } } },
  })
})

test('a chosen zone stays when an edit leaves it out, goes when it is emptied or the state is another one', async () => {
  const id = await added({ city: 'Waco', state: 'TX', time_zone: 'America/Denver' })
  await edit(id, { city: 'Temple', state: 'TX' })
  expect(await loadZone(id)).toBe('America/Denver')
  await edit(id, { city: 'Temple', state: 'TX', time_zone: '' })
  expect(await loadZone(id)).toBeNull()
  await edit(id, { city: 'Temple', state: 'TX', time_zone: 'America/Denver' })
  await edit(id, { city: 'Miami', state: 'FL' })
  expect(await loadZone(id)).toBeNull()
  asked(await edit(id, { city: '', state: 'FL' }), 'Florida')
})
