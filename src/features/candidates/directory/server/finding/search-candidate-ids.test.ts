import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { candidateQuery } from '../../shapes/directory.ts'
import { countMatching, loadCandidatePage } from './find-candidates.ts'
import { searchCandidateIds } from './search-candidate-ids.ts'

const viewing = { now: new Date('2026-11-20T18:00:00Z'), excellentFrom: 85 }
const limits = { common: 10, most: 50 }
const ids = z.object({ id: z.string() })
let world: World

const insert = async (tx: Tx, organizationId: string, name: string, [from, until]: [number, number]) =>
  await tx.run(sql`insert into all_candidates (organization_id, full_name, email_address, position, status, date_submitted_ts, created_at)
    select ${organizationId}, ${name} || ' ' || i, 'p' || i || '@example.test', 'RBT', 'Initial Inquiry',
      ${viewing.now.toISOString()}::timestamptz - make_interval(mins => i), now()
    from generate_series(${from}::int, ${until}::int) i`)

beforeAll(async () => {
  world = await openWorld({}, () => viewing.now)
  const { own, foreign } = world
  await world.inPlatform(async (tx) => {
    for (const { organizationId } of [own, foreign]) await insert(tx, organizationId, 'Common Garcia', [1, 1_500])
    await insert(tx, own.organizationId, 'Zenobia Quill-Ångström', [2_001, 2_004])
    await insert(tx, own.organizationId, 'Ulrike Sandoval', [3_001, 3_060])
    await insert(tx, foreign.organizationId, 'Xochitl Quill', [2_001, 2_003])
  })
})
afterAll(async () => await world.close())

const search = async (tx: Tx, q: string) =>
  (await searchCandidateIds(tx, q, limits))?.slice(1, -1).split(',').filter(Boolean) ?? null
const here = async (q: string, organizationId = world.own.organizationId) =>
  await world.inClinic(organizationId, async (tx) => await search(tx, q))
const everywhere = async (q: string) => await world.inPlatform(async (tx) => await search(tx, q))

test('few among many are found by any part of what they are searched by, as their clinic and as the platform', async () => {
  for (const q of ['zenobia', 'QUILL ang', 'quill-å', 'nob', 'obia quill angstrom 200']) {
    expect(await here(q), q).toHaveLength(4)
    expect(await everywhere(q), q).toHaveLength(4)
  }
  expect(await here('quill')).toHaveLength(4)
  expect(await here('quill', world.foreign.organizationId)).toHaveLength(3)
  expect(await everywhere('quill')).toHaveLength(7)
  expect(await here('zenobiaa')).toEqual([])
})

test('leaves common words, two letters, signs alone, and too many matches to the list itself', async () => {
  for (const q of ['common garcia', 'ze', '-', '', '   ', 'sandoval']) expect(await here(q), q).toBeNull()
  await world.inClinic(world.own.organizationId, async (tx) => {
    const count = async (q: string) => await countMatching(tx, candidateQuery.parse({ q }), viewing)
    expect([await count('common garcia'), await count('ze'), await count('sandoval')]).toEqual([1_500, 4, 60])
  })
})

const countHired = async (tx: Tx, hiredSince: string) =>
  (await loadCandidatePage(tx, candidateQuery.parse({ q: 'zenobia', hiredSince }), 1, viewing)).read().length

const countBoth = async (tx: Tx) => [await countHired(tx, '2026-11-01'), await countHired(tx, '2026-11-20')]

test.each(['clinic', 'platform'] as const)(
  'of those with a rare word, only who was hired is found, as %s',
  async (who) => {
    const { organizationId } = world.own
    await world.inPlatform(async (tx) => {
      await tx.run(sql`insert into candidate_status_changes (organization_id, candidate_id, at, from_key, to_key)
      select organization_id, id, '2026-11-10T12:00:00Z', 'initial inquiry', 'hired' from all_candidates
      where organization_id = ${organizationId} and full_name like 'Zenobia%' order by id limit 1`)
    })
    expect(await (who === 'clinic' ? world.inClinic(organizationId, countBoth) : world.inPlatform(countBoth))).toEqual([
      1, 0,
    ])
  },
)

test('a filter with a rare word, and another order, narrow and sort the matches', async () => {
  await world.inClinic(world.own.organizationId, async (tx) => {
    const asked = candidateQuery.parse({ q: 'zenobia', sortDate: 'oldest', status: ['Initial Inquiry'] })
    const rows = (await loadCandidatePage(tx, asked, 1, viewing)).read()
    expect(rows.map(({ full_name }) => full_name.slice(-4))).toEqual(['2004', '2003', '2002', '2001'])
    expect(await countMatching(tx, { ...asked, status: ['Hired'] }, viewing)).toBe(0)
    expect(await countMatching(tx, asked, viewing)).toBe(4)
  })
})

