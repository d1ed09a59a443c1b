import { type RegisteredRouter, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

type SearchRoute<S> = { fullPath: keyof RegisteredRouter['routesByPath']; types: { fullSearchSchema: S } }

/** Merges a change into the search part of a route's URL; what is undefined leaves it. `replace` when it is no step to come back to. */
export const useSearchChange = <S extends object>({ fullPath: from }: SearchRoute<S>) => {
  const navigate = useNavigate()
  return useCallback(
    (change: S, replace = false) => {
      void navigate({ from, to: '.', search: (now: object) => ({ ...now, ...change }), replace, resetScroll: false })
    },
    [navigate, from],
  )
}
