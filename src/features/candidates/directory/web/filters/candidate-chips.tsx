import { Text } from '@mantine/core'
import { FilterChips } from '../../../../../ui/list/filter-chips.tsx'
import { type CandidateSearch, hasHiredFilter, noFilter, type Scope } from '../candidate-search.ts'
import { filterParts } from './filter-parts.ts'
import { useFilterNames } from './use-filter-names.ts'

type CandidateChipsProps = { search: CandidateSearch; scope: Scope; onSearch: (change: CandidateSearch) => void }

/** Active filters of the candidates, each removable by a click. */
export const CandidateChips = ({ search, scope, onSearch }: CandidateChipsProps) => (
  <>
    <FilterChips
      parts={filterParts(search, useFilterNames(search, scope)).map(({ id, label, without }) => ({
        id,
        label,
        remove: () => onSearch({ ...without, page: undefined }),
      }))}
      onClear={() => onSearch({ ...noFilter, page: undefined })}
    />
    {hasHiredFilter(search) ? (
      <Text size="sm" c="dimmed" px="md" py="xs">
        Everyone hired on these dates. Each row shows today’s status.
      </Text>
    ) : null}
  </>
)
