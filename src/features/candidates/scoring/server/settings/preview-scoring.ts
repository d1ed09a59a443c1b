import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Tx } from '../../../../../platform/server/database.ts'
import { openThread } from '../../../../../platform/server/process/worker-thread.ts'
import { query } from '../../../../../platform/server/query.ts'
import { tenantCondition } from '../../../../../platform/server/tenant-condition.ts'
import { positions } from '../../../../../rules/credential/positions.ts'
import { UserError } from '../../../../../rules/user-error.ts'
import { previewScoring } from '../../contract/scoring-settings.ts'
import { checkWeights, loadScoringSettings, tidyValues } from './load-scoring-settings.ts'
import { type MovedScore, previewChanges } from './preview-changes.ts'
import type { ToPreview } from './preview-thread.ts'

const lookedAt = 5_000
/** Read from the database and scored in one go. */
const atOnce = 200
/** Of one go, the thread's start included. */
const limits = { milliseconds: 20_000, megabytes: 256 }
const tooSlow = 'The preview took too long. Try again in a moment.'

const row = z.object({
  candidate_id: z.string(),
  full_name: z.nullable(z.string()),
  position: z.enum(positions),
  facts: z.string(),
  score: z.string(),
})
type Row = z.output<typeof row>

const isOwn = sql`s.is_used and s.facts is not null and s.score is not null and s.position is not null`

/** The newest whose scores are those of their résumé, and one more where there are more than are looked at. */
const newest = async (tx: Tx, id: string): Promise<string[]> => {
  const rows = await tx.rows(
    z.object({ id: z.string() }),
    sql`select s.candidate_id as id from resume_scores s where ${tenantCondition(tx, 's')} and s.organization_id = ${id} and ${isOwn}
        order by s.scored_at desc, s.candidate_id limit ${lookedAt + 1}`,
  )
  return rows.map((one) => one.id)
}

const read = async (tx: Tx, id: string, ids: string[]): Promise<Row[]> =>
  await tx.rows(
    row,
    sql`select s.candidate_id, c.full_name, s.position, s.facts::text as facts, s.score::text as score
        from resume_scores s join all_candidates c on c.organization_id = s.organization_id and c.id = s.candidate_id
        where ${tenantCondition(tx, 's')} and s.organization_id = ${id}
          and s.candidate_id = any(${sql.param(ids)}::uuid[]) and ${isOwn} and not c.is_score_hidden`,
  )

/**
 * Previews the effect of other weights or values, from the facts read before. Writes nothing, and computes in a thread.
 */
export const previewScoringRoute = query(previewScoring, async ({ input, tx }) => {
  await loadScoringSettings(tx, input.id)
  const [weights, values] = [checkWeights(input.weights), tidyValues(input.values)]
  const found = await newest(tx, input.id)
  const ids = found.slice(0, lookedAt)
  const moved: MovedScore[] = []
  let people = 0
  const thread = openThread<MovedScore[]>(new URL('./preview-thread.ts', import.meta.url), limits)
  try {
    for (let at = 0; at < ids.length; at += atOnce) {
      const rows = await read(tx, input.id, ids.slice(at, at + atOnce))
      const answer = await thread.ask({ rows, weights, values } satisfies ToPreview)
      if (answer === null) throw new UserError('unavailable', tooSlow)
      moved.push(...answer)
      people += rows.length
    }
  } finally {
    await thread.end()
  }
  return previewChanges(moved, people, found.length > ids.length)
})
