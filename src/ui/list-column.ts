import type { ComponentProps, ReactNode } from 'react'

export type Column<Row> = {
  key: string
  label: string
  width?: number
  align?: 'right'
  cell: (row: Row) => ReactNode
}

export type RowSelection<Row> = {
  has: (id: string) => boolean
  set: (ids: readonly string[], selected: boolean) => void
  label: (row: Row) => string
}

/** What rows are drawn from, as a table or as cards. */
export type ListRows<Row extends { id: string }> = {
  caption: string
  /** The first one is the row's title; on a narrow screen the others become facts below it. */
  columns: readonly Column<Row>[]
  /** Null while the first rows are on their way. */
  rows: readonly Row[] | null
  stale?: boolean
  selection?: RowSelection<Row> | undefined
  actions?: ((row: Row) => ReactNode) | undefined
  /** Lets a person choose the columns; kept in the browser under this name. */
  chooser?: string
  /** What a row of the table answers to besides: keys, focus, a mark. */
  rowProps?: ((row: Row) => ComponentProps<'tr'> & { 'data-selected'?: true | undefined }) | undefined
}
