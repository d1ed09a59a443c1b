import { Button } from '@mantine/core'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { type EmptyProps, EmptyState, ErrorState } from '../states.tsx'
import type { ListQuestion, Paging } from './list-question.ts'
import { useClampedPage } from './use-clamped-page.ts'

export type NoRows = {
  /** There is nothing at all yet. */
  none: EmptyProps
  /** There is something, but not for this search; false where nothing narrows the list. */
  match?: { title: string; clear: string; onClear: () => void } | ReactElement | false
}

type ListStatesProps<Row> = {
  question: ListQuestion<Row>
  empty: NoRows
  pages?: Paging | undefined
  /** Stands for the rows while the first ones are on their way. */
  waiting: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

const Nothing = ({ none, match }: NoRows) =>
  isValidElement(match) ? (
    match
  ) : match ? (
    <EmptyState
      title={match.title}
      action={
        <Button variant="default" onClick={match.onClear}>
          {match.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState {...none} />
  )

/** An empty page past the last one is no empty list; neither is one while it is counted how many pages there are. */
const isPastEnd = ({ total, counting }: ListQuestion<unknown>, pages: Paging | undefined) =>
  pages !== undefined && pages.page > 1 && (counting || (total !== null && pages.page > Math.ceil(total / pages.size)))

/** The states of rows, however they are drawn: failed, empty, on their way, here. A page past the end becomes the last one. */
export const ListStates = <Row,>({ question, empty, pages, waiting, children }: ListStatesProps<Row>) => {
  useClampedPage(pages, question)
  const { rows, problem, retry } = question
  if (problem !== null) return <ErrorState onRetry={retry}>{problem}</ErrorState>
  if (rows === null) return waiting
  if (rows.length > 0) return children(rows)
  return isPastEnd(question, pages) ? waiting : <Nothing {...empty} />
}
