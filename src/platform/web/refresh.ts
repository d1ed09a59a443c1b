import type { QueryClient } from '@tanstack/react-query'
import type { Area } from '../shared/areas.ts'
import { dropCarried } from './carried/carried-answers.ts'

/** Asks again for every answer that is made of one of these areas. */
export const refreshAreas = (client: QueryClient, areas: readonly Area[]) => {
  dropCarried()
  return client.invalidateQueries({
    predicate: (query) => query.meta?.areas?.some((area) => areas.includes(area)) ?? false,
  })
}