test('finds renamed, new, and removed people by their current words only', async () => {
  const { organizationId } = world.own
  const answers = await world.inPlatform(async (tx) => {
    const find = async (q: string) => (await search(tx, q))?.length
    await insert(tx, organizationId, 'Wilhelmina Ferrant', [4_001, 4_002])
    const came = await find('ferrant')
    await tx.run(
      sql`update all_candidates set full_name = 'Wilhelmina Osei' where organization_id = ${organizationId} and full_name = 'Wilhelmina Ferrant 4001'`,
    )
    const renamed = [await find('ferrant'), await find('mina osei')]
    await tx.run(
      sql`update all_candidates set status = 'Hired' where organization_id = ${organizationId} and full_name like 'Wilhelmina%'`,
    )
    const moved = await find('wilhelmina')
    await tx.run(
      sql`delete from all_candidates where organization_id = ${organizationId} and full_name like 'Wilhelmina%'`,
    )
    return [came, renamed, moved, await find('wilhelmina')]
  })
  expect(answers).toEqual([2, [1, 1], 2, 0])
  const left = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        ids,
        sql`select w.candidate_id as id from candidate_search_words w full join all_candidates c
              on c.organization_id = w.organization_id and c.id = w.candidate_id where w.words is distinct from c.search_words`,
      ),
  )
  expect(left).toEqual([])
})

test('a clinic that calls the function itself finds only its own, and no one without an organization', async () => {
  const asked = sql`array['xochitl']::text[], array['%xochitl%']::text[], 1000, 100000`
  const answer = z.object({ found: z.nullable(z.array(z.string())) })
  const call = async (tx: Tx, name: string) => await tx.one(answer, sql`select ${sql.raw(name)}(${asked}) as found`)
  const { own, foreign } = world
  expect(await world.inClinic(own.organizationId, async (tx) => await call(tx, 'app.find_words_here'))).toEqual({
    found: [],
  })
  const theirs = await world.inClinic(foreign.organizationId, async (tx) => await call(tx, 'app.find_words_here'))
  expect(theirs?.found).toHaveLength(3)
  const unset = async (tx: Tx) => {
    await tx.run(sql`select set_config('app.organization_id', '', true)`)
    return await call(tx, 'app.find_words_here')
  }
  expect(await world.inClinic(own.organizationId, unset)).toEqual({ found: [] })
  for (const organization of [sql`null`, sql`${foreign.organizationId}::uuid`])
    await expect(
      world.inClinic(
        own.organizationId,
        async (tx) => await tx.run(sql`select app.find_words(${organization}, ${asked})`),
      ),
    ).rejects.toThrow(/permission denied/)
})

test('a clinic neither reads the words of others nor writes any', async () => {
  const { own, foreign } = world
  const seen = await world.inClinic(
    own.organizationId,
    async (tx) =>
      await tx.rows(
        ids,
        sql`select candidate_id as id from candidate_search_words where organization_id = ${foreign.organizationId}`,
      ),
  )
  expect(seen).toEqual([])
  for (const write of [sql`update candidate_search_words set words = ''`, sql`delete from candidate_search_words`])
    await expect(world.inClinic(own.organizationId, async (tx) => await tx.run(write))).rejects.toThrow(
      /permission denied/,
    )
})

test('a plan for one role is made again for the next: after the platform, a clinic still sees its own', async () => {
  const { own, foreign } = world
  const client = await world.services.pool.connect()
  const count = async (role: string, organizationId: string) => {
    await client.query(
      `begin; set local role ${role}; select set_config('app.organization_id', '${organizationId}', true)`,
    )
    const { rows } = await client.query<{ n: number }>({
      name: 'words',
      text: 'select count(*)::int as n from candidate_search_words',
    })
    await client.query('rollback')
    return rows[0]?.n ?? 0
  }
  try {
    const all = await count('reinforce_platform', own.organizationId)
    const [ownRows, theirs] = [
      await count('reinforce_tenant', own.organizationId),
      await count('reinforce_tenant', foreign.organizationId),
    ]
    expect([ownRows, theirs].every((n) => n > 1_500 && n < all)).toBe(true)
    expect(await count('reinforce_platform', own.organizationId)).toBe(all)
    await client.query('begin')
    const owner = await client.query<{ n: number }>({
      name: 'words',
      text: 'select count(*)::int as n from candidate_search_words',
    })
    await client.query('rollback')
    expect(owner.rows[0]?.n).toBe(0)
  } finally {
    client.release()
  }
})
