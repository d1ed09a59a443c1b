import { type Position } from '../../../../src/rules/credential/positions.ts'
import type { Criterion } from '../rubric/criterion.ts'
import { rubrics } from '../rubric/weights.ts'

/** A criterion in the question to a model: its answer refers to `id`. */
export type AskedCriterion = { id: string; name: string; words: string }

const spelled = {
  'active-claimed': 'in force',
  'in-training': 'in training or waiting for the exam',
  expired: 'expired',
}

const describeCriterion = (criterion: Criterion): string => {
  if (criterion.by === 'names') {
    const names = criterion.counts.map((name) => (name === 'system' ? 'a data system for ABA' : name))
    return `the person worked with or was trained in at least one of: ${names.join(', ')}`
  }
  if (criterion.by === 'certification') {
    const states = criterion.states.map(({ kind, state }) => `${kind} ${spelled[state]}`)
    return `the person claims one of: ${states.join(', ')}`
  }
  return criterion.by === 'aba_months'
    ? 'a job of this person in applied behavior analysis, with dates'
    : 'a job of this person in teaching, child care or care giving outside of applied behavior analysis, with dates'
}

/**
 * Returns the criteria of the question to a model for a position: every one of its two published rubrics, however a
 * clinic weighs them.
 */
export const listAskedCriteria = (position: Position): AskedCriterion[] =>
  (position === 'RBT'
    ? [rubrics.rbt_skills, rubrics.rbt_experience]
    : [rubrics.bcba_skills, rubrics.bcba_experience]
  ).flatMap(({ criteria }) =>
    criteria.map((criterion: Criterion) => ({
      id: criterion.name.toLowerCase().replaceAll(' ', '-'),
      name: criterion.name,
      words: describeCriterion(criterion),
    })),
  )
