import { useMemo } from 'react'
import { viewerTimeZone } from '../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../platform/web/use-query.ts'
import { filterOptions } from '../../contract.ts'
import type { CandidateSearch, Scope } from '../candidate-search.ts'

/** The names of the locations and organizations that are filtered by, by their ids. */
export const useFilterNames = (search: CandidateSearch, scope: Scope): ReadonlyMap<string, string> => {
  const enabled = Boolean(search.location?.length || search.organization?.length)
  const options = useQuery(filterOptions, { scope, timeZone: viewerTimeZone }, { enabled })
  return useMemo(() => {
    const { locations = [], organizations = [] } = options.data ?? {}
    return new Map([...locations, ...organizations].map(({ id, name }) => [id, name]))
  }, [options.data])
}
