import { Button } from '@mantine/core'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import type { ListQuestion, Paging } from './list-question.ts'
import { Empty, type EmptyProps, Failed } from './states.tsx'
import { usePageInReach } from './use-page-in-reach.ts'

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
  /** Draws the rows; null while the first ones are on their way. */
  children: (rows: readonly Row[] | null) => ReactNode
}

const Nothing = ({ none, match }: NoRows) =>
  isValidElement(match) ? (
    match
  ) : match ? (
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

/** The states of rows, however they are drawn: failed, empty, on their way, here. A page past the end becomes the last one. */
export const ListStates = <Row,>({ question, empty, pages, children }: ListStatesProps<Row>) => {
  usePageInReach(pages, question)
  const { rows, total, problem, retry } = question
  if (problem !== null) return <Failed onRetry={retry}>{problem}</Failed>
  if (rows?.length !== 0) return children(rows)
  const isPastEnd = pages !== undefined && (total === null ? pages.page > 1 : total > 0)
  return isPastEnd ? children(null) : <Nothing {...empty} />
}
