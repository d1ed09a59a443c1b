import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconPlus } from '@reinforce/icons'
import { useMemo } from 'react'
import { useListBeside } from '../../../../../platform/web/panel/panel-beside.ts'
import { lazyComponent } from '../../../../../ui/lazy.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { LoadingLines } from '../../../../../ui/states.tsx'
import { CandidateList, type ListParts } from '../candidate-list.tsx'
import { type CandidateSearch, hasHiredFilter, toReviewSearch } from '../candidate-search.ts'
import { createCandidateColumns, listShownColumns } from '../table/create-candidate-columns.tsx'
import { useTableLook } from '../table/table-preferences.ts'
import { ToolsSkeleton } from './tools-skeleton.tsx'
import { ViewSwitch } from './view-switch.tsx'

const waiting = <LoadingLines label="Loading" lines={10} />
const BoardView = lazyComponent(async () => (await import('../board/board-view.tsx')).BoardView, waiting)
const ReviewQueue = lazyComponent(
  async () => (await import('../review/review-queue.tsx')).ReviewQueue,
  <div style={{ padding: 20 }}>{waiting}</div>,
)

const DirectoryTools = lazyComponent(
  async () => (await import('./directory-tools.tsx')).DirectoryTools,
  ({ search }: { search: CandidateSearch }) => <ToolsSkeleton hasColumns={search.view !== 'board'} />,
)
const DirectoryItems = lazyComponent(async () => (await import('./directory-items.tsx')).DirectoryItems)

type DirectoryProps = { search: CandidateSearch; onSearch: (change: CandidateSearch, replace: boolean) => void }

const leads = {
  table: 'Every candidate, newest first',
  board: 'Drag a card to change its status. You can also use its menu or the keyboard.',
  touched: 'Open a card’s menu to change its status.',
}

const drawBoard = (parts: ListParts) => <BoardView {...parts} />

/** Every candidate of the organization, as each person likes to see them. */
export const Directory = ({ search, onSearch }: DirectoryProps) => {
  const [look, setLook] = useTableLook()
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const beside = useListBeside(search.view === undefined)
  const hires = hasHiredFilter(search)
  const columns = useMemo(
    () => createCandidateColumns('directory', listShownColumns(look.columns, hires), beside.isTablet),
    [look.columns, hires, beside.isTablet],
  )
  if (search.view === 'review')
    return (
      <CandidateList
        view="directory"
        scope="all"
        search={toReviewSearch(search)}
        onSearch={onSearch}
        bare
        body={(parts) => <ReviewQueue {...parts} search={search} onSearch={onSearch} />}
      />
    )
  return (
    <Page
      title="Candidate Directory"
      lead={leads[search.view !== 'board' ? 'table' : isTouched ? 'touched' : 'board']}
      actions={<ViewSwitch view={search.view} onView={(view) => onSearch({ view, page: undefined }, false)} />}
    >
      <CandidateList
        view="directory"
        scope="all"
        search={search}
        onSearch={onSearch}
        columns={columns}
        beside={beside}
        compact={look.density === 'compact'}
        body={search.view === 'board' ? drawBoard : undefined}
        menu={(parts) => <DirectoryItems {...parts} search={search} look={look} onLook={setLook} />}
        tools={(parts) => (
          <>
            <DirectoryTools {...parts} search={search} look={look} onLook={setLook} />
            {parts.mayEdit ? (
              <Button
                data-small
                data-add
                aria-label="Add Candidate"
                leftSection={<IconPlus size={16} stroke={1.7} />}
                onClick={() => parts.open('add')}
              >
                Add<span data-rest>&nbsp;Candidate</span>
              </Button>
            ) : null}
          </>
        )}
      />
    </Page>
  )
}
