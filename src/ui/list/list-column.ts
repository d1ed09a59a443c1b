import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  label: string
  width?: number
  align?: 'right'
  /** On a narrow screen its label comes before the value, as of every number: the value alone means too little. */
  named?: true
  /** On a tablet it is at the right of its row, like a status. */
  aside?: true
  cell: (row: Row) => ReactNode
}

type RowSelection<Row> = {
  has: (id: string) => boolean
  set: (ids: readonly string[], selected: boolean) => void
  label: (row: Row) => string
  /** The label of the box above all boxes. */
  all?: string
  /** The boxes show themselves under the mouse alone: nothing is being selected yet. Cards have none then. */
  quiet?: boolean
}

/** The keys of a row where Enter doesn't press its title or Space doesn't select it. */
type RowMoves<Row> = {
  onOpen?: ((row: Row) => void) | undefined
  onToggle?: ((row: Row) => void) | undefined
  onFocus?: ((row: Row) => void) | undefined
  /** A click anywhere in the row opens it, too. */
  byClick?: boolean
}

/** The input for drawing rows, as a table or as cards. */
export type ListRows<Row extends { id: string }> = {
  caption: string
  /** The first one is the row's title; on a narrow screen the others become facts below it. */
  columns: readonly Column<Row>[]
  /** Null while the first rows are on their way. */
  rows: readonly Row[] | null
  stale?: boolean
  selection?: RowSelection<Row> | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  /** Least width of several actions, so that the columns stay where they are as rows load. */
  actionsWidth?: number
  /** Lets a person choose the columns; kept in the browser under this name. */
  chooser?: string
  moves?: RowMoves<Row> | undefined
  /** The row that is marked as the one in hand. */
  marked?: string | null
  /** Columns keep their widths and cut what is longer; the actions have a head of their own and this width. */
  fixed?: { actions: number; head: string; compact?: boolean } | undefined
  /** How many facts a row shows on a tablet, five unless told; the others unfold. */
  tabletFacts?: number | undefined
  /** Cards on any screen: the list has little room. */
  asCards?: boolean | undefined
  /** A row on a narrow screen, with the box that selects it, where title and facts do not do. */
  card?: ((row: Row, box: ReactNode) => ReactNode) | undefined
}
