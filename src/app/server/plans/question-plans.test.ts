import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  countMatching,
  loadCandidatePage,
} from '../../../features/candidates/directory/server/finding/find-candidates.ts'
import { candidateQuery } from '../../../features/candidates/directory/shapes/directory.ts'
import type { Tx } from '../../../platform/server/database.ts'
import { openWorld, type World } from '../testing/world.ts'
import { explainCost } from './explain-cost.ts'
import { fillWith } from './many-rows.ts'
import { listPlanQuestions } from './plan-questions.ts'

const now = new Date('2026-11-20T18:00:00Z')
let world: World
beforeAll(async () => {
  world = await openWorld({}, () => now)
  await fillWith(world, now)
})
afterAll(async () => await world.close())

const runAs = {
  clinic: async (work: (tx: Tx) => Promise<unknown>) => await world.inClinic(world.own.organizationId, work),
  platform: async (work: (tx: Tx) => Promise<unknown>) => await world.inPlatform(work),
}

const viewing = { now, excellentFrom: 85 }
const { asked, questions, pairs } = listPlanQuestions({ since: '2026-11-19', common: 'jo', rare: 'obia quil' })

/** Pages that still read more than others, and why: blocks of 8 kB at most, with what a vacuum leaves while others read. */
const dear: Record<string, number> = {
  // Certified RBTs come before the first BCBA; they are passed over inside the index.
  'position, best first': 1_500,
  // No one among the oldest 48,000 has the word, and no index says who has a video.
  'applicant + a common word, oldest first': 40_000,
  // A word that many have is looked for along the order.
  'a common word, oldest first': 2_000,
  // The indexes of a status have the best first, and the lowest of all are looked through for anyone who fits.
  'status, lowest first': 15_000,
  'status and position, lowest first': 15_000,
  'two statuses, lowest first': 15_000,
  'position, lowest first': 15_000,
  'registry, lowest first': 15_000,
  'experience, lowest first': 30_000,
}
/** A count reads no further than a thousand and one, but it may meet what a table no longer holds. */
const dearestCount = 8_000
const dearestPage = 700

test.each(['clinic', 'platform'] as const)(
  'a page as %s, by whatever filter and in whatever order, reads little, sorts little and scans no table',
  async (who) => {
    const costs: { name: string; blocks: number; sorted: number; scanned: number }[] = []
    for (const { name, filter } of questions) {
      const query = candidateQuery.parse(filter)
      const cost = await explainCost(runAs[who], async (tx) => await loadCandidatePage(tx, query, 1, viewing))
      costs.push({ name, ...cost })
    }
    expect(costs.length).toBeGreaterThan(50)
    expect(costs.filter(({ name, blocks }) => blocks > (dear[name] ?? dearestPage))).toEqual([])
    expect(costs.filter(({ sorted }) => sorted > 1_000)).toEqual([])
    expect(costs.filter(({ scanned }) => scanned > 0)).toEqual([])
  },
)

/** Where few have both, everyone who has one of them is passed over, inside an index if it has the other. */
const dearestPair = 5_000

test.each(['clinic', 'platform'] as const)(
  'a page as %s by two filters reads little and scans no table',
  async (who) => {
    const costs: { name: string; blocks: number; scanned: number }[] = []
    for (const { name, filter } of pairs) {
      const query = candidateQuery.parse(filter)
      const cost = await explainCost(runAs[who], async (tx) => await loadCandidatePage(tx, query, 1, viewing), false)
      costs.push({ name, blocks: cost.blocks, scanned: cost.scanned })
    }
    expect(costs.length).toBeGreaterThan(300)
    expect(costs.filter(({ name, blocks }) => blocks > (dear[name] ?? dearestPair))).toEqual([])
    expect(costs.filter(({ scanned }) => scanned > 0)).toEqual([])
  },
)

test.each([
  'nothing',
  'since',
  'status',
  'position',
  'status, best first',
  'position, best first',
  'status and position, best first',
])('anyone who was hired, among all organizations, is found along the order: %s', async (name) => {
  const filter = questions.find((question) => question.name === name)?.filter
  const query = candidateQuery.parse({ ...filter, hiredSince: '2026-11-01' })
  let found = 0
  const { blocks } = await explainCost(runAs.platform, async (tx) => {
    found = (await loadCandidatePage(tx, query, 1, viewing)).read().length
  })
  expect(found).toBe(25)
  expect(blocks).toBeLessThan(dear[name] ?? dearestPage)
})

test('where eight thousand who were not hired come first, those who were are gathered', async () => {
  const query = candidateQuery.parse({ sortScore: 'highest', hiredSince: '2026-11-01' })
  await world.inPlatform(async (tx) => {
    const best = await tx.rows(
      z.object({ id: z.string(), before: z.number() }),
      sql`select c.id, (select count(*)::int from all_candidates b where b.fit_sort > c.fit_sort) as before from all_candidates c
          where c.status_key = 'hired' order by c.fit_sort desc, c.received_at desc, c.id desc limit 25`,
    )
    expect(best[0]?.before).toBeGreaterThan(8_000)
    const page = await loadCandidatePage(tx, query, 1, viewing)
    expect(page.read().map(({ id }) => id)).toEqual(best.map(({ id }) => id))
  })
})

const readPremium = async (who: 'clinic' | 'platform', filter: object) => {
  const query = candidateQuery.parse({ type: ['Premium'], ...filter })
  const { indexes } = await explainCost(runAs[who], async (tx) => await loadCandidatePage(tx, query, 1, viewing), false)
  return indexes.filter((index) => index.startsWith('candidates_'))
}

test('people with a video are found in an index of their own, a clinic’s apart from everyone’s', async () => {
  for (const filter of [{}, { location: [world.own.locationId] }, { status: ['Hired'] }])
    expect(await readPremium('clinic', filter)).toEqual(['candidates_premium'])
  expect(await readPremium('platform', {})).toEqual(['candidates_premium_all'])
})

test('the planner knows that a location’s people are all of its organization', async () => {
  const { organizationId, locationId } = world.own
  const plan = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })]) })
  await world.inClinic(organizationId, async (tx) => {
    const explained = await tx.one(
      plan,
      sql`explain (format json) select from all_candidates where organization_id = ${organizationId} and location_id = ${locationId}`,
    )
    // 1,500 are there; a sixth of them, if the planner knew nothing.
    expect(explained?.['QUERY PLAN'][0].Plan['Plan Rows']).toBeGreaterThan(1_000)
  })
})

test.each(['clinic', 'platform'] as const)('a count as %s that ends at a thousand reads no more rows', async (who) => {
  for (const [name, filter] of Object.entries(asked)) {
    const query = candidateQuery.parse(filter)
    const cost = await explainCost(runAs[who], async (tx) => await countMatching(tx, query, viewing, 1_000))
    // The few candidates that someone contacted are read, and dropped.
    expect(cost.scanned, name).toBeLessThanOrEqual(name === 'first touch' ? 1_010 : 1_001)
    expect(cost.sorted, name).toBe(0)
    expect(cost.blocks, name).toBeLessThan(dearestCount)
  }
})
