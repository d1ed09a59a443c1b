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
  /** Draws the rows in another way than as a table; it has no pages. */
  draw?: ((rows: readonly Row[] | null) => ReactNode) | undefined
  /** Stands between the rows and their pages. */
  foot?: ReactNode
}

/** A list inside a panel or a dialog: its four states, the rows and their pages. */
export const ListBody = <Row extends { id: string }>(props: ListBodyProps<Row>) => {
  const { question, empty, pages, draw, foot, ...table } = props
  const drawTable = (rows: readonly Row[] | null) => (
    <>
      <ListTable {...table} rows={rows} stale={question.stale} />
      {rows ? foot : null}
      {rows && pages ? (
        <ListPages
          page={pages.page}
          pageSize={pages.size}
          total={question.total}
          shown={pages.shown}
          onPage={(page) => pages.onPage(page, false)}
        />
      ) : null}
    </>
  )
  return (
    <ListStates question={question} empty={empty} pages={draw ? undefined : pages}>
      {draw ?? drawTable}
    </ListStates>
  )
}
