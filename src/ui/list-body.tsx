import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ListRows } from './list-column.ts'
import { ListPages } from './list-pages.tsx'
import type { ListQuestion, Paging } from './list-question.ts'
import { ListTable } from './list-table.tsx'
import { Empty, type EmptyProps, Failed } from './states.tsx'
import { usePageInReach } from './use-page-in-reach.ts'

export type NoRows = {
  /** There is nothing at all yet. */
  none: EmptyProps
  /** There is something, but not for this search; falsy where nothing narrows the list. */
  match?: { title: string; clear: string; onClear: () => void } | false | undefined
}

export type ListBodyProps<Row extends { id: string }> = Omit<ListRows<Row>, 'rows' | 'stale'> & {
  question: ListQuestion<Row>
  empty: NoRows
  pages?: Paging | undefined
  /** Draws the rows in another way than as a table; it has no pages. */
  draw?: ((rows: readonly Row[] | null) => ReactNode) | undefined
  /** Stands between the rows and their pages. */
  foot?: ReactNode
}

const Nothing = ({ none, match }: NoRows) =>
  match ? (
    <Empty
      title={match.title}
      action={
        <Button variant="default" onClick={match.onClear}>
          {match.clear}
        </Button>
      }
    />
  ) : (
    <Empty {...none} />
  )

/** A list inside a panel or a dialog: its four states, the rows and their pages. A page past the end becomes the last one. */
export const ListBody = <Row extends { id: string }>(props: ListBodyProps<Row>) => {
  const { question, empty, pages, draw, foot, ...table } = props
  const { total, stale, problem, retry } = question
  usePageInReach(pages, question)
  if (problem !== null) return <Failed onRetry={retry}>{problem}</Failed>
  const isPastEnd = pages !== undefined && question.rows?.length === 0 && total > 0
  const rows = isPastEnd ? null : question.rows
  if (rows?.length === 0) return <Nothing {...empty} />
  if (draw) return draw(rows)
  return (
    <>
      <ListTable {...table} rows={rows} stale={stale} />
      {rows ? foot : null}
      {rows && pages ? (
        <ListPages
          page={pages.page}
          pageSize={pages.size}
          total={total}
          shown={pages.shown}
          onPage={(page) => pages.onPage(page, false)}
        />
      ) : null}
    </>
  )
}
