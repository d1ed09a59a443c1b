import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { CandidateSearch } from '../../../features/candidates/web/candidate-search.ts'

/** Merges a change into the URL's search; what is undefined leaves it. */
export const useSearchChange = (to: '/' | '/candidate-directory') => {
  const navigate = useNavigate()
  return useCallback(
    (change: CandidateSearch, replace: boolean) => {
      void navigate({
        to,
        search: (now: CandidateSearch) => ({ ...now, ...change }),
        replace,
        resetScroll: false,
      })
    },
    [navigate, to],
  )
}
