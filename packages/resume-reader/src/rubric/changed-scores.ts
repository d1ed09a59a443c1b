import type { ResumeScore } from '../score-resume.ts'

/** The numbers that people see; null where one is not scored. */
export type Numbers = { skills: number | null; experience: number | null; cultureFit: number | null }

/** The numbers of a score, whichever position it is of. */
export const findNumbers = (score: ResumeScore): Numbers => ({
  skills: score.skills_percentage ?? score.skills_score,
  experience: score.experience_percentage ?? score.experience_score,
  cultureFit: score.culture_fit_score,
})

const sum = ({ skills, experience, cultureFit }: Numbers) => (skills ?? 0) + (experience ?? 0) + (cultureFit ?? 0)

/**
 * Returns by how many points a score goes up (or, below 0, down), all its numbers together; null when no number
 * changes.
 */
export const scoreDelta = (before: Numbers, after: Numbers): number | null =>
  before.skills === after.skills && before.experience === after.experience && before.cultureFit === after.cultureFit
    ? null
    : sum(after) - sum(before)
