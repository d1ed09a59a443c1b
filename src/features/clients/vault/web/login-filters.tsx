import { NativeSelect } from '@mantine/core'
import { formatCount } from '../../../../rules/words/format-count.ts'
import type { ListFilterProps } from '../../../../ui/list/list-filter.tsx'
import { useOrganizationFilter } from '../../../access/organization-choice/web/public.ts'
import type { LoginsSearch } from './logins-search.ts'

type Counts = { due: number; weak: number; reused: number; trash: number }
const sorts = [
  { value: 'site', label: 'By site' },
  { value: 'age', label: 'Oldest password first' },
  { value: 'strength', label: 'Weakest first' },
  { value: 'rotates', label: 'First to rotate' },
  { value: 'used', label: 'Last used first' },
]
const parseView = (value: string): LoginsSearch['show'] =>
  value === 'due' || value === 'weak' || value === 'reused' || value === 'trash' ? value : undefined
const parseSort = (value: string): LoginsSearch['sort'] =>
  value === 'age' || value === 'strength' || value === 'rotates' || value === 'used' ? value : undefined

const n = (value: number | undefined) => (value === undefined ? '' : ` (${formatCount(value)})`)

type LoginViewsProps = {
  search: LoginsSearch
  counts: Counts | undefined
  onFilter: (change: LoginsSearch) => void
}

/** The views of the logins with their counts. */
export const LoginViews = ({ search, counts, onFilter }: LoginViewsProps) => (
  <NativeSelect
    aria-label="Logins to show"
    data={[
      { value: '', label: 'All logins' },
      { value: 'due', label: `To rotate${n(counts?.due)}` },
      { value: 'weak', label: `Weak or fair${n(counts?.weak)}` },
      { value: 'reused', label: `Reused${n(counts?.reused)}` },
      { value: 'trash', label: `Trash${n(counts?.trash)}` },
    ]}
    value={search.show ?? ''}
    onChange={({ currentTarget: { value } }) => onFilter({ show: parseView(value) })}
  />
)

/** The organization (for platform staff), who knows the password (`knownTo`: their name), and the order of the logins. */
export const useLoginFilter = (
  search: LoginsSearch,
  knownTo: string | null,
  onFilter: (change: LoginsSearch) => void,
): ListFilterProps => {
  const organization = useOrganizationFilter(search.organization?.[0], (id) =>
    onFilter({ organization: id ? [id] : undefined }),
  )
  return {
    parts: search.known
      ? [
          ...organization.parts,
          { id: 'known', label: `Known to ${knownTo ?? '…'}`, remove: () => onFilter({ known: undefined }) },
        ]
      : organization.parts,
    onClear: () => onFilter({ organization: undefined, known: undefined }),
    fields: (
      <>
        {organization.field}
        <NativeSelect
          label="Order"
          data={sorts}
          value={search.sort ?? 'site'}
          onChange={({ currentTarget: { value } }) => onFilter({ sort: parseSort(value) })}
        />
      </>
    ),
  }
}
