import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { findOrganization } from './find-organization.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})
const find = async (name: string) => await world.inPlatform(async (tx) => await findOrganization(tx, name))

test('an organization is found by its name in any case, and by its id', async () => {
  expect(await find('  bright  PATH aba ')).toEqual({ id: world.own.organizationId, name: 'Bright Path ABA' })
  expect((await find(world.foreign.organizationId)).name).toBe('Blue Heron Behavior')
})

test('one that no one knows is answered with the closest names', async () => {
  await expect(find('Brihgt Path')).rejects.toThrow(
    /^No organization is named "Brihgt Path". The closest names: Bright Path ABA, /,
  )
})

test('a name that two have is ambiguous', async () => {
  await world.inPlatform(async (tx) => await tx.run(sql`insert into organizations (name) values ('Twin'), ('twin')`))
  await expect(find('Twin')).rejects.toThrow(/^2 organizations are named "Twin"\. Use one of their IDs: /)
})
