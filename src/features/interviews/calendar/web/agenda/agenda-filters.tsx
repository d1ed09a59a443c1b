import { lazyComponent } from '../../../../../ui/lazy.tsx'
import type { ListFilterProps } from '../../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../../access/organization-choice/web/public.ts'
import type { InterviewsSearch } from '../interviews-search.ts'

export type People = readonly { id: string; name: string }[] | null

/** What candidates booked, begins soon, and no one confirmed. */
export const notConfirmed = 'Starting soon, not confirmed'

const AgendaFields = lazyComponent(async () => (await import('./agenda-fields.tsx')).AgendaFields)

/** Status, type, interviewer, organization and what is not confirmed to narrow the interviews by; `people` is null when they could not be loaded. */
export const useAgendaFilter = (
  search: InterviewsSearch,
  people: People,
  onFilter: (change: InterviewsSearch) => void,
): ListFilterProps => {
  const { needsConfirmation } = search
  const [status, kind, who] = [search.status?.[0], search.kind?.[0], search.interviewer?.[0]]
  const organization = useOrganizationFilter(search.organization?.[0], (id) =>
    onFilter({ organization: id ? [id] : undefined }),
  )
  const person = people?.find(({ id }) => id === who)?.name ?? 'One interviewer'
  return {
    parts: [
      ...(status ? [{ id: 'status', label: status, remove: () => onFilter({ status: undefined }) }] : []),
      ...(kind ? [{ id: 'kind', label: kind, remove: () => onFilter({ kind: undefined }) }] : []),
      ...(who ? [{ id: 'who', label: person, remove: () => onFilter({ interviewer: undefined }) }] : []),
      ...(needsConfirmation
        ? [{ id: 'needsConfirmation', label: notConfirmed, remove: () => onFilter({ needsConfirmation: undefined }) }]
        : []),
      ...organization.parts,
    ],
    onClear: () =>
      onFilter({
        status: undefined,
        kind: undefined,
        interviewer: undefined,
        organization: undefined,
        needsConfirmation: undefined,
      }),
    fields: <AgendaFields search={search} people={people} onFilter={onFilter} organization={organization.field} />,
  }
}
