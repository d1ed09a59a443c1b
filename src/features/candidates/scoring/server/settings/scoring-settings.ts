import { isDeepStrictEqual } from 'node:util'
import { rubricNames, rubrics } from '@reinforce/resume-reader/rubric/weights.ts'
import { rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import { command } from '../../../../../platform/server/command.ts'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { rescoreAll, scoringSettings, setScoring } from '../../contract/scoring-settings.ts'
import { scoreResumesJob } from '../jobs/score-resumes.ts'
import { loadModelSettings } from '../model-review/set-model-reading.ts'
import { loadBlindSample } from './blind-sample.ts'
import { checkWeights, loadScoringSettings, readCounts, tidyValues } from './load-scoring-settings.ts'

/** Reads an organization's weights next to the published ones, and the progress of the reading. */
export const scoringSettingsRoute = query(scoringSettings, async ({ input: { id }, tx, settings }) => {
  const { weights, values } = await loadScoringSettings(tx, id)
  return {
    rubricVersion,
    rubrics: rubricNames.map((name) => ({
      name,
      anchors: rubrics[name].anchors,
      criteria: rubrics[name].criteria.map((criterion) => ({
        name: criterion.name,
        published: criterion.points,
        points: weights[name]?.[criterion.name] ?? criterion.points,
      })),
    })),
    values,
    model: await loadModelSettings(tx, id, settings),
    blind: await loadBlindSample(tx, id),
    read: await readCounts(tx, id),
  }
})

/**
 * Queues every résumé of an organization to be read again, those in progress too. Asks no model. Returns their number.
 */
const readAll = async (tx: Tx, id: string, now: Date): Promise<number> => {
  const waits = await tx.run(
    sql`update resume_scores set state = 'due', due_at = ${now.toISOString()}, tries = 0, with_all = true
        where ${tenantCondition(tx)} and organization_id = ${id}`,
  )
  if (waits > 0) await scoreResumesJob.enqueue(tx, { organizationId: id })
  return waits
}

/** Keeps weights and values, and has everything scored by them. The same ones again change nothing. */
export const setScoringRoute = command(setScoring, async ({ input, tx, now }) => {
  const before = await loadScoringSettings(tx, input.id)
  const after = { weights: checkWeights(input.weights), values: tidyValues(input.values) }
  if (isDeepStrictEqual(before, after)) return { reply: { waits: 0 }, events: [] }
  await tx.run(
    sql`insert into scoring_settings (organization_id, weights, clinic_values, updated_at)
        values (${input.id}, ${JSON.stringify(after.weights)}::jsonb, ${sql.param(after.values)}::text[], ${now.toISOString()})
        on conflict (organization_id) do update set weights = excluded.weights, clinic_values = excluded.clinic_values,
          updated_at = excluded.updated_at`,
  )
  const waits = await readAll(tx, input.id, now)
  return {
    reply: { waits },
    events: [
      {
        name: 'scoring.weighed',
        about: input.id,
        organizationId: input.id,
        before,
        after: { ...after, people: waits },
      },
    ],
  }
})

/** Has all résumés of an organization read again by today's rubric. */
export const rescoreAllRoute = command(rescoreAll, async ({ input: { id }, tx, now }) => {
  await loadScoringSettings(tx, id)
  const waits = await readAll(tx, id, now)
  return {
    reply: { waits },
    events: [
      {
        name: 'scoring.allAsked',
        about: id,
        organizationId: id,
        after: { people: waits, rubric: `version ${rubricVersion}` },
      },
    ],
  }
})
