import { Anchor, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { invoiceStateWords } from '../../../../rules/get-invoice-state.ts'
import { formatUsd } from '../../../../rules/money.ts'
import { showMonth } from '../../../../rules/periods/month.ts'
import type { Column } from '../../../../ui/list/list-column.ts'
import { ListTable } from '../../../../ui/list/list-table.tsx'
import { LoadingLines } from '../../../../ui/states.tsx'
import { formatComparison } from '../rules/get-comparison-period.ts'
import { describeMonths } from '../rules/receivables.ts'
import { AsTable } from './hiring/as-table.tsx'
import { getInvoiceDot } from './invoice-columns.tsx'
import css from './invoice-sums.module.css'
import type { OnList, SumsProps } from './invoice-sums.tsx'
import { plainListFilter } from './invoice-url.ts'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'
import { Legend, type Part, StackBar } from './stack-bar.tsx'

/** `before`: what it is compared with, null for nothing; `days`: which days those are where a month is not over. */
type MonthRow = Overview['months'][number] & { id: string; name: string; before: number | null; days: string | null }
const monthColumns = (
  onList: OnList,
  reportsLink: (month: string, net: number) => ReactNode,
): readonly Column<MonthRow>[] => [
  { key: 'month', label: 'Month', width: 150, cell: ({ name, partial }) => (partial ? `${name} (in part)` : name) },
  {
    key: 'reports',
    label: 'Reports, net',
    width: 110,
    align: 'right',
    cell: ({ month, reports }) => reportsLink(month, reports),
  },
  {
    key: 'invoices',
    label: 'Paid invoices',
    width: 110,
    align: 'right',
    cell: ({ month, invoices, name }) => (
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-label={`Paid invoices of ${name}: ${formatUsd(invoices)}. Show the rows`}
        onClick={() => onList({ ...plainListFilter, state: 'paid', month })}
      >
        {formatUsd(invoices)}
      </Anchor>
    ),
  },
  { key: 'open', label: 'Open', width: 96, align: 'right', cell: ({ open }) => formatUsd(open) },
  { key: 'overdue', label: 'Overdue', width: 96, align: 'right', cell: ({ overdue }) => formatUsd(overdue) },
  {
    key: 'total',
    label: 'Total',
    width: 110,
    align: 'right',
    cell: ({ reports, invoices }) => formatUsd(reports + invoices),
  },
  {
    key: 'change',
    label: 'Change',
    width: 150,
    align: 'right',
    cell: ({ reports, invoices, before, days }) => {
      if (before === null) return '–'
      const change = reports + invoices - before
      return (
        <>
          {change > 0 ? `+${formatUsd(change)}` : formatUsd(change)}
          {days ? (
            <Text size="xs" c="dimmed">
              {days}
            </Text>
          ) : null}
        </>
      )
    },
  },
]

type MonthSumsProps = SumsProps & { reportsLink: (month: string, net: number) => ReactNode }

const monthRows = ({ month, months, sameDays }: Overview): MonthRow[] =>
  months
    .map((each, at) => {
      const row = { ...each, id: each.month, name: showMonth(each.month), before: null, days: null }
      const previous = months[at - 1]
      if (!previous || previous.partial) return row
      if (each.month !== month) return { ...row, before: previous.reports + previous.invoices }
      const days = formatComparison({ month, other: previous.month, through: sameDays.through })
      return { ...row, name: `${row.name} so far`, before: sameDays.reports + sameDays.invoices, days }
    })
    .toReversed()

const states = ['paid', 'open', 'overdue'] as const
const getAmount = (row: MonthRow, state: (typeof states)[number]) => (state === 'paid' ? row.invoices : row[state])

const listParts = (row: MonthRow, onList: OnList): Part[] =>
  states.flatMap((state) => {
    const amount = getAmount(row, state)
    const label = `${row.name}, ${state}: ${formatUsd(amount)}. Show the rows`
    const onOpen = () => onList({ ...plainListFilter, state, month: row.month })
    return amount > 0 ? [{ key: state, amount, color: getInvoiceDot(state), label, onOpen }] : []
  })

/** 'Paid $8,737.79 · Open $3,892.12'. */
const describeParts = (row: MonthRow) =>
  states
    .filter((state) => getAmount(row, state) > 0)
    .map((state) => `${invoiceStateWords[state]} ${formatUsd(getAmount(row, state))}`)
    .join(' · ')

const Bars = ({ rows, onList }: { rows: readonly MonthRow[]; onList: OnList }) => {
  const getWhole = (row: MonthRow) => row.invoices + row.open + row.overdue
  const most = Math.max(1, ...rows.map(getWhole))
  return (
    <ul className={css.bars}>
      {rows.map((row) => (
        <li key={row.id} className={css.bar}>
          <span>{row.partial ? `${row.name} (in part)` : row.name}</span>
          <StackBar parts={listParts(row, onList)} width={(100 * getWhole(row)) / most} />
          <span className={css.sum}>{formatUsd(getWhole(row))}</span>
          <span className={css.parts}>{describeParts(row)}</span>
        </li>
      ))}
    </ul>
  )
}

/**
 * The invoices of each month as paid, open and overdue, with revenue month over month as a table: this one with the same days of the one
 * before, whole months whole. The first month is loaded in part, so that nothing is compared with it.
 */
export const MonthSums = ({ overview, onList, reportsLink }: MonthSumsProps) => (
  <Section id="months" title="Month over month">
    <div className={css.months}>
      {overview ? (
        <>
          <Text size="sm" mb="xs">
            {describeMonths(overview.months)}
          </Text>
          <Legend
            parts={states.map((state) => ({
              key: state,
              color: getInvoiceDot(state),
              label: invoiceStateWords[state],
            }))}
          />
          <Bars rows={monthRows(overview)} onList={onList} />
          <Text size="xs" c="dimmed">
            Totals are what was paid and is owed on invoices, without performance reports.
          </Text>
          <AsTable of="Month over month">
            <ListTable
              caption="Reports and invoices by month"
              columns={monthColumns(onList, reportsLink)}
              rows={monthRows(overview)}
            />
          </AsTable>
        </>
      ) : (
        <LoadingLines label="Loading months" lines={5} />
      )}
    </div>
  </Section>
)
