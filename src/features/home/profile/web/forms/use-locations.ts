import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { filterOptions } from '../../../../candidates/directory/web/public.ts'
import type { Profile } from '../profile-data.ts'

/** The locations of a candidate's organization, theirs included while the others load or if it was closed. */
export const useLocations = ({ candidate }: Profile): { id: string; name: string }[] => {
  const options = useQuery(filterOptions, { timeZone: viewerTimeZone })
  const { organization, location_id, location } = candidate
  const known = (options.data?.locations ?? []).filter((one) => one.organization === organization)
  return location_id && !known.some((one) => one.id === location_id)
    ? [...known, { id: location_id, name: location ?? 'Current' }]
    : known
}
