import { Anchor, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { Page } from '../../../../ui/page.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { CandidateList, type ListParts } from '../candidate-list.tsx'
import type { CandidateSearch } from '../candidate-search.ts'
import { candidateColumns } from '../table/candidate-columns.tsx'
import { useTableLook } from '../table/table-look.ts'
import { ToolsToCome } from './tools-to-come.tsx'
import { ViewSwitch } from './view-switch.tsx'

const waiting = <LoadingLines label="Loading" lines={10} />
const BoardView = lazyComponent(async () => (await import('../board/board-view.tsx')).BoardView, waiting)
const ReviewQueue = lazyComponent(async () => (await import('../review/review-queue.tsx')).ReviewQueue, waiting)

const DirectoryTools = lazyComponent(
  async () => (await import('./directory-tools.tsx')).DirectoryTools,
  <ToolsToCome />,
)

type DirectoryProps = { search: CandidateSearch; onSearch: (change: CandidateSearch, replace: boolean) => void }

const leads = {
  table: 'Every candidate, newest first',
  board: 'Candidates by status: drag a card, or move it with the keyboard or its menu',
  review: 'One candidate at a time, by keyboard if you like',
}

const bodyOf = (view: CandidateSearch['view']) => {
  if (!view) return undefined
  const Body = view === 'board' ? BoardView : ReviewQueue
  return (parts: ListParts) => <Body {...parts} />
}

/** Every candidate of the organization, as each person likes to see them. */
export const Directory = ({ search, onSearch }: DirectoryProps) => {
  const [look, setLook] = useTableLook()
  const columns = useMemo(() => candidateColumns('directory', look.columns), [look.columns])
  return (
    <Page
      title="Candidate Directory"
      lead={leads[search.view ?? 'table']}
      actions={
        <Group gap="sm">
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/resumes" />}>
            Resumes
          </Anchor>
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/imports" />}>
            Import
          </Anchor>
          <ViewSwitch view={search.view} onView={(view) => onSearch({ view, page: undefined }, false)} />
        </Group>
      }
    >
      <CandidateList
        view="directory"
        scope="all"
        search={search}
        onSearch={onSearch}
        columns={columns}
        compact={look.density === 'compact'}
        body={bodyOf(search.view)}
        tools={(parts) => (
          <>
            <DirectoryTools {...parts} search={search} look={look} onLook={setLook} />
            {parts.mayEdit ? (
              <Button leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => parts.open('add')}>
                Add Candidate
              </Button>
            ) : null}
          </>
        )}
      />
    </Page>
  )
}
