import { lazyComponent } from '../../../../../ui/lazy.tsx'
import type { ListFilterProps } from '../../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../../access/organization-choice/web/public.ts'
import type { InterviewsSearch } from '../interviews-search.ts'

export type People = readonly { id: string; name: string }[] | null

/** Label for unconfirmed bookings by candidates that begin soon. */
export const notConfirmed = 'Starting soon, not confirmed'

/** Which interviews are shown by their time. */
export const times: { value: string; label: string }[] = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'today', label: 'Today' },
  { value: 'past', label: 'Past' },
  { value: 'all', label: 'All' },
]

const AgendaFields = lazyComponent(async () => (await import('./agenda-fields.tsx')).AgendaFields)

/**
 * Builds the filters of the interviews: status, type, interviewer, organization, and unconfirmed ones; with `hasTimes`
 * their time as well. `people` is null if they failed to load.
 */
export const useAgendaFilter = (
  search: InterviewsSearch,
  people: People,
  onFilter: (change: InterviewsSearch) => void,
  hasTimes: boolean,
): ListFilterProps => {
  const { needsConfirmation } = search
  const time = hasTimes ? times.find(({ value }) => value === search.when) : undefined
  const [status, kind, who] = [search.status?.[0], search.kind?.[0], search.interviewer?.[0]]
  const organization = useOrganizationFilter(search.organization?.[0], (id) =>
    onFilter({ organization: id ? [id] : undefined }),
  )
  const person = people?.find(({ id }) => id === who)?.name ?? 'One interviewer'
  return {
    parts: [
      ...(time ? [{ id: 'when', label: time.label, remove: () => onFilter({ when: undefined }) }] : []),
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
        ...(hasTimes ? { when: undefined } : {}),
        status: undefined,
        kind: undefined,
        interviewer: undefined,
        organization: undefined,
        needsConfirmation: undefined,
      }),
    fields: (
      <AgendaFields
        search={search}
        people={people}
        onFilter={onFilter}
        organization={organization.field}
        hasTimes={hasTimes}
      />
    ),
  }
}
