import { SegmentedControl } from '@mantine/core'
import type { Month } from '../../../../../rules/periods/month.ts'
import type { ListFilterProps } from '../../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../../access/organization-choice/web/public.ts'
import { type CountedSearch, getSearchMonth } from './cost-search.ts'
import { createMonthParts, MonthSelect } from './month-select.tsx'

const ways = [
  { value: '', label: 'Sent and received' },
  { value: 'out', label: 'Out' },
  { value: 'in', label: 'In' },
]
const wayNames = { out: 'Out', in: 'In' } as const

/** The month and the way of the counted texts, and (for platform staff) whose they are. */
export const useCountedFilter = (
  search: CountedSearch,
  current: Month,
  onFilter: (change: CountedSearch) => void,
): ListFilterProps => {
  const { client, direction } = search
  const month = getSearchMonth(search, current)
  const organization = useOrganizationFilter(client, (id) => onFilter({ client: id }))
  return {
    parts: [
      ...createMonthParts(month, current, () => onFilter({ month: undefined })),
      ...(direction
        ? [{ id: 'way', label: wayNames[direction], remove: () => onFilter({ direction: undefined }) }]
        : []),
      ...organization.parts,
    ],
    onClear: () => onFilter({ month: undefined, direction: undefined, client: undefined }),
    fields: (
      <>
        <MonthSelect month={month} current={current} onMonth={(to) => onFilter({ month: to })} />
        <SegmentedControl
          aria-label="Direction"
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
