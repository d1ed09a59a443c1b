import { Chip, Group, SegmentedControl } from '@mantine/core'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { useCan } from '../../sign-in/web/door.ts'
import type { CodeSearch } from './code-search.ts'

type CodeFiltersProps = { search: CodeSearch; onFilter: (change: CodeSearch) => void }

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'retired', label: 'Retired' },
  { value: 'all', label: 'All' },
]

/** The organization, active or retired, and the position of job codes. */
export const CodeFilters = ({ search, onFilter }: CodeFiltersProps) => {
  const everyone = useCan('platform:see')
  return (
    <>
      {everyone ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => onFilter({ organization: id ? [id] : undefined })}
        />
      ) : null}
      <SegmentedControl
        aria-label="Which codes"
        size="sm"
        data={kinds}
        value={search.active ?? 'active'}
        onChange={(value) => onFilter({ active: value === 'retired' || value === 'all' ? value : undefined })}
      />
      <Chip.Group
        multiple
        value={search.position ?? []}
        onChange={(some) => {
          const position = (['RBT', 'BCBA'] as const).filter((one) => some.includes(one))
          onFilter({ position: position.length > 0 ? position : undefined })
        }}
      >
        <Group gap={6} role="group" aria-label="Positions">
          <Chip value="RBT" size="sm">
            RBT
          </Chip>
          <Chip value="BCBA" size="sm">
            BCBA
          </Chip>
        </Group>
      </Chip.Group>
    </>
  )
}
