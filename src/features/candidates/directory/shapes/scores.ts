import * as z from 'zod/mini'
import { nullableText } from '../../../../platform/shared/schemas.ts'

/** Results of an application's analysis: RBT and BCBA scores with their rationales, as received. */
export const candidateScores = z.object({
  skills_percentage: nullableText,
  experience_percentage: nullableText,
  skills_rationale: nullableText,
  experience_rationale: nullableText,
  reinforce_analysis: nullableText,
  skills_score: nullableText,
  experience_score: nullableText,
  culture_fit_score: nullableText,
  bcba_skills_rationale: nullableText,
  bcba_experience_rationale: nullableText,
  culture_fit_rationale: nullableText,
  findbcbas_analysis: nullableText,
})
