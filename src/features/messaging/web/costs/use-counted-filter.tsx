import { SegmentedControl } from '@mantine/core'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { OrganizationSelect, useOrganizationName } from '../../../organizations/web/door.ts'
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
  everyone: boolean,
  onFilter: (change: CountedSearch) => void,
): ListFilterProps => {
  const name = useOrganizationName(client)
  return {
    parts: [
      ...(direction
        ? [{ id: 'way', label: wayNames[direction], remove: () => onFilter({ direction: undefined }) }]
        : []),
      ...(client ? [{ id: 'at', label: name, remove: () => onFilter({ client: undefined }) }] : []),
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
        {everyone ? (
          <OrganizationSelect
            label="Organization"
            all
            value={client ?? null}
            onChange={(id) => onFilter({ client: id ?? undefined })}
          />
        ) : null}
      </>
    ),
  }
}
