import { applyWeights, type RubricName, rubrics, type Weights } from '@reinforce/resume-reader/rubric/weights.ts'
import type { PartCriterion } from '@reinforce/resume-reader/score-resume.ts'
import type { Position } from '../../../../rules/credential/positions.ts'

const namesOf = {
  RBT: { skills: 'rbt_skills', experience: 'rbt_experience' },
  BCBA: { skills: 'bcba_skills', experience: 'bcba_experience' },
} as const satisfies Record<Position, Record<string, RubricName>>

/** Lists the rubrics of a position under these weights, with the points of each criterion. */
export const listRubrics = (position: Position, weights: Weights) =>
  Object.values(namesOf[position]).map((name) => ({ name, criteria: applyWeights(name, weights).criteria }))

const readPart = (
  name: RubricName,
  part: 'skills' | 'experience',
  criteria: readonly Partial<PartCriterion>[],
): Record<string, number> | null => {
  const mosts = new Map(criteria.filter((each) => each.part === part).map((each) => [each.name, each.most]))
  const weights = Object.fromEntries(
    rubrics[name].criteria.map((criterion) => [criterion.name, mosts.get(criterion.name) ?? 0]),
  )
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0)
  return sum === 100 ? weights : null
}

/**
 * Returns the weights that a stored score was made with, read from the most points of its criteria; null if it has none (no resume, or an
 * early reader). The settings of the clinic may have changed since.
 */
export const readWeights = (
  position: Position,
  criteria: readonly Partial<PartCriterion>[],
): Record<string, Record<string, number>> | null => {
  const { skills, experience } = namesOf[position]
  const ofSkills = readPart(skills, 'skills', criteria)
  const ofExperience = readPart(experience, 'experience', criteria)
  return ofSkills && ofExperience ? { [skills]: ofSkills, [experience]: ofExperience } : null
}
