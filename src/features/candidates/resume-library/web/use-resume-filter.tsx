import { formatDay, parseDay } from '../../../../rules/day.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import type { ResumeSearch } from './resume-search.ts'
import { useLocationNames } from './use-location-names.ts'

const ResumeFields = lazyComponent(
  async () => (await import('./resume-fields.tsx')).ResumeFields,
  <LoadingLines label="Loading the filters" lines={8} />,
)

const without = <T,>(values: readonly T[], value: T): T[] | undefined => {
  const left = values.filter((one) => one !== value)
  return left.length > 0 ? left : undefined
}
const formatTypedDay = (value: string) => {
  const read = parseDay(value)
  return read ? formatDay(read) : value
}
export const nothingNarrowed: ResumeSearch = {
  position: undefined,
  location: undefined,
  from: undefined,
  until: undefined,
  hasVideo: undefined,
  hasNumber: undefined,
}

/** Filters of the résumés, other than their words. */
export const useResumeFilter = (search: ResumeSearch, onFilter: (change: ResumeSearch) => void): ListFilterProps => {
  const { position = [], location = [], from, until, hasVideo, hasNumber } = search
  const { getLocationName } = useLocationNames(location.length > 0)
  const part = (id: string, label: string, change: ResumeSearch) => ({ id, label, remove: () => onFilter(change) })
  return {
    parts: [
      ...position.map((one) => part(one, one, { position: without(position, one) })),
      ...location.map((one) => part(one, getLocationName(one), { location: without(location, one) })),
      ...(from ? [part('from', `From ${formatTypedDay(from)}`, { from: undefined })] : []),
      ...(until ? [part('until', `Until ${formatTypedDay(until)}`, { until: undefined })] : []),
      ...(hasVideo ? [part('video', 'Has a video', { hasVideo: undefined })] : []),
      ...(hasNumber ? [part('number', 'Has a certification number', { hasNumber: undefined })] : []),
    ],
    onClear: () => onFilter(nothingNarrowed),
    fields: <ResumeFields search={search} onFilter={onFilter} />,
  }
}
