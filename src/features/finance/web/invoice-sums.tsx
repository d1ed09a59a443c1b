import { Anchor, Text, UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { usd } from '../../../rules/money.ts'
import { countOf } from '../../../rules/words/count.ts'
import type { Column } from '../../../ui/list/list-column.ts'
import { ListTable } from '../../../ui/list/list-table.tsx'
import { LoadingLines } from '../../../ui/states.tsx'
import { showMonth } from '../rules/month.ts'
import { comparedInWords } from '../rules/same-days.ts'
import { InvoiceBadge } from './invoice-columns.tsx'
import css from './invoice-sums.module.css'
import { type ListFilter, plainListFilter } from './invoice-url.ts'
import type { Overview } from './overview.ts'
import { Section } from './section.tsx'

type OnList = (filter: ListFilter) => void
type SumsProps = { overview: Overview | undefined; onList: OnList }

/** Invoices by what they are now; each number opens its rows. */
export const StateSums = ({ overview, onList }: SumsProps) => (
  <Section id="states" title="Invoices of the last 90 days">
    {overview ? (
      <ul className={css.states}>
        {overview.states.map(({ state, count, amount }) => (
          <li key={state}>
            <UnstyledButton className={css.state} onClick={() => onList({ ...plainListFilter, state })}>
              <InvoiceBadge state={state} />
              <span className={css.count}>{count.toLocaleString('en-US')}</span>
              <Text span size="xs" c="dimmed">
                {usd(amount)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    ) : (
      <div className={css.tiles}>
        <LoadingLines label="Loading invoices" lines={3} />
      </div>
    )}
  </Section>
)

type ClientRow = Overview['clients'][number] & { id: string }
const clientColumns = (onList: OnList): readonly Column<ClientRow>[] => [
  {
    key: 'client',
    label: 'Client',
    width: 160,
    cell: ({ organization, organization_id }) => (
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        onClick={() => onList({ ...plainListFilter, client: organization_id ?? 'unmatched' })}
      >
        {organization ?? 'Unmatched'}
      </Anchor>
    ),
  },
  { key: 'count', label: 'Invoices', width: 72, align: 'right', cell: ({ count }) => count.toLocaleString('en-US') },
  { key: 'paid', label: 'Paid', width: 96, align: 'right', cell: ({ paid }) => usd(paid) },
  { key: 'open', label: 'Outstanding', width: 96, align: 'right', cell: ({ outstanding }) => usd(outstanding) },
]

/** Invoices by client, the most paid first; customers that no organization has are their own line. */
export const ClientSums = ({ overview, onList }: SumsProps) => (
  <Section id="clients" title="By client">
    <div className={css.scroll}>
      <ListTable
        caption="Invoices by client"
        columns={clientColumns(onList)}
        rows={overview ? overview.clients.map((each) => ({ ...each, id: each.organization_id ?? 'unmatched' })) : null}
      />
    </div>
    {overview?.otherClients ? (
      <Text size="sm" c="dimmed" mt="xs">
        And {countOf(overview.otherClients.clients, 'other client')} with{' '}
        {countOf(overview.otherClients.count, 'invoice')}, {usd(overview.otherClients.paid)} paid.
      </Text>
    ) : null}
  </Section>
)

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
        aria-label={`Paid invoices of ${name}: ${usd(invoices)}. Show the rows`}
        onClick={() => onList({ ...plainListFilter, state: 'paid', month })}
      >
        {usd(invoices)}
      </Anchor>
    ),
  },
  {
    key: 'total',
    label: 'Together',
    width: 110,
    align: 'right',
    cell: ({ reports, invoices }) => usd(reports + invoices),
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
          {change > 0 ? `+${usd(change)}` : usd(change)}
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
      const days = comparedInWords({ month, other: previous.month, through: sameDays.through })
      return { ...row, name: `${row.name} so far`, before: sameDays.reports + sameDays.invoices, days }
    })
    .toReversed()

/**
 * Revenue month over month: this one with the same days of the one before, whole months whole. The first month is loaded in part, so
 * that nothing is compared with it.
 */
export const MonthSums = ({ overview, onList, reportsLink }: MonthSumsProps) => (
  <Section id="months" title="Month over month">
    {overview ? (
      <ListTable caption="Revenue by month" columns={monthColumns(onList, reportsLink)} rows={monthRows(overview)} />
    ) : (
      <div className={css.fourMonths}>
        <LoadingLines label="Loading months" lines={5} />
      </div>
    )}
  </Section>
)
