import { listNamesToAsk } from '@reinforce/same-person/list-names-to-ask.ts'
import { prepareForMatch, scoreMatch } from '@reinforce/same-person/match-people.ts'
import { splitEntries } from '@reinforce/same-person/names/name-lists.ts'
import { degrees, suffixes } from '@reinforce/same-person/names/words-around-names.ts'
import { createMadeUpPeople } from '@reinforce/same-person/testing/create-made-up-people.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../app/server/testing/world.ts'
import type { Tx } from '../../../../platform/server/database.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { addPeople } from '../../../texting/messages/server/testing/people.ts'
import { findDuplicates } from './find-likely-duplicates.ts'

const people = createMadeUpPeople(600, 21)
const toId = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`

const keys = z.object({
  id: z.string(),
  full_name: z.string(),
  city: z.nullable(z.string()),
  email_key: z.nullable(z.string()),
  phone_key: z.nullable(z.string()),
  credential_key: z.nullable(z.string()),
})

const blank = { email_address: null, phone_number: null, certification_number: null }

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
        keys,
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

/** Pairs of made-up people with a common key, as the rule judges them. */
const loadPairs = async (among: number) => {
  const asked = people.map(({ id, full_name }) => ({ id: toId(id), pairs: listNamesToAsk(full_name) }))
  const row = z.extend(keys, { one: z.string() })
  const rows = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        row,
        sql`with asked as materialized (
              select x.id, array(select app.name_sound(p.first) || '|' || app.name_sound(p.last)
                from jsonb_to_recordset(x.pairs) p (first text, last text)) as names
              from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) x (id uuid, pairs jsonb)),
            everyone as materialized (select c.*, x.names from asked x join all_candidates c on c.id = x.id)
            select a.id as one, ${selectColumns(keys.shape, 'c')} from everyone a join everyone c on c.id <> a.id
              and (c.email_key = a.email_key or c.phone_key = a.phone_key or c.credential_key = a.credential_key or c.namesake_key = a.namesake_key
                or c.name_key = any(a.names) or c.second_name_key = any(a.names))`,
      ),
  )
  const readied = new Map(rows.map((each) => [each.id, prepareForMatch(each)]))
  return new Set(
    rows
      .filter(({ one, id }) => {
        const [mine, theirs] = [readied.get(one), readied.get(id)]
        return mine && theirs && scoreMatch(mine, theirs, among)
      })
      .map(({ one, id }) => `${one} ${id}`),
  )
}

test.each([8_600, 100_000])('among %i candidates, the indexes pass over no one whom the rule shows', async (among) => {
  await world.inPlatform(async (tx) => {
    await tx.run(sql`delete from candidate_counts where organization_id = ${world.own.organizationId}`)
    await tx.run(
      sql`insert into candidate_counts (organization_id, status, n) values (${world.own.organizationId}, 'hired', ${among})`,
    )
  })
  const found = await world.inClinic(
    world.own.organizationId,
    async (tx) =>
      await findDuplicates(
        tx,
        world.own.organizationId,
        people.map((_, at) => looked(at)),
        1_000,
      ),
  )
  const pairs = found.flatMap((list, at) =>
    list.filter(({ id }) => id.startsWith('00000000-0000-4000-9000-')).map(({ id }) => `${toId(at)} ${id}`),
  )
  const expected = await loadPairs(among)
  expect(expected.size).toBeGreaterThan(100)
  expect(pairs.toSorted()).toEqual([...expected].toSorted())
})

test.each([
  ['a digit of the phone changed', { phone_number: '7135550147' }, 1],
  ['two digits of the phone swapped', { phone_number: '7135550124' }, 1],
  ['a digit of the phone dropped', { phone_number: '713555042' }, 1],
  ['a digit of the phone added', { phone_number: '71355501423' }, 1],
  ['the same name and digits in an email of another house', { email_address: 'mg1985@other.test' }, 1],
  ['a letter of the email changed', { email_address: 'mh1985@garcia.test' }, 1],
  ['a digit of the number changed', { certification_number: 'RBT-24-123457' }, 1],
  ['a digit of the number dropped', { certification_number: 'RBT-24-12346' }, 1],
  ['the surname first', { full_name: 'Garcia Maria' }, 1],
  ['nothing but the city', {}, 0],
])('of those with a common name, finds one with %s', async (_, given, many) => {
  const maria = { full_name: 'Maria Garcia', city: 'Galveston', certification_number: 'RBT-24-123456' }
  const base = { ...maria, email_address: 'mg1985@garcia.test', phone_number: '7135550142' }
  const [id = ''] = await addPeople(world, 'own', 1, { ...blank, ...maria, certification_number: null, ...given })
  const [found = []] = await world.inClinic(
    world.own.organizationId,
    async (tx) => await findDuplicates(tx, world.own.organizationId, [{ ...base, id: null }]),
  )
  expect(found.filter((one) => one.id === id)).toHaveLength(many)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from all_candidates where id = ${id}`))
})

test.each([
  [
    'a rare name with the surname first',
    { full_name: 'Zenobia Quackenbush' },
    { full_name: 'Quackenbush Zenobia', city: null },
  ],
  [
    'a common name and a short email name of another house',
    { full_name: 'Maria Garcia', email_address: 'mg85@garcia.test' },
    { full_name: 'Maria Garcia', email_address: 'mg85@other.test' },
  ],
])('finds %s', async (_, mine, theirs) => {
  const here = { ...blank, city: 'Galveston' }
  const [id = ''] = await addPeople(world, 'own', 1, { ...here, ...theirs })
  const [found = []] = await world.inClinic(
    world.own.organizationId,
    async (tx) => await findDuplicates(tx, world.own.organizationId, [{ ...here, ...mine, id: null }]),
  )
  expect(found.map((one) => one.id)).toContain(id)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from all_candidates where id = ${id}`))
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
