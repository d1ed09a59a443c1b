import type { Position } from '../../../../rules/credential/positions.ts'

const kinds = ['skills', 'experience'] as const
type Kind = (typeof kinds)[number]
type ScoreColumn = `${Kind}_percentage` | `${Kind}_score`

/**
 * Returns the texts of a row's scores. An RBT is scored by percentages, a BCBA by scores: a column that names neither,
 * or the only one of the two in a file, is that of the row's position. Where a file has both, each is used unchanged.
 * `cell` answers null for a column that the file does not have.
 */
export const getScores = (
  position: Position,
  cell: (field: Kind | ScoreColumn) => string | null,
): Record<ScoreColumn, string> => {
  const of = (kind: Kind) => {
    const isRbt = position === 'RBT'
    const [own, other] = (isRbt ? ['percentage', 'score'] : ['score', 'percentage']) as ['score', 'percentage']
    const [mine, theirs, either] = [cell(`${kind}_${own}`), cell(`${kind}_${other}`), cell(kind)]
    const counted = mine ?? either ?? theirs ?? ''
    const kept = mine === null && either === null ? '' : (theirs ?? '')
    return { [`${kind}_${own}`]: counted, [`${kind}_${other}`]: kept }
  }
  return Object.assign({}, ...kinds.map(of)) as Record<ScoreColumn, string>
}
