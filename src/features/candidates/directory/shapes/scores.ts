import * as z from 'zod/mini'

const text = z.nullable(z.string())

/** What the analysis of an application left: RBT and BCBA scores with the words behind them, as received. */
export const candidateScores = z.object({
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
})
