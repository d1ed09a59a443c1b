import { NativeSelect } from '@mantine/core'
import { ListBar } from '../../../ui/list-bar.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { OrganizationSelect } from '../../organizations/web/door.ts'
import type { LoginsSearch, OnSearch } from './logins-search.ts'

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

type LoginsBarProps = { search: LoginsSearch; counts: Counts | undefined; everyone: boolean; onSearch: OnSearch }

/** Search, the organization (for platform staff), the views with their counts, and the order. */
export const LoginsBar = ({ search, counts, everyone, onSearch }: LoginsBarProps) => {
  const views = [
    { value: '', label: 'All logins' },
    { value: 'due', label: `To rotate${n(counts?.due)}` },
    { value: 'weak', label: `Weak or fair${n(counts?.weak)}` },
    { value: 'reused', label: `Reused${n(counts?.reused)}` },
    { value: 'trash', label: `Trash${n(counts?.trash)}` },
  ]
  return (
    <ListBar label="Logins">
      <SearchBox
        label="Search logins"
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q: q.trim() === '' ? undefined : q, page: undefined }, true)}
      />
      {everyone ? (
        <OrganizationSelect
          value={search.organization?.[0] ?? null}
          onChange={(id) => onSearch({ organization: id ? [id] : undefined, page: undefined }, false)}
        />
      ) : null}
      <NativeSelect
        aria-label="Which logins"
        data={views}
        value={search.show ?? ''}
        onChange={({ currentTarget: { value } }) => onSearch({ show: viewOf(value), page: undefined }, false)}
      />
      <NativeSelect
        aria-label="Order"
        data={sorts}
        value={search.sort ?? 'site'}
        onChange={({ currentTarget: { value } }) => onSearch({ sort: sortOf(value), page: undefined }, false)}
      />
    </ListBar>
  )
}
