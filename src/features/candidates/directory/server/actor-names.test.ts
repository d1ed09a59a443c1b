import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import { getActor, selectActor } from './actor-names.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => await world.close())

test('the database writes an author as the rule does', async () => {
  const shape = z.object({ who: z.nullable(z.string()), name: z.nullable(z.string()), actor: z.unknown() })
  const rows = await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await tx.rows(
        shape,
        sql`select a.who, a.name, ${selectActor(sql`a.who`, sql`a.name`)} as actor
            from (values (null, null), (null, 'Ana'), ('1', null), ('1', ''), ('1', 'Ana "A" O’Neil')) a (who, name)`,
      ),
  )
  expect(rows).toHaveLength(5)
  for (const { who, name, actor } of rows) expect(actor, `${who} ${name}`).toEqual(getActor(who, name))
})
