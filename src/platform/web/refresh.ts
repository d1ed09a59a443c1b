import type { QueryClient } from '@tanstack/react-query'
import type { Area } from '../shared/areas.ts'
import { clearPrefetched } from './carried/prefetched.ts'

const waitingAreas = new WeakMap<QueryClient, Set<Area>>()

const countPainted = (client: QueryClient) => client.isMutating({ predicate: ({ meta }) => meta?.isPainted === true })

/**
 * Asks again for every answer that is made of one of these areas. While a painted change is on its way, they wait for its
 * end: an answer might not have the change yet. `ending`: how many painted changes end with this call.
 */
export const refreshAreas = (client: QueryClient, areas: readonly Area[], ending = 0) => {
  clearPrefetched()
  const changed = new Set([...(waitingAreas.get(client) ?? []), ...areas])
  const isWaiting = countPainted(client) > ending
  if (isWaiting) waitingAreas.set(client, changed)
  else waitingAreas.delete(client)
  return client.invalidateQueries({
    predicate: (query) => query.meta?.areas?.some((area) => changed.has(area)) ?? false,
    refetchType: isWaiting ? 'none' : 'active',
  })
}
