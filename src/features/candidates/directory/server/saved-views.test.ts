import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.inPlatform(async (tx) => await tx.run(sql`delete from saved_views`))
})
afterAll(async () => {
  await world.close()
})

type Who = keyof World['users']
type View = { id: string; name: string; isOwn: boolean; by: string }
const save = async (who: Who, name: string, more: object = {}) =>
  await world.call(who, 'POST', '/api/saved-views', { name, search: '?q=tx', ...more })
const names = async (who: Who) =>
  ((await world.call(who, 'GET', '/api/saved-views')).body as { views: View[] }).views.map((view) => view.name)

test('a view is your own until it is shared with the organization', async () => {
  const mine = (await save('clinic', ' Texas ', { columns: ['name', 'city'], density: 'compact' })).body as View
  expect(mine).toMatchObject({
    name: 'Texas',
    search: '?q=tx',
    columns: ['name', 'city'],
    density: 'compact',
    isOwn: true,
  })
  expect([await names('clinic'), await names('admin')]).toEqual([['Texas'], []])
  await world.call('clinic', 'PATCH', `/api/saved-views/${mine.id}`, { shared: true, name: 'All of Texas' })
  expect([await names('admin'), await names('foreign'), await names('platform')]).toEqual([['All of Texas'], [], []])
  const seen = (await world.call('admin', 'GET', '/api/saved-views')).body
  expect(seen).toMatchObject({ views: [{ isOwn: false, by: 'Riley Adams', columns: ['name', 'city'] }] })
})

test('only its maker changes or deletes a view', async () => {
  const { id } = (await save('clinic', 'Mine', { shared: true })).body as View
  for (const who of ['admin', 'foreign', 'platform'] as const) {
    expect((await world.call(who, 'PATCH', `/api/saved-views/${id}`, { name: 'Yours' })).status).toBe(404)
    expect((await world.call(who, 'DELETE', `/api/saved-views/${id}`)).status).toBe(404)
  }
  expect((await world.call('clinic', 'DELETE', `/api/saved-views/${id}`)).status).toBe(200)
  expect(await names('admin')).not.toContain('Mine')
})

test('a name is needed and used once', async () => {
  expect((await save('admin', '  ')).body).toMatchObject({ error: { fields: { name: 'Enter a name for the view.' } } })
  await save('admin', 'Today')
  const twice = await save('admin', 'TODAY')
  expect([twice.status, twice.body]).toMatchObject([
    409,
    { error: { fields: { name: 'You already have a view called "TODAY".' } } },
  ])
})

test('your own bulk changes of 30 days are listed with what can be undone', async () => {
  const [id = ''] = await addPeople(world, 'own', 1)
  const change = { selection: { ids: [id] }, status: 'Hired' }
  const { batchId } = (await world.call('clinic', 'POST', '/api/candidates/status', change)).body as { batchId: string }
  const list = async (who: Who) =>
    ((await world.call(who, 'GET', '/api/candidates/status/batches')).body as { batches: object[] }).batches
  expect(await list('clinic')).toMatchObject([{ id: batchId, status: 'Hired', changed: 1, canUndo: true }])
  expect(await list('manager')).toEqual([])
  await world.call('clinic', 'POST', '/api/candidates/status/undo', { batchId })
  expect(await list('clinic')).toMatchObject([{ id: batchId, canUndo: false }])
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update status_batches set created_at = now() - interval '31 days' where id = ${batchId}`),
  )
  expect(await list('clinic')).toEqual([])
})
