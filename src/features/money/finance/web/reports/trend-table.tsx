import { Anchor } from '@mantine/core'
import { formatUsd } from '../../../../../rules/money.ts'
import { showMonth } from '../../../../../rules/periods/month.ts'
import { formatCount } from '../../../../../rules/words/format-count.ts'
import type { Column } from '../../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../../ui/list/list-table.tsx'
import type { PerformanceReportReply } from '../../contract/reports.ts'

type Row = PerformanceReportReply['trend'][number] & { id: string }

const columnsFor = (onMonth: (month: string) => void): readonly Column<Row>[] => [
  {
    key: 'month',
    label: 'Month',
    width: 120,
    cell: ({ month }) => (
      <Anchor component="button" type="button" size="sm" onClick={() => onMonth(month)}>
        {showMonth(month)}
      </Anchor>
    ),
  },
  { key: 'rows', label: 'Reports', width: 72, align: 'right', cell: ({ rows }) => formatCount(rows) },
  {
    key: 'clients',
    label: 'Clients',
    width: 72,
    align: 'right',
    cell: ({ clients }) => formatCount(clients),
  },
  { key: 'amount', label: 'Amount', width: 104, align: 'right', cell: ({ amount }) => formatUsd(amount) },
  { key: 'fee', label: 'Fee', width: 88, align: 'right', cell: ({ fee }) => formatUsd(fee) },
  { key: 'net', label: 'Net', width: 104, align: 'right', cell: ({ net }) => formatUsd(net) },
]

type TrendTableProps = { trend: PerformanceReportReply['trend']; onMonth: (month: string) => void }

/** Results of each month, newest first. Every month can be opened. */
export const TrendTable = ({ trend, onMonth }: TrendTableProps) => (
  <ListTable
    caption="Reports by month"
    columns={columnsFor(onMonth)}
    rows={trend.toReversed().map((each) => ({ ...each, id: each.month }))}
  />
)
