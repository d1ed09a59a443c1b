import { useQuery as useTanstackQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCacheScope } from '../../../../../platform/web/cache-scope.tsx'
import { call } from '../../../../../platform/web/call.ts'
import { getPrefetched } from '../../../../../platform/web/carried/prefetched.ts'
import { pageSize } from '../../../../../rules/words/count.ts'
import { type CandidateRow, findCandidates } from '../../contract/directory.ts'
import { isUnscored } from '../../rules/resume/explain-missing-score.ts'
import { type CandidateQuery } from '../../shapes/directory.ts'

const pagesAtOnce = 4

/**
 * Loads up to a hundred candidates to review, fixed for the round: a new status must not remove the next one. A new
 * round excludes people already seen. People with a score come first, each part in the order of the list.
 */
export const useReviewRows = (query: CandidateQuery) => {
  const scope = useCacheScope()
  const [round, setRound] = useState(0)
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const found = useTanstackQuery({
    queryKey: [scope, 'review', query, round],
    queryFn: async ({ signal }) => {
      const pages = Array.from({ length: pagesAtOnce }, (_, at) => ({ ...query, page: at + 1 }))
      const answers = await Promise.all(
        pages.map(
          async (page) => getPrefetched(scope, findCandidates, page) ?? (await call(findCandidates, page, { signal })),
        ),
      )
      return answers.flatMap(({ rows }) => rows)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const rows = useMemo<CandidateRow[] | null>(() => {
    const unseen = found.data?.filter((row) => !seen.has(row.id))
    return unseen?.toSorted((a, b) => Number(isUnscored(a)) - Number(isUnscored(b))) ?? null
  }, [found.data, seen])
  return {
    rows,
    failed: found.isError,
    earlier: seen.size,
    isFull: (found.data?.length ?? 0) >= pagesAtOnce * pageSize,
    nextRound: () => {
      setSeen((now) => new Set([...now, ...(rows ?? []).map((row) => row.id)]))
      setRound((now) => now + 1)
    },
  }
}
