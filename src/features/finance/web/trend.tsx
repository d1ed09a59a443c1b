import { Anchor, Skeleton } from '@mantine/core'
import { usd } from '../../../rules/money.ts'
import { late } from '../../../ui/late.tsx'
import type { Column } from '../../../ui/list-column.ts'
import { ListTable } from '../../../ui/list-table.tsx'
import { Empty } from '../../../ui/states.tsx'
import type { PerformanceReportReply } from '../contract/reports.ts'
import { showMonth } from '../rules/month.ts'
import css from './figure.module.css'
import { Section } from './section.tsx'

const TrendChart = late(
  async () => (await import('./trend-chart.tsx')).TrendChart,
  <Skeleton height={240} radius="sm" />,
)

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
  { key: 'rows', label: 'Reports', width: 72, align: 'right', cell: ({ rows }) => rows.toLocaleString('en-US') },
  {
    key: 'clients',
    label: 'Clients',
    width: 72,
    align: 'right',
    cell: ({ clients }) => clients.toLocaleString('en-US'),
  },
  { key: 'amount', label: 'Amount', width: 104, align: 'right', cell: ({ amount }) => usd(amount) },
  { key: 'fee', label: 'Fee', width: 88, align: 'right', cell: ({ fee }) => usd(fee) },
  { key: 'net', label: 'Net', width: 104, align: 'right', cell: ({ net }) => usd(net) },
]

type TrendProps = { trend: PerformanceReportReply['trend'] | undefined; onMonth: (month: string) => void }

/** What each month brought: bars, and the same numbers as a table whose months can be opened. */
export const Trend = ({ trend, onMonth }: TrendProps) => (
  <Section id="trend" title="Trend">
    <div style={{ minHeight: 240 }}>
      {trend?.length === 0 ? (
        <Empty title="No reports yet." />
      ) : trend ? (
        <TrendChart label={`Net and fee of ${trend.length} months; the numbers are in the table below`} rows={trend} />
      ) : (
        <Skeleton height={240} radius="sm" />
      )}
    </div>
    <details className={css.numbers}>
      <summary>The same numbers as a table</summary>
      <ListTable
        caption="Reports by month"
        columns={columnsFor(onMonth)}
        rows={(trend ?? []).toReversed().map((each) => ({ ...each, id: each.month }))}
      />
    </details>
  </Section>
)
