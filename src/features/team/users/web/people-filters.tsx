import { NativeSelect } from '@mantine/core'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import type { PeopleSearch } from './people-search.ts'

const levels = [
  { value: '', label: 'Any level' },
  { value: 'none', label: 'No level' },
  { value: 'Manager', label: 'Managers' },
  { value: 'Admin', label: 'Admins' },
]
const statuses = [
  { value: '', label: 'Any status' },
  { value: 'active', label: 'Active' },
  { value: 'deactivated', label: 'Deactivated' },
  { value: 'no-two-factor', label: 'Without 2FA' },
]

const findName = (list: readonly { value: string; label: string }[], value: string) =>
  list.find((one) => one.value === value)?.label ?? value

type PeopleFilterProps = {
  search: PeopleSearch
  /** Null where there is only your own. */
  organizations: readonly { id: string; name: string }[] | null
  onFilter: (change: PeopleSearch) => void
}

/** Admin level, status and organization of people. */
export const createPeopleFilter = ({ search, organizations, onFilter }: PeopleFilterProps): ListFilterProps => {
  const { level, account, of } = search
  const places = [
    { value: '', label: 'Any organization' },
    ...(organizations ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return {
    parts: [
      ...(level ? [{ id: 'level', label: findName(levels, level), remove: () => onFilter({ level: undefined }) }] : []),
      ...(account
        ? [{ id: 'account', label: findName(statuses, account), remove: () => onFilter({ account: undefined }) }]
        : []),
      ...(of ? [{ id: 'of', label: findName(places, of), remove: () => onFilter({ of: undefined }) }] : []),
    ],
    onClear: () => onFilter({ level: undefined, account: undefined, of: undefined }),
    fields: (
      <>
        <NativeSelect
          label="Admin level"
          data={levels}
          value={level ?? ''}
          onChange={(event) => onFilter({ level: (event.currentTarget.value || undefined) as PeopleSearch['level'] })}
        />
        <NativeSelect
          label="Status"
          data={statuses}
          value={account ?? ''}
          onChange={(event) =>
            onFilter({ account: (event.currentTarget.value || undefined) as PeopleSearch['account'] })
          }
        />
        {organizations ? (
          <NativeSelect
            label="Organization"
            data={places}
            value={of ?? ''}
            onChange={(event) => onFilter({ of: event.currentTarget.value || undefined })}
          />
        ) : null}
      </>
    ),
  }
}
