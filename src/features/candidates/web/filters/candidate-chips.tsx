import { FilterChips } from '../../../../ui/list/filter-chips.tsx'
import { type CandidateSearch, noFilter, type Scope } from '../candidate-search.ts'
import { filterParts } from './filter-parts.ts'
import { useFilterNames } from './use-filter-names.ts'

type CandidateChipsProps = { search: CandidateSearch; scope: Scope; onSearch: (change: CandidateSearch) => void }

/** What narrows the candidates, each removable by a click. */
export const CandidateChips = ({ search, scope, onSearch }: CandidateChipsProps) => (
  <FilterChips
    parts={filterParts(search, useFilterNames(search, scope)).map(({ id, label, without }) => ({
      id,
      label,
      remove: () => onSearch({ ...without, page: undefined }),
    }))}
    onClear={() => onSearch({ ...noFilter, page: undefined })}
  />
)
