import type { Day } from '../../../../rules/day.ts'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import { type ListQuestion, type Paging, toPage } from '../../../../ui/list/list-question.ts'
import type { NoRows } from '../../../../ui/list/list-states.tsx'
import { createProspectColumns } from './create-prospect-columns.tsx'
import { ProspectActions, type ProspectDo } from './prospect-actions.tsx'
import type { Prospect } from './prospect-facts.tsx'

type ProspectTableProps = ProspectDo & { all: ListQuestion<Prospect>; pages: Paging; empty: NoRows; today: Day }

/** The pipeline as a list, 25 on a page. */
export const ProspectTable = ({ all, pages, empty, today, onOpen, onMove, onTake }: ProspectTableProps) => (
  <ListBody
    caption="Prospects"
    chooser="prospects"
    question={toPage(all, pages)}
    pages={pages}
    empty={empty}
    columns={createProspectColumns(today)}
    actions={(one) => <ProspectActions one={one} onOpen={onOpen} onMove={onMove} onTake={onTake} />}
  />
)
