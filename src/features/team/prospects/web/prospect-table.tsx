import type { Day } from '../../../../rules/day.ts'
import { ListBody } from '../../../../ui/list/list-body.tsx'
import { type ListQuestion, type Paging, pageOfAll } from '../../../../ui/list/list-question.ts'
import type { NoRows } from '../../../../ui/list/list-states.tsx'
import { ProspectActions, type ProspectDo } from './prospect-actions.tsx'
import { prospectColumns } from './prospect-columns.tsx'
import type { Prospect } from './prospect-facts.tsx'

type ProspectTableProps = ProspectDo & { all: ListQuestion<Prospect>; pages: Paging; empty: NoRows; today: Day }

/** The pipeline as a list, 25 on a page. */
export const ProspectTable = ({ all, pages, empty, today, onOpen, onMove, onTake }: ProspectTableProps) => (
  <ListBody
    caption="Prospects"
    chooser="prospects"
    question={pageOfAll(all, pages)}
    pages={pages}
    empty={empty}
    columns={prospectColumns(today)}
    actions={(one) => <ProspectActions one={one} onOpen={onOpen} onMove={onMove} onTake={onTake} />}
  />
)
