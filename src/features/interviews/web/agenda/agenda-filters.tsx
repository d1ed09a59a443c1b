import { Select } from '@mantine/core'
import { foldedFilter } from '../../../../platform/web/folded-filter.ts'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { OrganizationSelect, useOrganizationName } from '../../../organizations/web/door.ts'
import { useCan } from '../../../sign-in/web/door.ts'
import { interviewStatuses, interviewTypes } from '../../rules/interview-kinds.ts'
import type { InterviewsSearch } from '../interviews-search.ts'

type People = readonly { id: string; name: string }[] | null

const one = <T extends string>(list: readonly T[], value: string | null): T[] | undefined => {
  const found = list.find((each) => each === value)
  return found ? [found] : undefined
}

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
    fields: (
      <>
        <Select
          label="Status"
          placeholder="Any status"
          clearable
          data={[...interviewStatuses]}
          value={status ?? null}
          onChange={(value) => onFilter({ status: one(interviewStatuses, value) })}
        />
        <Select
          label="Type"
          placeholder="Any type"
          clearable
          data={[...interviewTypes]}
          value={kind ?? null}
          onChange={(value) => onFilter({ kind: one(interviewTypes, value) })}
        />
        <Select
          label="Interviewer"
          placeholder="Any interviewer"
          clearable
          searchable
          filter={foldedFilter}
          nothingFoundMessage={people ? 'Nobody of this name' : 'The people could not be loaded'}
          data={(people ?? []).map(({ id, name: each }) => ({ value: id, label: each }))}
          value={who ?? null}
          onChange={(value) => onFilter({ interviewer: value ? [value] : undefined })}
        />
        {everyone ? (
          <OrganizationSelect
            label="Organization"
            all
            value={at ?? null}
            onChange={(id) => onFilter({ organization: id ? [id] : undefined })}
          />
        ) : null}
      </>
    ),
  }
}
