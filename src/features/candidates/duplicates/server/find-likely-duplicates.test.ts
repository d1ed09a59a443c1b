import { prepareForMatch, scoreMatch } from '@reinforce/same-person/match-people.ts'
import { splitEntries } from '@reinforce/same-person/names/name-lists.ts'
import { degrees, suffixes } from '@reinforce/same-person/names/words-around-names.ts'
import { createMadeUpPeople } from '@reinforce/same-person/testing/create-made-up-people.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { findDuplicates } from './find-likely-duplicates.ts'

const people = createMadeUpPeople(600, 21)
const toId = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await world.inPlatform(async (tx) => {
    await tx.run(sql`
      insert into all_candidates (id, organization_id, full_name, email_address, phone_number, city, state, certification_number, position)
      select ('00000000-0000-4000-9000-' || lpad(id::text, 12, '0'))::uuid, ${world.own.organizationId}::uuid,
        full_name, email_address, phone_number, city, state, certification_number, position
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) x
        (id int, full_name text, email_address text, phone_number text, city text, state text,
        certification_number text, position text)`)
    // Others' candidates of the same names, and many of the own organization without any in common.
    await tx.run(sql`insert into all_candidates (organization_id, full_name, city, position)
      select ${world.foreign.organizationId}::uuid, full_name, city, 'RBT' from all_candidates where organization_id = ${world.own.organizationId}`)
    await tx.run(sql`insert into all_candidates (organization_id, full_name, email_address, phone_number, city, position)
      select ${world.own.organizationId}::uuid,
        translate(md5(i::text), '0123456789', 'qxzwvkjyuh') || ' ' ||
        translate(md5('s' || i), '0123456789', 'qxzwvkjyuh'),
        'p' || i || '@made.test', '713' || lpad(i::text, 7, '0'), 'Houston', 'RBT' from generate_series(1, 8000) i`)
  })
  await world.services.pool.query('vacuum analyze all_candidates')
})
afterAll(async () => await world.close())

const looked = (at: number) => {
  const person = people[at]
  if (!person) throw new Error('Nobody')
  return { ...person, id: toId(person.id) }
}

test('the indexes find what comparing everyone with everyone finds, and no one of another organization', async () => {
  const readied = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({
          id: z.string(),
          full_name: z.string(),
          city: z.nullable(z.string()),
          email_key: z.nullable(z.string()),
          phone_key: z.nullable(z.string()),
          credential_key: z.nullable(z.string()),
        }),
        sql`select id, full_name, city, email_key, phone_key, credential_key from all_candidates
            where organization_id = ${world.own.organizationId} and id::text like '00000000-0000-4000-9000-%' order by id`,
      ),
  )
  const all = readied.map((row) => ({ id: row.id, ready: prepareForMatch(row) }))
  const expected = new Set<string>()
  for (const one of all)
    for (const other of all)
      if (one.id !== other.id && scoreMatch(one.ready, other.ready, 8_600)) expected.add(`${one.id} ${other.id}`)
  const found = await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await findDuplicates(
        tx,
        world.own.organizationId,
        people.map((_, at) => looked(at)),
        50,
      ),
  )
  const pairs = new Set(
    found.flatMap((list, at) =>
      list.filter(({ id }) => id.startsWith('00000000-0000-4000-9000-')).map(({ id }) => `${toId(at)} ${id}`),
    ),
  )
  expect(expected.size).toBeGreaterThan(150)
  expect([...pairs].filter((pair) => !expected.has(pair))).toEqual([])
  expect([...expected].filter((pair) => pairs.has(pair)).length / expected.size).toBeGreaterThan(0.97)
})

test('anyone who is looked for is found through indexes, never by reading the table', async () => {
  const plans: string[] = []
  await world.inClinic(world.own.organizationId, async (tx) => {
    const told: Tx = {
      ...tx,
      rows: async (row, query) => {
        const lines = await tx.rows(z.object({ 'QUERY PLAN': z.string() }), sql`explain ${query}`)
        plans.push(lines.map((line) => line['QUERY PLAN']).join('\n'))
        return await tx.rows(row, query)
      },
    }
    await findDuplicates(told, world.own.organizationId, [looked(1)])
  })
  const [plan = ''] = plans
  expect(plan).not.toContain('Seq Scan on all_candidates')
  for (const index of ['email', 'phone', 'credential', 'namesakes', 'names', 'second_names'])
    expect(plan).toMatch(new RegExp(`candidates_${index}\\b`))
  // Found by the key itself: an index whose condition is the organization alone would read all of it.
  expect(plan).not.toMatch(/on all_candidates c.*\n\s+Index Cond: \(organization_id = '[^']+'::uuid\)/)
})

const loadParts = async (name: string) =>
  (
    await world.inPlatform(
      async (tx) =>
        await tx.one(z.object({ parts: z.array(z.string()) }), sql`select app.name_parts(${name}) as parts`),
    )
  )?.parts

test('the database drops the same degrees and generations behind a name as the lists say', async () => {
  const words = [...splitEntries(degrees), ...splitEntries(suffixes).map((entry) => entry.split(' ')[0] ?? '')]
  for (const word of words) expect(await loadParts(`Ana García ${word}`), word).toEqual(['ana', 'garcia'])
})

test.each([
  ['Vasquez', 'Vázquez'],
  ['Jimenez', 'Gimenez'],
  ['Phillips', 'Filips'],
  ['Garrett', 'Garret'],
  ['Gonzales', 'González'],
])('%s and %s sound alike', async (one, other) => {
  const sounds = await world.inPlatform(
    async (tx) =>
      await tx.one(
        z.object({ one: z.string(), other: z.string() }),
        sql`select app.name_key(${`Ana ${one}`}) as one, app.name_key(${`Ana ${other}`}) as other`,
      ),
  )
  expect(sounds?.one).toBe(sounds?.other)
})
