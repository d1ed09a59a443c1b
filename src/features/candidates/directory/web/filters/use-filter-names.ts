import { useMemo } from 'react'
import { viewerTimeZone } from '../../../../../platform/web/time-zone.ts'
import { useQuery } from '../../../../../platform/web/use-query.ts'
import { filterOptions } from '../../contract/directory.ts'
import { isFixedStatus, toStatusKey } from '../../rules/statuses.ts'
import type { CandidateSearch, Scope } from '../candidate-search.ts'

/** Where the name of a status is found that was renamed. */
const formerKey = (label: string) => `status ${toStatusKey(label)}`

/** Returns the current label of a status; a link may hold an earlier one. */
export const getCurrentStatus = (label: string, names: ReadonlyMap<string, string>): string =>
  names.get(formerKey(label)) ?? label

/** Today's names of statuses that are called otherwise now; one label may be several, of several organizations. */
export const listFormerNames = (former: readonly { key: string; now: string }[]): [string, string][] =>
  [...Map.groupBy(former, ({ key }) => key)].map(([key, all]) => [
    formerKey(key),
    all.map(({ now }) => now).join(' or '),
  ])

/** The names of the locations and organizations that are filtered by, by their ids, and of statuses that were renamed. */
export const useFilterNames = (search: CandidateSearch, scope: Scope): ReadonlyMap<string, string> => {
  const enabled = Boolean(
    search.location?.length || search.organization?.length || search.status?.some((label) => !isFixedStatus(label)),
  )
  const options = useQuery(filterOptions, { scope, timeZone: viewerTimeZone }, { enabled })
  return useMemo(() => {
    const { locations = [], organizations = [], formerStatuses = [] } = options.data ?? {}
    return new Map([
      ...[...locations, ...organizations].map(({ id, name }) => [id, name] as const),
      ...listFormerNames(formerStatuses),
    ])
  }, [options.data])
}
