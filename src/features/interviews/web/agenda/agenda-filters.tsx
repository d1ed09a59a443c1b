import { lazyComponent } from '../../../../ui/lazy.tsx'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useOrganizationName } from '../../../organizations/web/door.ts'
import { useCan } from '../../../sign-in/web/door.ts'
import type { InterviewsSearch } from '../interviews-search.ts'

export type People = readonly { id: string; name: string }[] | null

const AgendaFields = lazyComponent(async () => (await import('./agenda-fields.tsx')).AgendaFields)

/** Status, type, interviewer and organization to narrow the interviews by; `people` is null when they could not be loaded. */
export const useAgendaFilter = (
  search: InterviewsSearch,
  people: People,
  onFilter: (change: InterviewsSearch) => void,
): ListFilterProps => {
  const everyone = useCan('platform:see')
  const [status, kind, who, at] = [
    search.status?.[0],
    search.kind?.[0],
    search.interviewer?.[0],
    search.organization?.[0],
  ]
  const name = useOrganizationName(at)
  const person = people?.find(({ id }) => id === who)?.name ?? 'One interviewer'
  return {
    parts: [
      ...(status ? [{ id: 'status', label: status, remove: () => onFilter({ status: undefined }) }] : []),
      ...(kind ? [{ id: 'kind', label: kind, remove: () => onFilter({ kind: undefined }) }] : []),
      ...(who ? [{ id: 'who', label: person, remove: () => onFilter({ interviewer: undefined }) }] : []),
      ...(at ? [{ id: 'at', label: name, remove: () => onFilter({ organization: undefined }) }] : []),
    ],
    onClear: () => onFilter({ status: undefined, kind: undefined, interviewer: undefined, organization: undefined }),
    fields: <AgendaFields search={search} people={people} onFilter={onFilter} everyone={everyone} />,
  }
}
