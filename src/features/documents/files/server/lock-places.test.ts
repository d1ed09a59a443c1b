import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { lockFolderTree } from './folder-tree.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
})
afterAll(async () => await world.close())

/** Holds the places of the clinic until it is let go. */
const hold = async () => {
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const organizationId = world.own.organizationId
  const over = world.inClinic(organizationId, async (tx) => {
    await lockFolderTree(tx, organizationId)
    held.resolve()
    await free.promise
  })
  await held.promise
  return async () => {
    free.resolve()
    await over
  }
}
const folder = async (name: string) =>
  await world.call('clinic', 'POST', '/api/documents/folders', {
    organization_id: world.own.organizationId,
    parent_id: null,
    name,
  })

test('a person who changes places waits for the one before, and then continues', async () => {
  const letGo = await hold()
  const order: string[] = []
  const waiting = folder('Second').then(({ status }) => order.push(`made ${status}`))
  await world.services.pool.query('select pg_sleep(0.3)')
  order.push('let go')
  await letGo()
  await waiting
  expect(order).toEqual(['let go', 'made 200'])
})

// Under libfaketime PostgreSQL's alarm reads the true time: its timeouts come too early on past days, and never on coming ones.
test.skipIf(process.env.FAKETIME)(
  'who waits for five seconds is asked to come again, has changed nothing and holds no connection',
  async () => {
    const letGo = await hold()
    const answer = await folder('Third')
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBeDefined()
    await letGo()
    expect((await folder('Third')).status).toBe(200)
  },
)
