import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => {
  await world.close()
})
const at = () => `/api/organizations/${world.own.organizationId}/texting`

test('an organization reads what it still needs, and an Admin notes its registration', async () => {
  const { body } = await world.call('clinic', 'GET', at())
  const items = (body as { items: { name: string; words: string }[] }).items
  expect(items.map(({ name }) => name)).toEqual([
    'Brand',
    'Campaign',
    'Number',
    'Opt-in wording',
    'Reply to HELP',
    'Sending',
  ])
  expect(items.find(({ name }) => name === 'Reply to HELP')?.words).toContain('Reply STOP')
  expect((await world.call('clinic', 'PUT', at(), { brandId: 'B1' })).status).toBe(403)
  expect((await world.call('foreign', 'PUT', at(), { brandId: 'B1' })).status).toBe(404)
  expect((await world.call('foreign', 'GET', at())).status).toBe(404)
  expect((await world.call('admin', 'PUT', at(), { brandId: ' B1 ', campaignId: 'C1' })).status).toBe(200)
  expect((await world.call('clinic', 'GET', at())).body).toMatchObject({ brandId: 'B1', campaignId: 'C1' })
})
