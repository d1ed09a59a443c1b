import type { ReactNode } from 'react'
import type { ListRows } from './list-column.ts'
import { ListPages } from './list-pages.tsx'
import type { ListQuestion, Paging } from './list-question.ts'
import { ListStates, type NoRows } from './list-states.tsx'
import { ListTable } from './list-table.tsx'

export type ListBodyProps<Row extends { id: string }> = Omit<ListRows<Row>, 'rows' | 'stale'> & {
  question: ListQuestion<Row>
  empty: NoRows
  pages?: Paging | undefined
  /** Shown between the rows and their pages. */
  foot?: ReactNode
}

/** A list inside a panel or a dialog: its four states, the rows and their pages. */
export const ListBody = <Row extends { id: string }>(props: ListBodyProps<Row>) => {
  const { question, empty, pages, foot, ...table } = props
  const draw = (rows: readonly Row[] | null) => (
    <>
      <ListTable {...table} rows={rows} stale={question.stale} />
      {rows ? foot : null}
      {rows && pages ? (
        <ListPages paging={pages} shown={rows.length} total={question.total} moreThan={question.moreThan} />
      ) : null}
    </>
  )
  return (
    <ListStates question={question} empty={empty} pages={pages} waiting={draw(null)}>
      {draw}
    </ListStates>
  )
}
