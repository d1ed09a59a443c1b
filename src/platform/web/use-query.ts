import { type UseQueryResult, useQueryClient, useQuery as useTanstackQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import type { Area } from '../shared/areas.ts'
import type { ReadEndpoint } from '../shared/endpoint.ts'
import { useCacheScope } from './cache-scope.tsx'
import { call } from './call.ts'
import { getPrefetched } from './carried/prefetched.ts'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { areas?: readonly Area[] }
  }
}

export type QueryOptions = {
  enabled?: boolean
  /** Keep showing the last answer while the next one, for another input, is on its way. */
  keepPrevious?: boolean
  staleTime?: number
  refetchInterval?: number | false
  /**
   * For screens that need an answer newer than their mount (`isFetchedAfterMount`): loaded even if it was a moment ago.
   */
  refetchOnMount?: 'always'
  /** False: a failed load is not tried again because another part of the screen appears. */
  retryOnMount?: false
}

/** The queries of a screen while it was drawn, until it is mounted: mounting alone does not load them again. */
const askedWhileDrawn = new WeakSet<object>()
/** No one waits longer for a screen to be drawn: older ones were never shown. */
const drawnWithinMs = 5_000

type QueryState = { state: { isInvalidated: boolean; dataUpdatedAt: number } }
const isOld = (query: QueryState) =>
  !askedWhileDrawn.has(query) || query.state.isInvalidated || Date.now() - query.state.dataUpdatedAt > drawnWithinMs

const queryKey = (scope: string, path: string, input: unknown) => [scope, path, input] as const

/** The question of an endpoint as the cache knows it; what its contract reads asks again when it changes. */
export const createQuestion = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  scope: string,
  endpoint: ReadEndpoint<I, R>,
  input: z.input<I>,
) => ({
  queryKey: queryKey(scope, endpoint.path, input),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    getPrefetched(scope, endpoint, input) ?? (await call(endpoint, input, { signal })),
  meta: { areas: endpoint.reads },
})

/**
 * Reads an endpoint and keeps the answer for the signed-in person; a newer question cancels the older one. A first question is
 * asked while its screen is still being drawn, not after it was painted; what came with the document is there at once.
 */
export const useQuery = <I extends z.ZodMiniType, R extends z.ZodMiniType>(
  endpoint: ReadEndpoint<I, R>,
  input: z.input<I>,
  { enabled = true, keepPrevious = false, ...rest }: QueryOptions = {},
): UseQueryResult<z.output<R>> => {
  const scope = useCacheScope()
  const client = useQueryClient()
  const question = createQuestion(scope, endpoint, input)
  if (enabled && !client.getQueryState(question.queryKey)) {
    const initialData = getPrefetched(scope, endpoint, input)
    void client.prefetchQuery({
      ...question,
      ...(initialData === undefined ? {} : { initialData }),
      retry: client.getDefaultOptions().queries?.retry ?? 3,
    })
    const query = client.getQueryCache().find({ queryKey: question.queryKey })
    if (query) askedWhileDrawn.add(query)
  }
  const answer = useTanstackQuery<z.output<R>, Error, z.output<R>>({
    ...question,
    enabled,
    refetchOnMount: isOld,
    ...(keepPrevious ? { placeholderData: (previous: z.output<R> | undefined) => previous as never } : {}),
    ...rest,
  })
  // After everything mounted with it has looked.
  useEffect(() => {
    const query = client.getQueryCache().find({ queryKey: question.queryKey })
    if (query) queueMicrotask(() => askedWhileDrawn.delete(query))
  })
  return answer
}
