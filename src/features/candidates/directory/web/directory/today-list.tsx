import { type ReactNode, useMemo } from 'react'
import { useListBeside } from '../../../../../platform/web/panel/panel-beside.ts'
import { lazyDialog } from '../../../../../ui/dialog/lazy-dialog.tsx'
import { CandidateList } from '../candidate-list.tsx'
import type { CandidateSearch } from '../candidate-search.ts'
import { createCandidateColumns, usualOfDashboard } from '../table/create-candidate-columns.tsx'
import { useTableLook } from '../table/table-preferences.ts'
import { useIsNarrowList } from '../table/use-is-narrow-list.ts'
import type { HeldRows } from '../use-candidate-page.ts'
import { ColumnsButton } from './columns-button.tsx'

const LookDialog = lazyDialog(async () => (await import('./look-dialog.tsx')).LookDialog)

type TodayListProps = {
  search: CandidateSearch
  onSearch: (change: CandidateSearch, replace: boolean) => void
  held: HeldRows
  below: ReactNode
}

/** Today's candidates on the dashboard, with the columns that a person chose. */
export const TodayList = (props: TodayListProps) => {
  const [look, setLook] = useTableLook('dashboard')
  const isNarrow = useIsNarrowList()
  const beside = useListBeside()
  const columns = useMemo(() => createCandidateColumns('dashboard', look.columns), [look.columns])
  return (
    <CandidateList
      {...props}
      view="dashboard"
      scope="today"
      columns={columns}
      beside={beside}
      compact={look.density === 'compact'}
      tools={({ open }) => (
        <>
          {isNarrow ? null : <ColumnsButton onClick={() => open('look')} />}
          <LookDialog
            opened={props.search.open === 'look'}
            usual={usualOfDashboard}
            look={look}
            onChange={setLook}
            onDone={() => open(undefined)}
          />
        </>
      )}
    />
  )
}
