import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { openWorld, type World } from '../../../../../app/server/testing/world.ts'
import { insertRows } from '../../../../../db/demo/insert.ts'
import type { scoringProof } from '../../contract/scoring-proof.ts'

let world: World
const now = new Date('2026-11-20T18:00:00Z')
beforeAll(async () => {
  world = await openWorld({}, () => now)
  await world.inPlatform(async (tx) => await tx.run(sql`delete from resume_scores`))
  const people = Array.from({ length: 70 }, (_, n) => ({
    id: randomUUID(),
    organization_id: world.own.organizationId,
    full_name: `Proof ${n}`,
    position: 'RBT',
    status: 'Initial Inquiry',
    auto_scheduler_sent: false,
    created_at: '2026-11-19T15:00:00.000Z',
    counts_culture_fit: true,
    earlier_files: [],
    resume_text: 'Ran DTT daily',
    preferred_language: n < 40 ? 'English' : n < 60 ? 'Spanish' : null,
  }))
  await world.inPlatform(async (tx) => {
    await insertRows(tx, 'all_candidates', people)
    // A third lies above the median; one was scored long ago.
    for (const [n, { id }] of people.entries())
      await tx.run(sql`update resume_scores set state = 'scored', position = 'RBT', facts = '{}'::jsonb,
        scored_at = ${n === 69 ? '2025-11-01T00:00:00Z' : '2026-11-19T16:00:00Z'}::timestamptz,
        score = jsonb_build_object('skills_percentage', ${n % 3 === 0 ? 80 : 40}::int, 'experience_percentage', 50,
          'criteria', jsonb_build_array(jsonb_build_object('name', 'Teaching', 'quotes', jsonb_build_array(${n === 0 ? 'Ran NET daily' : 'Ran DTT'}::text))))
        where candidate_id = ${id}`)
  })
})
afterAll(async () => await world.close())

const proof = async (who: 'clinic' | 'manager' | 'platform' | 'foreign', of?: string) =>
  await world.call(who, 'GET', `/api/scoring/proof${of ? `?organization_id=${of}` : ''}`)
type Proof = z.infer<typeof scoringProof.reply>

test('an organization sees how many of its quotes match the résumés, and the rates of its groups', async () => {
  const { organization, scored, quotes, groups } = (await proof('clinic')).body as Proof
  expect({ organization, scored, quotes }).toEqual({
    organization: 'Bright Path ABA',
    scored: 70,
    quotes: { resumes: 70, of: 70, verbatim: 69 },
  })
  expect(groups).toEqual([
    { name: 'English', scored: 40, above: 14, rate: 0.35, ratio: 1, isLow: false },
    { name: 'Spanish', scored: 20, above: 6, rate: null, ratio: null, isLow: false },
    { name: 'Not stated', scored: 9, above: 3, rate: null, ratio: null, isLow: false },
  ])
})

test('platform staff see those of any organization, others only their own', async () => {
  expect((await proof('platform', world.own.organizationId)).body).toMatchObject({ scored: 70 })
  expect((await proof('manager')).body).toMatchObject({ scored: 70 })
  const refused = await proof('foreign', world.own.organizationId)
  expect([refused.status, refused.text.includes('Organization not found')]).toEqual([404, true])
  expect((await proof('foreign')).body).toMatchObject({
    scored: 0,
    groups: [],
    quotes: { resumes: 0, of: 0, verbatim: 0 },
  })
})
