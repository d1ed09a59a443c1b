import { QueryClient } from '@tanstack/react-query'
import { UserError } from '../../rules/user-error.ts'

const cacheLifetime = 60 * 60_000

/** Caches live in memory only, for 60 minutes. A refusal is an answer and is not asked again; a lost connection is, once. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: cacheLifetime,
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && !(error instanceof UserError),
        retryDelay: 400,
      },
    },
  })
