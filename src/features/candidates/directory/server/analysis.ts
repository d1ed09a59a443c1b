import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../../platform/server/query.ts'
import { selectColumns } from '../../../../platform/server/select-columns.ts'
import { tenantCondition } from '../../../../platform/server/tenant-condition.ts'
import { toLocalDay } from '../../../../rules/day.ts'
import { UserError } from '../../../../rules/user-error.ts'
import { candidateAnalysis } from '../contract/directory.ts'
import { explainFit } from '../rules/compute-fit-score.ts'
import { describeRegistryAnswer, formatRegistryClause } from '../rules/credential/describe-registry-answer.ts'
import { candidateScores } from '../shapes/scores.ts'
import { loadCandidate } from './load-candidate-rows.ts'

const analysis = z.extend(candidateScores, {
  counts_culture_fit: z.boolean(),
  score_override: z.nullable(z.number()),
  time_zone: z.string(),
})

export const createNotFound = () => new UserError('not-found', 'Candidate not found')

/** The scores of one candidate with the words behind them and why the score is what it is. */
export const candidateAnalysisRoute = query(candidateAnalysis, async ({ input, tx, now }) => {
  const candidate = await loadCandidate(tx, input.id)
  const scores = await tx.one(
    analysis,
    sql`select ${selectColumns(candidateScores.shape, 'c')}, c.counts_culture_fit, c.score_override, o.time_zone
      from all_candidates c join organizations o on o.id = c.organization_id
      where ${tenantCondition(tx, 'c')} and c.id = ${input.id}`,
  )
  if (!candidate || !scores) throw createNotFound()
  const { time_zone: timeZone } = scores
  const registry = formatRegistryClause(
    describeRegistryAnswer(candidate, { today: toLocalDay(now, timeZone), timeZone }),
  )
  return { candidate, fitReason: explainFit({ ...candidate, ...scores, registry }), ...scores }
})
