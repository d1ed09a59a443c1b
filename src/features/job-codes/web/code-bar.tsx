import { Button, Chip, Group, SegmentedControl } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { urlOf } from '../../../platform/web/call.ts'
import { ListBar } from '../../../ui/list-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import { useCan } from '../../sign-in/web/door.ts'
import { exportJobCodes } from '../contract.ts'
import { codesQueryOf } from './code-query.ts'
import type { CodeSearch } from './code-search.ts'
import { CopyAll } from './copy-all.tsx'

type CodeBarProps = {
  search: CodeSearch
  total: number
  onSearch: (change: CodeSearch, replace: boolean) => void
}

const kinds = [
  { value: 'active', label: 'Active' },
  { value: 'retired', label: 'Retired' },
  { value: 'all', label: 'All' },
]

/** Search, filters, copy and export of the job codes. */
export const CodeBar = ({ search, total, onSearch }: CodeBarProps) => {
  const everyone = useCan('platform:see')
  const query = codesQueryOf(search)
  const filter = (change: CodeSearch) => onSearch({ ...change, page: undefined }, false)
  return (
    <ListBar
      label="Job codes"
      right={
        <Group gap="xs">
          <CopyAll query={query} total={total} />
          <Button
            component="a"
            variant="default"
            href={urlOf(exportJobCodes, query)}
            download
            leftSection={<IconDownload size={16} stroke={1.7} />}
          >
            CSV
          </Button>
        </Group>
      }
    >
      <SearchBox
        label="Search job codes"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
      />
      {everyone ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => filter({ organization: id ? [id] : undefined })}
        />
      ) : null}
      <SegmentedControl
        aria-label="Which codes"
        size="sm"
        data={kinds}
        value={search.active ?? 'active'}
        onChange={(value) => filter({ active: value === 'retired' || value === 'all' ? value : undefined })}
      />
      <Chip.Group
        multiple
        value={search.position ?? []}
        onChange={(some) => {
          const position = (['RBT', 'BCBA'] as const).filter((one) => some.includes(one))
          filter({ position: position.length > 0 ? position : undefined })
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
    </ListBar>
  )
}
