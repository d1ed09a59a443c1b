import { NativeSelect } from '@mantine/core'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import type { LoginsSearch } from './logins-search.ts'

type Counts = { due: number; weak: number; reused: number; trash: number }
const sorts = [
  { value: 'site', label: 'Site' },
  { value: 'age', label: 'Oldest password first' },
  { value: 'strength', label: 'Weakest first' },
  { value: 'rotates', label: 'First to rotate' },
  { value: 'used', label: 'Last used first' },
]
const viewOf = (value: string): LoginsSearch['show'] =>
  value === 'due' || value === 'weak' || value === 'reused' || value === 'trash' ? value : undefined
const sortOf = (value: string): LoginsSearch['sort'] =>
  value === 'age' || value === 'strength' || value === 'rotates' || value === 'used' ? value : undefined

const n = (value: number | undefined) => (value === undefined ? '' : ` (${value.toLocaleString('en-US')})`)

type LoginFiltersProps = {
  search: LoginsSearch
  counts: Counts | undefined
  everyone: boolean
  onFilter: (change: LoginsSearch) => void
}

/** The organization (for platform staff), the views with their counts, and the order. */
export const LoginFilters = ({ search, counts, everyone, onFilter }: LoginFiltersProps) => {
  const views = [
    { value: '', label: 'All logins' },
    { value: 'due', label: `To rotate${n(counts?.due)}` },
    { value: 'weak', label: `Weak or fair${n(counts?.weak)}` },
    { value: 'reused', label: `Reused${n(counts?.reused)}` },
    { value: 'trash', label: `Trash${n(counts?.trash)}` },
  ]
  return (
    <>
      {everyone ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => onFilter({ organization: id ? [id] : undefined })}
        />
      ) : null}
      <NativeSelect
        aria-label="Which logins"
        data={views}
        value={search.show ?? ''}
        onChange={({ currentTarget: { value } }) => onFilter({ show: viewOf(value) })}
      />
      <NativeSelect
        aria-label="Order"
        data={sorts}
        value={search.sort ?? 'site'}
        onChange={({ currentTarget: { value } }) => onFilter({ sort: sortOf(value) })}
      />
    </>
  )
}
