import { SegmentedControl } from '@mantine/core'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../organizations/web/door.ts'
import type { CountedSearch } from './cost-search.ts'

const ways = [
  { value: '', label: 'Both ways' },
  { value: 'out', label: 'Out' },
  { value: 'in', label: 'In' },
]
const wayNames = { out: 'Out', in: 'In' } as const

/** The way of the counted texts, and (for platform staff) whose they are. */
export const useCountedFilter = (
  { client, direction }: CountedSearch,
  onFilter: (change: CountedSearch) => void,
): ListFilterProps => {
  const organization = useOrganizationFilter(client, (id) => onFilter({ client: id }))
  return {
    parts: [
      ...(direction
        ? [{ id: 'way', label: wayNames[direction], remove: () => onFilter({ direction: undefined }) }]
        : []),
      ...organization.parts,
    ],
    onClear: () => onFilter({ direction: undefined, client: undefined }),
    fields: (
      <>
        <SegmentedControl
          aria-label="Which way"
          size="sm"
          data={ways}
          value={direction ?? ''}
          onChange={(to) => onFilter({ direction: to === 'out' || to === 'in' ? to : undefined })}
        />
        {organization.field}
      </>
    ),
  }
}
