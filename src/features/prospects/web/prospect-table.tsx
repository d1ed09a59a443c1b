import { pageSize, pagesShown } from '../../../rules/count.ts'
import type { Day } from '../../../rules/day.ts'
import { ListPages } from '../../../ui/list-pages.tsx'
import { ListTable } from '../../../ui/list-table.tsx'
import { ProspectActions } from './prospect-actions.tsx'
import { prospectColumns } from './prospect-columns.tsx'
import type { Prospect, Stage } from './prospect-facts.tsx'
import type { ProspectDialog } from './prospect-search.ts'

type ProspectTableProps = {
  rows: readonly Prospect[]
  today: Day
  stale: boolean
  page: number
  onPage: (page: number) => void
  onOpen: (dialog: ProspectDialog, id: string) => void
  onMove: (id: string, stage: Stage) => void
}

/** The pipeline as a list, 25 on a page. */
export const ProspectTable = ({ rows, today, stale, page, onPage, onOpen, onMove }: ProspectTableProps) => {
  const last = Math.max(1, Math.ceil(rows.length / pageSize))
  const shown = Math.min(page, last)
  return (
    <>
      <ListTable
        caption="Prospects"
        chooser="prospects"
        columns={prospectColumns(today)}
        rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
        stale={stale}
        actions={(one) => <ProspectActions one={one} onOpen={onOpen} onMove={onMove} />}
      />
      <ListPages page={shown} pageSize={pageSize} total={rows.length} shown={pagesShown} onPage={onPage} />
    </>
  )
}
