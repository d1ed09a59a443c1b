import type { QueryClient } from '@tanstack/react-query'
import type { Area } from '../shared/areas.ts'
import { clearPrefetched } from './carried/prefetched.ts'

/** Asks again for every answer that is made of one of these areas. */
export const refreshAreas = (client: QueryClient, areas: readonly Area[]) => {
  clearPrefetched()
  return client.invalidateQueries({
    predicate: (query) => query.meta?.areas?.some((area) => areas.includes(area)) ?? false,
  })
}
