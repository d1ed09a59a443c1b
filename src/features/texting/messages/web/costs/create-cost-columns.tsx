import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import type { textingCosts } from '../../contract/texting-costs.ts'
import { formatCost } from '../../rules/settings/text-cost.ts'
import { CountedLink } from './counted-link.tsx'

type Costs = ReplyOf<typeof textingCosts>
export type CostRow = Costs['rows'][number] & { id: string }
const n = (value: number) => formatCount(value)

/** The rows of the answer, an organization each. */
export const toCostRows = ({ rows, total }: Costs) => ({
  rows: rows.map((row): CostRow => ({ ...row, id: row.organizationId })),
  total,
})

/** One organization a row; its numbers open the texts of that month. */
export const createCostColumns = (month: string | undefined): readonly Column<CostRow>[] => {
  const behind = ({ organizationId }: CostRow, direction: 'out' | 'in') => ({
    client: organizationId,
    direction,
    ...(month ? { month } : {}),
  })
  return [
    { key: 'name', label: 'Organization', width: 200, cell: ({ organization }) => <strong>{organization}</strong> },
    {
      key: 'out',
      label: 'Texts sent',
      width: 90,
      align: 'right',
      cell: (row) => <CountedLink count={row.textsOut} words="texts sent" search={behind(row, 'out')} />,
    },
    { key: 'partsOut', label: 'Parts sent', width: 90, align: 'right', cell: ({ partsOut }) => n(partsOut) },
    {
      key: 'in',
      label: 'Texts received',
      width: 90,
      align: 'right',
      cell: (row) => <CountedLink count={row.textsIn} words="texts received" search={behind(row, 'in')} />,
    },
    { key: 'partsIn', label: 'Parts received', width: 90, align: 'right', cell: ({ partsIn }) => n(partsIn) },
    { key: 'cost', label: 'Cost (estimate)', width: 120, align: 'right', cell: ({ cents }) => formatCost(cents) },
  ]
}
