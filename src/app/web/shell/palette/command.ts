import type { CandidateRow } from '../../../../features/candidates/directory/contract/directory.ts'
import type { PanelSearch } from '../../../../platform/web/panel/panel-search.ts'
import type { NavLink } from '../links.ts'

export type PanelAct = NonNullable<PanelSearch['act']>

export type Command = {
  id: string
  group: string
  label: string
  hint?: string
  /** Other words by which it is found. */
  also?: string
  /** Of a candidate: as it is shown, with what was searched marked. */
  phone?: string
  /** A picture of where it leads. */
  Icon?: NavLink['Icon']
  /** Of a candidate: their row, for the score before the name. */
  row?: CandidateRow
  run: () => void
}
