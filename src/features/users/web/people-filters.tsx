import { NativeSelect } from '@mantine/core'
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

type PeopleFiltersProps = {
  search: PeopleSearch
  /** Null where there is only one's own. */
  organizations: readonly { id: string; name: string }[] | null
  onFilter: (change: PeopleSearch) => void
}

/** Admin level, status and organization of people. */
export const PeopleFilters = ({ search, organizations, onFilter }: PeopleFiltersProps) => (
  <>
    <NativeSelect
      aria-label="Admin level"
      data={levels}
      value={search.level ?? ''}
      onChange={(event) => onFilter({ level: (event.currentTarget.value || undefined) as PeopleSearch['level'] })}
    />
    <NativeSelect
      aria-label="Status"
      data={statuses}
      value={search.account ?? ''}
      onChange={(event) => onFilter({ account: (event.currentTarget.value || undefined) as PeopleSearch['account'] })}
    />
    {organizations ? (
      <NativeSelect
        aria-label="Organization"
        w={220}
        data={[
          { value: '', label: 'Any organization' },
          ...organizations.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={search.of ?? ''}
        onChange={(event) => onFilter({ of: event.currentTarget.value || undefined })}
      />
    ) : null}
  </>
)
