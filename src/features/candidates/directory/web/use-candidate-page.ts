import { useMemo } from 'react'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { pageSize } from '../../../../rules/words/count.ts'
import type { ListQuestion } from '../../../../ui/list/list-question.ts'
import { type CandidateRow, findCandidates } from '../contract/directory.ts'
import { type CandidateQuery } from '../shapes/directory.ts'
import { reloadPage } from './reload-page.ts'
import { useCount } from './use-count.ts'

/** Rows someone else already holds for the plain list (newest first), or 'wait' while they are on their way. */
export type HeldRows = { rows: readonly CandidateRow[]; total: number } | 'wait' | null

/** One page of candidates and how many there are: rows and total are two answers, the rows paint first. */
export const useCandidatePage = (
  query: CandidateQuery,
  page: number,
  held: HeldRows,
  isShown = true,
): ListQuestion<CandidateRow> => {
  const enabled = held === null && isShown
  const found = useQuery(findCandidates, { ...query, page }, { enabled, keepPrevious: true })
  const counted = useCount(query, held === null)
  const heldPage = useMemo(
    () => (held === null || held === 'wait' ? null : held.rows.slice((page - 1) * pageSize, page * pageSize)),
    [held, page],
  )
  const here = { stale: false, counting: false, problem: null, retry: () => undefined }
  if (held === 'wait') return { ...here, rows: null, total: null }
  if (held !== null) return { ...here, rows: heldPage, total: held.total }
  return {
    rows: found.data?.rows ?? null,
    ...counted,
    stale: found.isPlaceholderData,
    problem: found.isError && !found.data ? 'Failed to load candidates' : null,
    retry: reloadPage,
  }
}
