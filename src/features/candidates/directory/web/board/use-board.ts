import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useCacheScope } from '../../../../../platform/web/cache-scope.tsx'
import { createQuestion, useQuery } from '../../../../../platform/web/use-query.ts'
import { boardColumn, candidateBoard } from '../../contract/board.ts'
import type { CandidateRow } from '../../contract/directory.ts'
import type { CandidateQuery } from '../../shapes/directory.ts'

type BoardColumnData = { status: string; total: number; rows: CandidateRow[]; hasMore: boolean }
const perPage = 50

const toQuestion = (query: CandidateQuery) => {
  const { status: _, sortDate: __, sortExperience: ___, sortScore: ____, sortSecond: _____, ...rest } = query
  return rest
}

/** The board: the first cards of each column, and further pages of those columns that were scrolled. */
export const useBoard = (query: CandidateQuery) => {
  const scope = useCacheScope()
  const question = toQuestion(query)
  const key = JSON.stringify(question)
  const [pages, setPages] = useState<{ key: string; of: Record<string, number> }>({ key, of: {} })
  const of = pages.key === key ? pages.of : {}
  const board = useQuery(candidateBoard, question, { keepPrevious: true })
  const wanted = Object.entries(of).flatMap(([column, last]) =>
    Array.from({ length: last - 1 }, (_, at) => ({ column, page: at + 2 })),
  )
  const more = useQueries({
    queries: wanted.map(({ column, page }) => createQuestion(scope, boardColumn, { ...question, column, page })),
  })
  const columns: BoardColumnData[] | null =
    board.data?.columns.map(({ status, total, rows }) => {
      const further = more.flatMap((answer, at) => (wanted[at]?.column === status ? (answer.data?.rows ?? []) : []))
      const all = [...new Map([...rows, ...further].map((row) => [row.id, row])).values()]
      return { status, total, rows: all, hasMore: all.length < total }
    }) ?? null
  const isLoading = more.some((answer) => answer.isPending)
  return {
    columns,
    failed: board.isError && !board.data,
    retry: () => void board.refetch(),
    more: (column: string) => {
      if (isLoading) return
      const shown = columns?.find(({ status }) => status === column)
      if (!shown?.hasMore) return
      const next = Math.floor(shown.rows.length / perPage) + 1
      if (next > (of[column] ?? 1)) setPages({ key, of: { ...of, [column]: next } })
    },
  }
}
