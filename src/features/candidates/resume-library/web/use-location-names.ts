import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { filterOptions } from '../../directory/web/public.ts'

/** The locations one may choose from, and what one of them is called; asked for only where it is needed. */
export const useLocationNames = (isNeeded: boolean) => {
  const found = useQuery(filterOptions, { timeZone: viewerTimeZone }, { enabled: isNeeded })
  const locations = found.data?.locations ?? []
  return { locations, getLocationName: (id: string) => locations.find((one) => one.id === id)?.name ?? 'A location' }
}
