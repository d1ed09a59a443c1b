import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { query } from '../../../platform/server/query.ts'
import { Refusal } from '../../../rules/refusal.ts'
import { candidateAnalysis } from '../contract.ts'
import { fitReason } from '../rules/fit-score.ts'
import { candidateColumns, candidateJoins, candidateRows } from './candidate-rows.ts'

const text = z.nullable(z.string())
const analysis = z.object({
  skills_percentage: text,
  experience_percentage: text,
  skills_rationale: text,
  experience_rationale: text,
  reinforce_analysis: text,
  skills_score: text,
  experience_score: text,
  culture_fit_score: text,
  bcba_skills_rationale: text,
  bcba_experience_rationale: text,
  culture_fit_rationale: text,
  findbcbas_analysis: text,
  counts_culture_fit: z.boolean(),
  score_override: z.nullable(z.number()),
})

export const notFound = () => new Refusal('not-found', 'Candidate not found')

/** The scores of one candidate with the words behind them and why the score is what it is. */
export const candidateAnalysisWay = query(candidateAnalysis, async ({ input, tx }) => {
  const [candidate] = await candidateRows(
    tx,
    sql`select ${candidateColumns} from all_candidates c ${candidateJoins} where c.id = ${input.id}`,
  )
  const scores = await tx.one(
    analysis,
    sql`select skills_percentage, experience_percentage, skills_rationale, experience_rationale, reinforce_analysis, skills_score, experience_score,
          culture_fit_score, bcba_skills_rationale, bcba_experience_rationale, culture_fit_rationale, findbcbas_analysis, counts_culture_fit, score_override
        from all_candidates where id = ${input.id}`,
  )
  if (!candidate || !scores) throw notFound()
  return { candidate, fitReason: fitReason({ ...candidate, ...scores }), ...scores }
})
