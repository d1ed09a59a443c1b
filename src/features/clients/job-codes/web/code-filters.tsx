import { Chip, Group, SegmentedControl } from '@mantine/core'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../access/organization-choice/web/public.ts'
import type { CodeSearch } from './code-search.ts'

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'retired', label: 'Retired' },
  { value: 'all', label: 'All' },
]
const kindNames = { retired: 'Retired codes', all: 'Active and retired' } as const
const positions = ['RBT', 'BCBA'] as const

/** The organization, active or retired, and the position of job codes. */
export const useCodeFilter = (search: CodeSearch, onFilter: (change: CodeSearch) => void): ListFilterProps => {
  const organization = useOrganizationFilter(search.organization?.[0], (id) =>
    onFilter({ organization: id ? [id] : undefined }),
  )
  const { active, position = [] } = search
  const take = (some: readonly string[]) => {
    const next = positions.filter((one) => some.includes(one))
    onFilter({ position: next.length > 0 ? next : undefined })
  }
  return {
    parts: [
      ...organization.parts,
      ...(active ? [{ id: 'active', label: kindNames[active], remove: () => onFilter({ active: undefined }) }] : []),
      ...position.map((one) => ({
        id: one,
        label: one,
        remove: () => take(position.filter((other) => other !== one)),
      })),
    ],
    onClear: () => onFilter({ organization: undefined, active: undefined, position: undefined }),
    fields: (
      <>
        {organization.field}
        <SegmentedControl
          aria-label="Codes to show"
          size="sm"
          data={kinds}
          value={active ?? 'active'}
          onChange={(value) => onFilter({ active: value === 'retired' || value === 'all' ? value : undefined })}
        />
        <Chip.Group multiple value={position} onChange={take}>
          <Group gap={6} role="group" aria-label="Positions">
            {positions.map((one) => (
              <Chip key={one} value={one} size="sm">
                {one}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </>
    ),
  }
}
