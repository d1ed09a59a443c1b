import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let admin: pg.Client
const plans: string[] = []
beforeAll(async () => {
  world = await openWorld()
  const url = new URL(inject('testServer').adminUrl)
  url.pathname = new URL(world.databaseUrl).pathname
  admin = new pg.Client({ connectionString: url.href })
  admin.on('notice', ({ message }) => plans.push(message ?? ''))
  await admin.connect()
  await admin.query(
    `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on`,
  )
  await admin.query(`set auto_explain.log_level = 'notice'`)
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

/** Triggers see one row first, and keep the plan that fits it as long as their connection lives: ten thousand rows follow. */
test('no trigger compares every row that was with every row that is', async () => {
  const { rows } = await admin.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgoldtable is not null and tgnewtable is not null order by 1`,
  )
  for (const { name } of rows)
    await admin.query(
      `update ${name} set organization_id = organization_id where ctid = (select min(ctid) from ${name})`,
    )
  // The plans of statements within triggers that read both.
  const both = plans.filter((plan) => plan.split('Named Tuplestore Scan').length > 2)
  expect(both.length).toBeGreaterThan(2)
  expect(both.filter((plan) => plan.includes('Nested Loop') && !/Hash (Full )?Join/.test(plan))).toEqual([])
})
