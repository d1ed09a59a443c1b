import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@reinforce/icons'
import { SearchBox } from '../../../../ui/list/search-box.tsx'
import css from './inbox.module.css'
import type { InboxSearch, OnInboxSearch } from './inbox-search.ts'

const main = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'unread', label: 'Unread' },
  { value: 'all', label: 'All' },
] as const
const more = [
  { value: 'mine', label: 'Mine' },
  { value: 'needs-decision', label: 'Unclear opt-out' },
  { value: 'failed', label: 'Failed' },
  { value: 'opted-out', label: 'Opted out' },
  { value: 'snoozed', label: 'Snoozed' },
  { value: 'closed', label: 'Closed' },
] as const
type InboxFilter = (typeof main | typeof more)[number]['value']

/** Returns the filter of an address: those waiting at rest, everyone for a search. */
export const findShown = ({ show, q }: InboxSearch): InboxFilter =>
  [...main, ...more].find(({ value }) => value === show)?.value ?? (q ? 'all' : 'waiting')

const counted: Record<InboxFilter, string> = {
  waiting: ' waiting',
  unread: ' unread',
  all: '',
  mine: ' assigned to you',
  'needs-decision': ' with an unclear opt-out',
  failed: ' with a failed text',
  'opted-out': ' opted out',
  snoozed: ' snoozed',
  closed: ' closed',
}

/** Describes what a filter counts, after “13 conversations”. */
export const describeCounted = (show: InboxFilter): string => counted[show]

type InboxFiltersProps = { search: InboxSearch; show: InboxFilter; onSearch: OnInboxSearch }

/** The search over names, numbers and texts, three filters, and a menu of the others. */
export const InboxFilters = ({ search, show, onSearch }: InboxFiltersProps) => {
  const choose = (value: InboxFilter) =>
    onSearch({ show: value === 'waiting' && !search.q ? undefined : value, page: undefined })
  const other = more.find(({ value }) => value === show)
  return (
    <>
      <SearchBox
        label="Search names, numbers, and texts"
        placeholder="Search messages"
        value={search.q ?? ''}
        onSearch={(text) => onSearch({ q: text || undefined, page: undefined }, true)}
      />
      <fieldset className={css.filters} aria-label="Show">
        {main.map(({ value, label }) => (
          <UnstyledButton
            key={value}
            className={css.filter}
            aria-pressed={show === value}
            onClick={() => choose(value)}
          >
            {label}
          </UnstyledButton>
        ))}
        <Menu position="bottom-end">
          <Menu.Target>
            <UnstyledButton className={css.filter} aria-pressed={other !== undefined}>
              <span className={css.filterName}>{other?.label ?? 'More'}</span>
              <IconChevronDown size={14} stroke={1.7} aria-hidden="true" />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map(({ value, label }) => (
              <Menu.Item key={value} aria-current={value === show || undefined} onClick={() => choose(value)}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      </fieldset>
    </>
  )
}
