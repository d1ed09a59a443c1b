import { Button, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type CandidateSearch, noFilter, type Scope } from '../candidate-search.ts'
import css from './filter-chips.module.css'
import { filterParts } from './filter-parts.ts'
import { useFilterNames } from './use-filter-names.ts'

type FilterChipsProps = { search: CandidateSearch; scope: Scope; onSearch: (change: CandidateSearch) => void }

/** What narrows the list, each removable by a click. */
export const FilterChips = ({ search, scope, onSearch }: FilterChipsProps) => {
  const parts = filterParts(search, useFilterNames(search, scope))
  return (
    <div className={css.bar} role="group" aria-label="Filters in use">
      {parts.map(({ id, label, without }) => (
        <UnstyledButton
          key={id}
          className={css.chip}
          aria-label={`Remove filter ${label}`}
          onClick={() => onSearch({ ...without, page: undefined })}
        >
          {label}
          <IconX size={14} stroke={1.7} aria-hidden />
        </UnstyledButton>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => onSearch({ ...noFilter, page: undefined })}>
        Clear filters
      </Button>
    </div>
  )
}
