import { bcbaExperience, bcbaSkills } from './bcba-rubric.ts'
import type { Criterion, Rubric } from './criterion.ts'
import { rbtExperience, rbtSkills } from './rbt-rubric.ts'

/** The published rubrics, by the name under which a clinic weighs them. */
export const rubrics = {
  rbt_skills: rbtSkills,
  rbt_experience: rbtExperience,
  bcba_skills: bcbaSkills,
  bcba_experience: bcbaExperience,
} satisfies Record<string, Rubric>
export type RubricName = keyof typeof rubrics
/** Their names, in the order of the screen. */
export const rubricNames = ['rbt_skills', 'rbt_experience', 'bcba_skills', 'bcba_experience'] as const

/** A clinic's weights for each criterion of a rubric, by its name; a missing rubric counts as published. */
export type Weights = Partial<Record<RubricName, Record<string, number>>>

const wholeIn = (value: number) => Number.isInteger(value) && value >= 0 && value <= 100

/**
 * Returns the problem with the weights of one rubric, in words; null when they can be used: a whole number from 0 to
 * 100 for each of its criteria and no others, 100 in all.
 */
export const findWeightsError = (name: RubricName, weights: Record<string, number>): string | null => {
  const known = rubrics[name].criteria.map((criterion) => criterion.name)
  const unknown = Object.keys(weights).find((criterion) => !known.includes(criterion))
  if (unknown !== undefined) return `The rubric has no criterion “${unknown}”.`
  const missing = known.find((criterion) => !Object.hasOwn(weights, criterion))
  if (missing !== undefined) return `“${missing}” has no weight.`
  if (!Object.values(weights).every(wholeIn)) return 'Each weight is a whole number from 0 to 100.'
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0)
  return sum === 100 ? null : `The weights add up to ${sum}, and have to add up to 100.`
}

/** Whether weights are those that are published. */
export const isAsPublished = (name: RubricName, weights: Record<string, number> | undefined): boolean =>
  weights === undefined || rubrics[name].criteria.every((criterion) => weights[criterion.name] === criterion.points)

const scaled = (criterion: Criterion, points: number): Criterion => {
  const share = (earned: number) => Math.floor((earned * points) / criterion.points)
  if (criterion.by === 'names') return { ...criterion, points }
  if (criterion.by === 'certification')
    return { ...criterion, points, states: criterion.states.map((row) => ({ ...row, points: share(row.points) })) }
  return {
    ...criterion,
    points,
    steps: criterion.steps.map(([at, earned]): [number, number] => [at, share(earned)]),
  }
}

/** A rubric as a clinic weighs it: each criterion earns its share of the new weight, and one that weighs nothing is not looked at. */
export const applyWeights = (name: RubricName, weights: Weights): Rubric => {
  const { criteria, anchors }: Rubric = rubrics[name]
  const own = weights[name]
  if (!own) return { criteria, anchors }
  return {
    anchors,
    criteria: criteria.flatMap((criterion) => {
      const points = own[criterion.name] ?? criterion.points
      return points > 0 ? [scaled(criterion, points)] : []
    }),
  }
}
