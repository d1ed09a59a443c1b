import type { UseQueryResult } from '@tanstack/react-query'
import type { ListQuestion } from '../../ui/list/list-question.ts'
import { getErrorMessage } from './call.ts'

type Page<Row> = { rows: readonly Row[]; total?: number }

/** A question to the server as a list draws it; `page` finds the rows in the answer. */
export const listFrom = <Answer, Row>(
  found: UseQueryResult<Answer>,
  otherwise: string,
  page: (answer: Answer) => Page<Row>,
): ListQuestion<Row> => {
  const { rows, total } = found.data === undefined ? { rows: null } : page(found.data)
  return {
    rows,
    total: total ?? rows?.length ?? 0,
    stale: found.isPlaceholderData,
    problem: found.isError && found.data === undefined ? getErrorMessage(found.error, otherwise) : null,
    retry: () => void found.refetch(),
  }
}

/**
 * Returns the same for an answer that has its rows under that name; `otherwise` is the message when the server gave no
 * reason.
 */
export const toListQuestion = <Row>(found: UseQueryResult<Page<Row>>, otherwise: string): ListQuestion<Row> =>
  listFrom(found, otherwise, (answer) => answer)
