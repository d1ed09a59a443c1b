import { ActionIcon, Button } from '@mantine/core'
import { IconArrowsSort, IconChecks, IconListCheck } from '@reinforce/icons'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { FilterButton } from '../../../../../ui/list/filter-button.tsx'
import { SearchBox } from '../../../../../ui/list/search-box.tsx'
import { type CandidateSearch, filterCount, type Openable, sortCount } from '../candidate-search.ts'
import css from './candidate-table.module.css'
import { formatCounted } from './format-counted.ts'
import { useIsNarrowList } from './use-is-narrow-list.ts'
import type { SelectionState } from './use-selection.ts'

type CandidateToolbarProps = {
  search: CandidateSearch
  selection: SelectionState
  mayEdit: boolean
  /** Whether there are rows to select and to sort. */
  sorts: boolean
  /** Tools of the directory only. */
  more?: ReactNode
  /** Further items of the menu of a narrow screen. */
  menu?: ReactNode
  onSearch: (text: string) => void
  onOpen: (what: Openable) => void
}

/** Late: only narrow screens need it. Its room is there. */
const ToolbarMenu = lazyComponent(
  async () => (await import('./toolbar-menu.tsx')).ToolbarMenu,
  <ActionIcon variant="default" size={36} style={{ visibility: 'hidden' }} />,
)

/** Selection mode, filter, sort and bulk actions, where there is room for them. */
const WideTools = ({ search, selection, mayEdit, sorts, onOpen }: Omit<CandidateToolbarProps, 'onSearch'>) => (
  <>
    <span style={{ flex: 1 }} />
    {mayEdit && sorts ? (
      <Button
        variant={selection.mode ? 'light' : 'default'}
        leftSection={<IconListCheck size={16} stroke={1.7} />}
        aria-pressed={selection.mode}
        onClick={() => selection.setMode(!selection.mode)}
      >
        Select
      </Button>
    ) : null}
    <FilterButton count={filterCount(search)} onClick={() => onOpen('filter')} />
    {sorts ? (
      <Button
        data-small
        data-first
        aria-label={formatCounted('Sort', sortCount(search))}
        title={formatCounted('Sort', sortCount(search))}
        variant={sortCount(search) > 0 ? 'light' : 'default'}
        leftSection={<IconArrowsSort size={16} stroke={1.7} />}
        onClick={() => onOpen('sort')}
      >
        {formatCounted('Sort', sortCount(search))}
      </Button>
    ) : null}
    {mayEdit && sorts ? (
      <Button
        data-bulk
        disabled={selection.count === 0}
        leftSection={<IconChecks size={16} stroke={1.7} />}
        onClick={() => onOpen('bulk')}
      >
        {formatCounted('Bulk Actions', selection.count)}
      </Button>
    ) : null}
  </>
)

/** Search, selection mode, filter, sort and bulk actions. */
export const CandidateToolbar = ({ onSearch, ...tools }: CandidateToolbarProps) => {
  const { search, more, menu, onOpen } = tools
  const isNarrow = useIsNarrowList()
  const hasMenu = tools.sorts || menu !== undefined
  return (
    <div className={css.bar} role="toolbar" aria-label="Candidate list">
      <SearchBox label="Search Candidates..." value={search.q ?? ''} onSearch={onSearch} />
      {isNarrow ? (
        <>
          <FilterButton count={filterCount(search)} onClick={() => onOpen('filter')} />
          {more}
          {hasMenu ? <ToolbarMenu {...tools}>{menu}</ToolbarMenu> : null}
        </>
      ) : (
        <>
          <WideTools {...tools} />
          {more}
        </>
      )}
    </div>
  )
}
