import type { ReplyOf } from '../../../../../platform/web/call.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import type { textingCosts } from '../../contract/texting-costs.ts'
import { costInWords } from '../../rules/settings/text-cost.ts'
import { CountedLink } from './counted-link.tsx'

type Costs = ReplyOf<typeof textingCosts>
export type CostRow = Costs['rows'][number] & { id: string }
const n = (value: number) => formatCount(value)

/** The rows of the answer, an organization each. */
export const costRows = ({ rows, total }: Costs) => ({
  rows: rows.map((row): CostRow => ({ ...row, id: row.organizationId })),
  total,
})

/** One organization a row; its numbers open the texts of that month. */
export const costColumns = (month: string | undefined): readonly Column<CostRow>[] => {
  const behind = ({ organizationId }: CostRow, direction: 'out' | 'in') => ({
    client: organizationId,
    direction,
    ...(month ? { month } : {}),
  })
  return [
    { key: 'name', label: 'Organization', width: 200, cell: ({ organization }) => <strong>{organization}</strong> },
    {
      key: 'out',
      label: 'Texts out',
      width: 90,
      align: 'right',
      cell: (row) => <CountedLink count={row.textsOut} words="texts out" search={behind(row, 'out')} />,
    },
    { key: 'partsOut', label: 'Parts out', width: 90, align: 'right', cell: ({ partsOut }) => n(partsOut) },
    {
      key: 'in',
      label: 'Texts in',
      width: 90,
      align: 'right',
      cell: (row) => <CountedLink count={row.textsIn} words="texts in" search={behind(row, 'in')} />,
    },
    { key: 'partsIn', label: 'Parts in', width: 90, align: 'right', cell: ({ partsIn }) => n(partsIn) },
    { key: 'cost', label: 'Cost (estimate)', width: 120, align: 'right', cell: ({ cents }) => costInWords(cents) },
  ]
}
