/**
 * A line of a rubric. `points` are earned in full with `full` of the `counts` (names of the vocabulary; `system`: any system), in part with fewer.
 * `by`: earned otherwise, by the state of a certification or by months of work, as its table says; between two rows of months it rises evenly.
 */
export type Criterion = { name: string; points: number } & (
  | { by: 'names'; counts: string[]; full: number }
  | {
      by: 'certification'
      states: { kind: 'RBT' | 'BCBA' | 'BCaBA'; state: 'active-claimed' | 'in-training' | 'expired'; points: number }[]
    }
  | { by: 'aba_months' | 'related_months'; steps: [months: number, points: number][] }
)

/** The meaning of a rubric's numbers, in words, from 0 by twenties. */
type Anchors = [string, string, string, string, string, string]

/** A rubric: its criteria add up to 100. */
export type Rubric = { criteria: Criterion[]; anchors: Anchors }
