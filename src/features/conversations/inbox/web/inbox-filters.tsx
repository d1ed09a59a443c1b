import { UnstyledButton } from '@mantine/core'
import { SearchBox } from '../../../../ui/list/search-box.tsx'
import css from './inbox.module.css'
import type { InboxSearch, OnInboxSearch } from './inbox-search.ts'

const filters = [
  { value: 'all', label: 'All' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'unread', label: 'Unread' },
  { value: 'mine', label: 'Mine' },
  { value: 'failed', label: 'Failed' },
  { value: 'opted-out', label: 'Opted out' },
  { value: 'needs-decision', label: 'Needs a decision' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'closed', label: 'Closed' },
] as const
type Shown = (typeof filters)[number]['value']

/** Threads to show. All threads if the address has no known filter. */
export const shownOf = (search: InboxSearch): Shown =>
  filters.find(({ value }) => value === search.show)?.value ?? 'all'

type InboxFiltersProps = { search: InboxSearch; show: Shown; onSearch: OnInboxSearch }

/** The search over names, numbers and texts, and which threads are shown. */
export const InboxFilters = ({ search, show, onSearch }: InboxFiltersProps) => (
  <>
    <SearchBox
      label="Search names, numbers, and texts"
      value={search.q ?? ''}
      onSearch={(text) => onSearch({ q: text || undefined, page: undefined }, true)}
    />
    <fieldset className={css.filters} aria-label="Show">
      {filters.map(({ value, label }) => (
        <UnstyledButton
          key={value}
          className={css.filter}
          aria-pressed={show === value}
          onClick={() => onSearch({ show: value === 'all' ? undefined : value, page: undefined })}
        >
          {label}
        </UnstyledButton>
      ))}
    </fieldset>
  </>
)
