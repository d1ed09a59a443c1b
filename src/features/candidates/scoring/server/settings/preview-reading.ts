import { findNumbers } from '@reinforce/resume-reader/rubric/changed-scores.ts'
import { type ResumeScore, rubricVersion } from '@reinforce/resume-reader/score-resume.ts'
import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { toLocalDay } from '../../../../../rules/day.ts'
import { previewReading } from '../../contract/scoring-settings.ts'
import { openScorer } from '../jobs/score-in-thread.ts'
import { loadScoringSettings } from './load-scoring-settings.ts'
import { findMovedScores, type MovedScore, previewChanges } from './preview-changes.ts'

const lookedAt = 200
/** Milliseconds after which what was read until then is the answer. */
const patience = 4_000

const row = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  position: z.enum(positions),
  text: z.nullable(z.string()),
  unread: z.number(),
  time_zone: z.string(),
  score: z.custom<ResumeScore>(),
})

/**
 * Those whose scores are those of their résumé, read by another rubric first, then the newest; and one more where there
 * are more than are looked at. No one in the blind sample.
 */
const newest = async (tx: Tx, id: string) =>
  await tx.rows(
    row,
    sql`select s.candidate_id as id, c.full_name as name, c.position, c.resume_text as text, c.resume_unread as unread, o.time_zone, s.score
        from (
          select organization_id, candidate_id, score, scored_at, rubric_version from resume_scores
          where ${tenantCondition(tx)} and organization_id = ${id} and is_used and state = 'scored'
          order by rubric_version is not distinct from ${rubricVersion}, scored_at desc, candidate_id limit ${lookedAt + 1}
        ) s join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
          join organizations o on o.id = s.organization_id
        where not c.is_score_hidden order by s.rubric_version is not distinct from ${rubricVersion}, s.scored_at desc, s.candidate_id`,
  )

/** Previews the scores of these résumés by today's rules, next to the current scores. Writes nothing. */
export const previewReadingRoute = query(previewReading, async ({ input, tx, now }) => {
  const { weights, values } = await loadScoringSettings(tx, input.id)
  const found = await newest(tx, input.id)
  const until = performance.now() + patience
  const moved: MovedScore[] = []
  const scorer = openScorer()
  let people = 0
  try {
    for (const { id, name, position, text, unread, time_zone, score } of found.slice(0, lookedAt)) {
      if (performance.now() > until) break
      const today = toLocalDay(now, time_zone)
      const read = await scorer.score({ text: text ?? '', unread, position, today, weights, values })
      if (read === null) continue
      people += 1
      moved.push(...findMovedScores({ id, name }, findNumbers(score), findNumbers(read.score)))
    }
  } finally {
    await scorer.end()
  }
  return previewChanges(moved, people, found.length > people)
})
