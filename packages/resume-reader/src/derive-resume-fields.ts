import { type Position } from '../../../src/rules/credential/positions.ts'
import type { ResumeFacts } from './resume-facts.ts'
import type { ResumeScore } from './score-resume.ts'

const kindsOf = { RBT: ['RBT'], BCBA: ['BCBA', 'BCaBA'] } as const

const text = (number: number | null): string | null => (number === null ? null : String(number))

/**
 * Returns a résumé's values for the fields of a candidate: scores as texts, the words behind them, and its active
 * claims.
 */
export const deriveResumeFields = (
  position: Position,
  { facts, score }: { facts: ResumeFacts; score: ResumeScore },
) => {
  const { rationales } = score
  const claimed = facts.certifications.find(
    ({ kind, state, number }) =>
      state === 'active-claimed' && number !== null && kindsOf[position].some((each) => each === kind),
  )
  const counts = facts.is_resume && !facts.has_prompt_injection
  return {
    skills_percentage: text(score.skills_percentage),
    experience_percentage: text(score.experience_percentage),
    skills_rationale: rationales.skills_rationale ?? null,
    experience_rationale: rationales.experience_rationale ?? null,
    reinforce_analysis: rationales.reinforce_analysis ?? null,
    skills_score: text(score.skills_score),
    experience_score: text(score.experience_score),
    culture_fit_score: text(score.culture_fit_score),
    bcba_skills_rationale: rationales.bcba_skills_rationale ?? null,
    bcba_experience_rationale: rationales.bcba_experience_rationale ?? null,
    culture_fit_rationale: rationales.culture_fit_rationale ?? null,
    findbcbas_analysis: rationales.findbcbas_analysis ?? null,
    certification_number: counts ? (claimed?.number ?? null) : null,
    current_rbt: counts && position === 'RBT' && facts.current_rbt,
  }
}
