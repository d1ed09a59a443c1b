import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { isPersonal } from '../../../../platform/server/personal-data.ts'
import { getTitle } from '../../../candidates/person-files/rules/person-file.ts'
import { policies } from '../contract/policies.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
})

test('the data map has every table with data about candidates, and each staff member reads their own retention', async () => {
  await world.inPlatform(
    async (tx) =>
      await tx.run(sql`update organizations set retention_months = 60 where id = ${world.own.organizationId}`),
  )
  const { body, status } = await world.call('manager', 'GET', '/api/policies')
  expect(status).toBe(200)
  const read = policies.reply.parse(body)
  const kinds = read.data.flatMap((group) => group.kinds)
  const personal = world.services.traces.filter(isPersonal)
  expect(kinds.map(({ title }) => title).toSorted()).toEqual(
    personal.map(({ table }) => getTitle(table).title).toSorted(),
  )
  expect(kinds.find(({ title }) => title === getTitle('exports').title)).toMatchObject({
    onDeletion: 'deleted',
    keptDays: 7,
  })
  expect(kinds.filter(({ onDeletion }) => onDeletion === 'kept').every(({ because }) => because)).toBe(true)
  expect(read).toMatchObject({ retentionMonths: 60, services: [{ name: 'Browser makers' }] })
  expect((await world.call(null, 'GET', '/api/policies')).status).toBe(401)
})
