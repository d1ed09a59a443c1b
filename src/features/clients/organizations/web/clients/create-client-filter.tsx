import { NativeSelect, SegmentedControl } from '@mantine/core'
import type { ListFilterProps } from '../../../../../ui/list/list-filter.tsx'
import type { ClientSearch } from './client-search.ts'

const sorts = [
  { value: 'name', label: 'By name' },
  { value: 'today', label: 'Most candidates today' },
  { value: 'last30', label: 'Most in 30 days' },
]

/** Active or paused clients, and their order. */
export const createClientFilter = (
  { shown, sort }: ClientSearch,
  onFilter: (change: ClientSearch) => void,
): ListFilterProps => ({
  parts: shown === 'paused' ? [{ id: 'shown', label: 'Paused', remove: () => onFilter({ shown: undefined }) }] : [],
  onClear: () => onFilter({ shown: undefined }),
  fields: (
    <>
      <SegmentedControl
        aria-label="Clients to show"
        size="sm"
        data={[
          { value: 'active', label: 'Active' },
          { value: 'paused', label: 'Paused' },
        ]}
        value={shown ?? 'active'}
        onChange={(value) => onFilter({ shown: value === 'paused' ? value : undefined })}
      />
      <NativeSelect
        label="Sort by"
        data={sorts}
        value={sort ?? 'name'}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ sort: value === 'today' || value === 'last30' ? value : undefined })
        }
      />
    </>
  ),
})
