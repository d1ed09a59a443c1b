import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import type { scoringProof } from '../../contract/scoring-proof.ts'
import { addDrawn, decide, hiddenScores, setSample } from '../testing/drawn.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T14:00:00Z'))
  await world.inPlatform(async (tx) => await tx.run(sql`delete from blind_reviews`))
  await setSample(world, 5)
})
afterAll(async () => await world.close())

type Proof = z.output<(typeof scoringProof)['reply']>
const proof = async (who: 'admin' | 'clinic' | 'manager' | 'platform' | 'foreign') =>
  (
    (await world.call(who, 'GET', `/api/scoring/proof?organization_id=${world.own.organizationId}`))
      .body as Partial<Proof>
  ).sway

test('each reviewer has a line: how they decide with and without the number; a Manager sees their own alone', async () => {
  const high = hiddenScores
  const low = { ...hiddenScores, skills_percentage: '30', experience_percentage: '30' }
  for (const [drawn, given, forward, archived] of [
    [true, high, 10, 10],
    [true, low, 10, 10],
    [false, high, 20, 0],
    [false, low, 0, 20],
  ] as const) {
    const ids: string[] = []
    for (let n = 0; n < forward + archived; n += 1) ids.push(await addDrawn(world, drawn, given))
    await decide(world, ids.slice(0, forward), 'Hired', 'clinic')
    await decide(world, ids.slice(forward), 'Archived', 'clinic')
  }
  await decide(world, [await addDrawn(world, true, high)], 'Hired', 'manager')
  const all = await proof('admin')
  expect(all).toMatchObject([
    {
      reviewer: { kind: 'person', name: 'Riley Adams' },
      seen: { high: { n: 20, forward: 20 }, low: { n: 20, forward: 0 } },
      blind: { high: { n: 20, forward: 10 }, low: { n: 20, forward: 10 } },
      sway: { value: 1 },
    },
    { reviewer: { kind: 'person', name: 'Sam Rivera' }, blind: { high: { n: 1, forward: 1 } }, sway: null },
  ])
  expect(all?.[0]?.sway?.from).toBeGreaterThan(0.5)
  expect(await proof('platform')).toEqual(all)
  expect(await proof('manager')).toEqual(all?.slice(1))
  expect(await proof('clinic')).toEqual(all?.slice(0, 1))
  expect(await proof('foreign')).toBeUndefined()
})
