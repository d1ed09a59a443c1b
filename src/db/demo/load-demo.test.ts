import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demoTools } from '../../app/server/demo-tools.ts'
import { openWorld, type World } from '../../app/server/testing/world.ts'
import { loadDemo } from './load-demo.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({}, () => new Date('2026-11-20T18:00:00Z'))
  await world.services.pool.query(`insert into app.demo_days (day) values ('2026-11-19')`)
})
afterAll(async () => await world.close())

test('people of a new day are scored as their clinic weighs by now', async () => {
  const safetyAlone = {
    Certification: 0,
    'Teaching methods': 0,
    'Data and notes': 0,
    'Behavior reduction': 0,
    'Safety and privacy': 100,
  }
  await world.inPlatform(
    async (tx) =>
      await tx.run(
        sql`insert into scoring_settings (organization_id, weights) values (${world.own.organizationId}, ${JSON.stringify({ rbt_skills: safetyAlone })}::jsonb)
            on conflict (organization_id) do update set weights = excluded.weights`,
      ),
  )
  await loadDemo(world.services, demoTools)
  const scored = await world.inPlatform(
    async (tx) =>
      await tx.rows(
        z.object({ skills: z.string(), analysis: z.string() }),
        sql`select c.skills_percentage as skills, c.reinforce_analysis as analysis from all_candidates c
            join resume_scores s on s.organization_id = c.organization_id and s.candidate_id = c.id and s.state = 'scored' and s.is_used
            where c.organization_id = ${world.own.organizationId} and c.position = 'RBT' and c.date_submitted = '2026-11-20'`,
      ),
  )
  expect(scored.length).toBeGreaterThan(5)
  for (const { skills, analysis } of scored) {
    // None is 0, or 1 beside experience, so that it counts in the average.
    expect(['0', '1', '100']).toContain(skills)
    expect(analysis).toContain('The clinic set its own weights')
  }
})
